import { isDrawn, isEntered, stageStore, type StageState } from '#src/stage/stage-store.ts'
import { prefersReducedMotion } from '#src/ui/media.ts'

/** The light of a place needs so long to be seen (ms). */
const LIGHT_MS = 900
/** Nobody waits longer for what a slow line has not brought (ms). */
const MOST_MS = 2000

/** With these the player wants to go on. */
const PRESSES = ['pointerdown', 'keydown'] as const

/**
 * Settles when the player has seen a place of the scene light up, or presses anything: at once where nothing is drawn, nothing moves, or
 * the scene is not the one that lies under the task.
 */
export function untilLit(sceneId: string, placeId: string): Promise<void> {
  if (
    prefersReducedMotion() ||
    !isDrawn(stageStore.getState()) ||
    stageStore.getState().scene?.id !== sceneId
  )
    return Promise.resolve()
  return new Promise((resolve) => {
    let light: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(light)
      clearTimeout(most)
      stop()
      for (const press of PRESSES) removeEventListener(press, end, true)
      resolve()
    }
    const most = setTimeout(end, MOST_MS)
    const stop = stageStore.subscribe(look)
    for (const press of PRESSES) addEventListener(press, end, true)
    look(stageStore.getState())

    function look(stage: StageState): void {
      if (stage.scene?.id !== sceneId) end()
      else if (light === undefined && isLit(stage, sceneId, placeId)) light = setTimeout(end, LIGHT_MS)
    }
  })
}

function isLit(stage: StageState, sceneId: string, placeId: string): boolean {
  if (!isEntered(stage) || stage.isCovered || stage.shown?.id !== sceneId) return false
  const place = stage.shown.elements.find(({ id }) => id === placeId)
  return place === undefined || place.state === 'finished'
}
