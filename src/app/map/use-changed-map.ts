import { useEffect } from 'react'
import type { SceneDescription } from '#shared/scene/description.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageStore } from '#src/stage/stage-store.ts'

/** The light comes first (ms); then the camera, while the mist still lies there. */
const LIGHT_FIRST_MS = 500

/** Where a place of the map opens before the player, its mist lifts in view: the camera glides there where it has to. */
export function useOpenedPlace(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = stageStore.subscribe(({ shown }, before) => {
      const opened = shown !== before.shown && openedPlace(before.shown, shown)
      if (!opened) return
      clearTimeout(timer)
      timer = setTimeout(() => stageActions.revealElement(opened), LIGHT_FIRST_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}

function openedPlace(before: SceneDescription | null, now: SceneDescription | null): string | undefined {
  if (before?.id !== now?.id) return undefined
  const wasLocked = (id: string) => before?.elements.find((one) => one.id === id)?.state === 'locked'
  return now?.elements.find(({ id, state }) => state !== 'locked' && wasLocked(id))?.id
}
