import type { SceneElement } from '#shared/scene/description.ts'
import { homeView } from '#shared/scene/fit.ts'
import { farFirst } from '#shared/scene/foot.ts'
import type { Box, Point } from '#shared/scene/layout.ts'
import { isInPolygon } from '#shared/scene/polygon.ts'
import type { Actor } from './actors/actor.ts'
import type { ElementModel } from './actors/element-actor.ts'
import { sceneryStore } from './actors/scenery.ts'
import type { StagedScene } from './actors/staged-scene.ts'
import { drawInOrder } from './draw-in-order.ts'
import { boxToScreen, toScene, toScreen, type View } from './geometry.ts'
import { anchors, camera, frames, isInstant } from './runtime.ts'
import { stageStore } from './stage-store.ts'

/** What a page needs that lays its own tools over the scene: places in CSS px of the stage, and the camera under its fingers. */
export const stageLens = {
  view: (): View => camera.view,
  toScene: (at: Point): Point => toScene(at, camera.view, camera.screen),
  toScreen: (point: Point): Point => toScreen(point, camera.view, camera.screen),
  boxToScreen: (box: Box): Box => boxToScreen(box, camera.view, camera.screen),
  /** What of the scene is on the screen, and what lies beside it. */
  seen: (): Box => {
    const { width, height } = camera.screen
    const { x, y } = toScene({ x: 0, y: 0 }, camera.view, camera.screen)
    return { x, y, width: width / camera.view.scale, height: height / camera.view.scale }
  },
  /** @returns how to stop */
  onMoved: (report: () => void): (() => void) => anchors.watch(report),

  /** While these elements are dragged only their labels are shown; null: all labels are. */
  showLabelsOf: (ids: ReadonlySet<string> | null): void => anchors.showOnly(ids),

  /** Shows places elsewhere, with their labels, while the scene stays the same: as they are dragged. */
  show(elements: readonly SceneElement[]): void {
    for (const { staged } of sceneryStore.getState().mounted) {
      const actors = actorsOf(staged, elements)
      for (const element of elements) {
        for (const actor of actors.get(element.id) ?? []) {
          const { model } = actor
          const by = model && distanceOf(model.element, element)
          if (by) {
            // built as it is, it only stands elsewhere: the position itself is the pose's
            actor.pivot.set(-by.x, -by.y)
            staged.request()
          } else if (model) actor.model = { ...model, element }
        }
      }
    }
    for (const { id, layout } of elements) {
      const label = labelOf(id)
      if (label) anchors.hang(id, label, layout.label, layout.picture.box)
    }
  },

  /** Draws places in this order while the scene stays the same: those that are dragged come before others, and behind them. @param ids the farthest first */
  drawInOrder(ids: readonly string[]): void {
    for (const { staged } of sceneryStore.getState().mounted) {
      for (const actors of byKind(staged.actors).values())
        drawInOrder(ids.flatMap((id) => actors.get(id) ?? []))
      staged.request()
    }
  },

  /** CSS px; the scene goes with the finger. */
  drag(dx: number, dy: number): void {
    camera.drag(dx, dy)
    camera.stop()
    frames.request()
  },

  /** What lay under `at` lies under `to` then. */
  zoom: (at: Point, factor: number, to: Point = at): void => {
    camera.zoomAt(at, factor, to)
    frames.request()
  },

  /** All of the scene. */
  fit: (): void => {
    camera.glideTo(homeView(camera.framing, camera.screen), isInstant())
    frames.request()
  },

  reveal(box: Box): void {
    camera.reveal(box, isInstant())
    frames.request()
  },

  /** The element whose label lies under a point of the screen (CSS px of the viewport). */
  labelAt: (at: Point): string | null => anchors.labelAt(at),

  /** Ids of the elements that lie under a point of the scene, what is in front first. */
  elementsAt(point: Point): string[] {
    const elements = stageStore.getState().shown?.elements ?? []
    return elements
      .filter(({ layout }) => isInPolygon(point, layout.hit))
      .toSorted(farFirst)
      .reverse()
      .map(({ id }) => id)
  },
}

type PlaceActor = Actor<ElementModel>

type ActorsById = ReadonlyMap<string, readonly PlaceActor[]>
type Staged = Pick<StagedScene, 'actors'>

/** Of each scene, found once: to look through hundreds takes longer than the rest of a move. */
const foundIn = new WeakMap<Staged, { among: number; actors: ActorsById }>()

/** The actors that draw places, by the ids of these; those of `wanted` are there for certain. */
function actorsOf(staged: Staged, wanted: readonly { id: string }[]): ActorsById {
  const known = foundIn.get(staged)
  const isThere = (actor: PlaceActor) => staged.actors.has(actor)
  const isSame =
    known?.among === staged.actors.size && wanted.every(({ id }) => known.actors.get(id)?.every(isThere))
  if (known && isSame) return known.actors
  const actors = new Map<string, PlaceActor[]>()
  for (const actor of staged.actors) {
    if (!isOfElement(actor) || !actor.model) continue
    const { id } = actor.model.element
    actors.set(id, [...(actors.get(id) ?? []), actor])
  }
  foundIn.set(staged, { among: staged.actors.size, actors })
  return actors
}

/** The actors of places: those of pictures, of reflections and of lights, each by the id of its place. */
function byKind(actors: Iterable<object>): Map<unknown, Map<string, PlaceActor>> {
  const kinds = new Map<unknown, Map<string, PlaceActor>>()
  for (const actor of actors) {
    if (!isOfElement(actor) || !actor.model) continue
    const kind: unknown = actor.constructor
    const known = kinds.get(kind) ?? new Map<string, PlaceActor>()
    kinds.set(kind, known.set(actor.model.element.id, actor))
  }
  return kinds
}

/** One of those that a place is drawn by. */
function isOfElement(actor: object): actor is PlaceActor {
  return (
    'model' in actor && typeof actor.model === 'object' && actor.model !== null && 'element' in actor.model
  )
}

/** How far a place has gone from where it was drawn, in units of the scene; null where it looks otherwise as well. */
function distanceOf(drawn: SceneElement, now: SceneElement): Point | null {
  const [before, after] = [drawn.layout.picture.box, now.layout.picture.box]
  const isSame =
    before.width === after.width &&
    before.height === after.height &&
    drawn.state === now.state &&
    drawn.name === now.name &&
    drawn.layout.picture.file === now.layout.picture.file
  return isSame ? { x: after.x - before.x, y: after.y - before.y } : null
}

const labels = new Map<string, HTMLElement>()

/** The node of a label, found once for as long as it is there. */
function labelOf(id: string): HTMLElement | null {
  const known = labels.get(id)
  if (known?.isConnected) return known
  const node = document.querySelector<HTMLElement>(`[aria-hidden] > [data-element="${CSS.escape(id)}"]`)
  if (node) labels.set(id, node)
  return node
}
