import { isInPolygon } from '#shared/scene/polygon.ts'
import { farFirst } from '#shared/scene/foot.ts'
import type { Box, Point } from '#shared/scene/layout.ts'
import { approachView, homeView, panRoom } from '#shared/scene/fit.ts'
import { middleOf, toScene } from './geometry.ts'
import type { Quality } from './quality.ts'
import { keepQuality } from './saved-quality.ts'
import { onceShown } from './once-shown.ts'
import { anchors, camera, frames, isInstant } from './runtime.ts'
import { stageStore } from './stage-store.ts'
import { returning } from './spoken/returning.ts'

/** A press of + or -. */
const ZOOM_STEP = 1.35
/** Who waits for a scene that does not come is notified all the same (ms). */
const SHOWN_TIMEOUT_MS = 10_000
/** An element that is shown fills this share of the screen, at most. */
const SHOWN_SHARE = 0.5
/** In which the camera shows one (ms). */
const SHOW_MS = 900

/** True while the focus is moved by `standOn`. */
let isMovingFocus = false

/** The verbs of the stage: what the overlay, the keys and the twin ask of it. */
export const stageActions = {
  zoomIn: () => zoomAround(middleOfScreen(), ZOOM_STEP),
  zoomOut: () => zoomAround(middleOfScreen(), 1 / ZOOM_STEP),

  /** CSS px; the map moves the other way. */
  panBy(dx: number, dy: number): void {
    camera.glideBy(dx, dy, isInstant())
    frames.request()
  },

  /** Hovers the picture and pans it into view; null lets go. */
  focusElement(id: string | null): void {
    stageStore.setState({ focused: id })
    const element = elementOf(id)
    if (element) camera.reveal(element.layout.picture.box, isInstant())
    frames.request()
  },

  /**
   * Puts the keyboard on a place: on its button over the picture, or on its row in the list. Nobody has asked for more
   * of the place by it: that is `focusElement`.
   */
  standOn(id: string): void {
    isMovingFocus = true
    document
      .querySelector<HTMLElement>(`nav [data-element="${CSS.escape(id)}"]`)
      ?.focus({ preventScroll: true })
    isMovingFocus = false
  },

  /** The keyboard has come to a place's button; the player brought it there, unless `standOn` did. */
  onPlaceFocus(id: string): void {
    if (!isMovingFocus) stageActions.focusElement(id)
  },

  /**
   * The same, as soon as the scene stands: where a pop-up or a page that held the keyboard has gone. Not if the player
   * goes elsewhere meanwhile.
   */
  standOnWhenShown(sceneId: string, id: string): void {
    returning.to = sceneId
    onceShown(sceneId, (isShown) => {
      // React shows the buttons of the new scene with the next frame.
      if (isShown) requestAnimationFrame(() => stageActions.standOn(id))
      else returning.to = null
    })
  },

  /** Settles when the scene stands before the player, when another one is wanted instead, or after 10 s. */
  whenShown: (sceneId: string): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        stop()
        resolve()
      }, SHOWN_TIMEOUT_MS)
      const stop = onceShown(sceneId, () => {
        clearTimeout(timer)
        resolve()
      })
    }),

  /** Glides just as far as it takes to have all of an element in view. */
  revealElement(id: string): void {
    const element = elementOf(id)
    if (element) camera.revealWhole(element.layout.picture.box, isInstant(), SHOW_MS)
    frames.request()
  },

  /** Flies to an element, nearer than it was, as 'Show the way' asks for it. */
  showElement(id: string): void {
    const element = elementOf(id)
    if (!element) return
    camera.glideTo(camera.closeUp(element.layout.picture.box, SHOWN_SHARE), isInstant(), SHOW_MS)
    frames.request()
  },

  /** Glides until an element stands as near to the middle as the map lets it, from as far as one can see it; not from where the player looks. */
  approachElement(id: string, duration: number): number {
    const element = elementOf(id)
    if (!element || camera.isTaken) return 0
    const { framing, screen } = camera
    const isAtOnce = isInstant()
    camera.glideTo(approachView(middleOf(element.layout.picture.box), framing, screen), isAtOnce, duration)
    frames.request()
    return isAtOnce ? 0 : duration
  },

  /** Glides out to as much of the map as the screen holds. */
  showAll(duration: number): void {
    camera.glideTo(homeView(camera.framing, camera.screen), isInstant(), duration)
    frames.request()
  },

  setHovered(id: string | null): void {
    if (stageStore.getState().hovered !== id) stageStore.setState({ hovered: id })
  },

  press(id: string): void {
    const { shown, onElement } = stageStore.getState()
    if (!shown) return
    stageStore.setState({ pressed: { sceneId: shown.id, elementId: id } })
    onElement(id)
  },

  /** The HUD's pause: what moves by itself stands still. */
  setPaused: (isPaused: boolean) => stageStore.setState({ isPaused }),
  /** True under a full-screen task: not a frame is drawn. */
  setCovered: (isCovered: boolean) => stageStore.setState({ isCovered }),
  /** 'Continue as list', and back to the map. */
  showAsList: (wantsList: boolean) => stageStore.setState({ wantsList }),
  /** While somebody makes the scene that is shown. */
  setEdited: (isEdited: boolean) => stageStore.setState({ isEdited }),
  /** Kept on this device. Holds from the first frame on when it is chosen before the stage has started. */
  setQuality(quality: Quality): void {
    keepQuality(quality)
    // Where nothing moves no frame tells that the machine could do more.
    const begins = stageStore.getState().tier === 'still' && { tier: 'low' as const }
    stageStore.setState({ quality, ...(quality === 'auto' ? begins : { tier: quality }) })
  },
  /** Whose map it is: where each player left it is kept for that player alone. */
  setPlayer: (player: string | null) => stageStore.setState({ player }),
  /**
   * After a sign-out: nothing of the player stays on the stage, in its twin or in its wishes. The view is not saved as the
   * scene goes, for the player's keys are deleted by then (AUTH-5); it was saved whenever the map came to rest.
   */
  clear(): void {
    stageStore.setState(({ rendererKind, tier, quality }) => ({
      ...stageStore.getInitialState(),
      ...{ rendererKind, tier, quality },
    }))
  },

  /** Tells that something on the stage stands elsewhere now. @returns how to stop */
  onMoved: (report: () => void): (() => void) => anchors.watch(report),
  /** Where an element's picture stands now (CSS px of the viewport); null when it is not on the stage. */
  elementBox: (id: string): Box | null => anchors.boxOf(id),
  /** Where the labels in view stand now (CSS px of the viewport), to hang a card beside one and off the others. */
  labelBoxes: (): ReadonlyMap<string, Box> => anchors.labelBoxes(),
  /**
   * What a card on the stage has to fit into, the bars and panels that it keeps off (CSS px of the viewport), and how far
   * the map can go: what it shows moves by so many px.
   */
  room: () => ({ view: camera.screen, taken: anchors.takenBoxes(), pan: panRoom(camera) }),
}

export function zoomAround(at: Point, factor: number): void {
  if (isInstant()) camera.zoomAt(at, factor)
  else camera.zoomTowards(at, factor)
  frames.request()
}

/** What lies under a point of the screen: a label, or the picture in front. */
export function elementAt(at: Point): string | null {
  const label = anchors.labelAt(at)
  if (label !== null) return label
  const point = toScene(at, camera.view, camera.screen)
  const elements = stageStore.getState().shown?.elements ?? []
  const hit = elements.filter(({ layout }) => isInPolygon(point, layout.hit)).toSorted(farFirst)
  return hit.at(-1)?.id ?? null
}

function elementOf(id: string | null) {
  return stageStore.getState().shown?.elements.find((element) => element.id === id)
}

function middleOfScreen(): Point {
  return { x: camera.screen.width / 2, y: camera.screen.height / 2 }
}
