import { useEffect } from 'react'
import type { SceneDescription } from '#shared/scene/description.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageStore } from '#src/stage/stage-store.ts'

/** The light comes first (ms); then the camera, while the mist still lies where it goes. */
const LIGHT_FIRST_MS = 1000
/** In which the camera goes out to all the lights (ms). */
const GO_OUT_MS = 2400

/**
 * What a finished task changes on the map is seen: the camera glides to the place that opens, or else from one that is
 * done to the next; when none is left to play it goes out to all of them.
 */
export function useChangedMap(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = stageStore.subscribe(({ shown }, { shown: before }) => {
      if (shown === before) return
      if (shown?.id !== before?.id) {
        clearTimeout(timer)
        return
      }
      const answer = answerTo(before, shown)
      if (!answer) return
      clearTimeout(timer)
      timer = setTimeout(answer, LIGHT_FIRST_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}

function answerTo(before: SceneDescription | null, now: SceneDescription | null): (() => void) | null {
  const was = new Map(before?.elements.map(({ id, state }) => [id, state]))
  const places = now?.elements ?? []
  const opened = places.find(({ id, state }) => state !== 'locked' && was.get(id) === 'locked')
  // What was not there before has not changed: its maker has drawn it now.
  const isOneDone = places.some(
    ({ id, state }) => state === 'finished' && was.has(id) && was.get(id) !== 'finished',
  )
  const goal = opened ?? (isOneDone ? places.find(({ isNext }) => isNext) : undefined)
  if (goal) return () => stageActions.revealElement(goal.id)
  return hasMore(before) && !hasMore(now) ? () => stageActions.showAll(GO_OUT_MS) : null
}

/** Whether something is left to play. */
function hasMore(scene: SceneDescription | null): boolean {
  return scene?.elements.some(({ isNext, state }) => isNext || state === 'locked') ?? false
}
