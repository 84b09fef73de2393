import { useSyncExternalStore } from 'react'
import { stageLens } from '#src/stage/stage-lens.ts'

/** From where the scene is seen; a new object with each move. */
export function useView(): ReturnType<typeof stageLens.view> {
  return useSyncExternalStore(stageLens.onMoved, stageLens.view)
}
