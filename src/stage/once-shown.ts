import { isEntered, stageStore } from './stage-store.ts'

/**
 * Reports once that the scene stands before the player, with no page over it; or that it will not, because another one is wanted instead or
 * none at all, as after a sign-out.
 * @returns how to stop
 */
export function onceShown(sceneId: string, report: (isShown: boolean) => void): () => void {
  const stop = stageStore.subscribe(({ scene }, before) => {
    const isOther = scene?.id !== before.scene?.id && scene?.id !== sceneId
    if (isOther) end(false)
    else look()
  })
  look()
  return stop

  function look(): void {
    const stage = stageStore.getState()
    if (isEntered(stage) && !stage.isCovered && stage.shown?.id === sceneId) end(true)
  }
  function end(isShown: boolean): void {
    stop()
    report(isShown)
  }
}
