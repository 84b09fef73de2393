import type { SceneDescription } from '#shared/scene/description.ts'
import { openDirections } from './camera/camera.ts'
import type { Frame } from './frame/frame-loop.ts'
import type { View } from './geometry.ts'
import { keepPlace, look } from './look.ts'
import { anchors, camera, frames } from './runtime.ts'
import { listenToStage } from './stage-input.ts'
import { prefersList, stageStore, type StageState } from './stage-store.ts'
import { watchSize } from './watch-size.ts'

/** The drawn half of the stage, while it is there. */
interface Painter {
  /** @returns from where the scene is seen */
  draw: (frame: Frame) => View
  resize: () => void
}

let painter: Painter | null = null

/** @returns how to stop */
export function paintWith(one: Painter): () => void {
  painter = one
  one.resize()
  frames.request()
  return () => {
    if (painter === one) painter = null
  }
}

/**
 * What a scene needs to be played, without a renderer: camera, pointers, keys, and the DOM that follows the camera. It starts
 * with the page, so that a scene answers on its poster while Pixi is still coming.
 * @returns how to stop
 */
export function startFront(host: HTMLElement): () => void {
  let releaseCamera: (() => void) | null = null

  function step(frame: Frame): void {
    if (camera.step(frame.dt)) releaseCamera ??= frames.hold(60)
    else if (releaseCamera) {
      releaseCamera()
      releaseCamera = null
      keepPlace(stageStore.getState().shown)
    }
    const view = painter?.draw(frame) ?? camera.view
    anchors.update(view, camera.screen)
    updateDirections()
  }

  function sleepWhenUnseen(): void {
    const stage = stageStore.getState()
    frames.sleep(document.hidden || stage.isCovered || prefersList(stage))
  }

  function onChange(now: StageState, before: StageState): void {
    sleepWhenUnseen()
    if (now.scene !== before.scene && now.scene) showAnew(now, now.scene)
    if (now.scene !== before.scene && !now.scene && !now.isPainted && now.status === 'poster')
      stageStore.setState({ shown: null, status: 'empty' })
  }

  document.addEventListener('visibilitychange', sleepWhenUnseen)
  const stops = [
    () => document.removeEventListener('visibilitychange', sleepWhenUnseen),
    stageStore.subscribe(onChange),
    frames.run(step),
    watchSize(host, (screen) => {
      camera.resize(screen)
      painter?.resize()
      frames.request()
    }),
    listenToStage(host),
  ]
  sleepWhenUnseen()
  return () => {
    for (const stop of stops) stop()
    releaseCamera?.()
  }
}

/** Before the renderer: the poster of the scene stands before the player, who can play it from here on. */
export function enterOnPoster(scene: SceneDescription): void {
  const { scene: wanted, shown, isPainted, rendererKind } = stageStore.getState()
  if (isPainted || rendererKind === 'list' || wanted?.id !== scene.id || shown?.id === scene.id) return
  look(wanted, { kind: 'fade' })
  stageStore.setState({ shown: wanted, status: 'poster', undrawable: null, hovered: null, focused: null })
  frames.request()
}

/** The same scene as it is now, while nothing has been drawn that would show it. */
function showAnew({ shown, isPainted, status }: StageState, scene: SceneDescription): void {
  if (isPainted || status !== 'poster' || shown?.id !== scene.id) return
  camera.reframe(scene)
  stageStore.setState({ shown: scene })
  frames.request()
}

function updateDirections(): void {
  const directions = openDirections(camera.view, camera.framing, camera.screen)
  if (!isSameDirections(directions, stageStore.getState().directions)) stageStore.setState({ directions })
}

function isSameDirections(now: StageState['directions'], before: StageState['directions']): boolean {
  return (
    now.left === before.left &&
    now.right === before.right &&
    now.up === before.up &&
    now.down === before.down &&
    now.in === before.in &&
    now.out === before.out
  )
}
