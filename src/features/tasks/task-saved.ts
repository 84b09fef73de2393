import { useEffect, useEffectEvent } from 'react'
import { useTaskSaved } from './all-saved.ts'
import type { SavedState } from './parts/saving.ts'

export { isRefused } from './parts/saving.ts'
export type { SavedState }

/** Nobody who leaves now is to be asked: the task is finished, or no longer shown. */
export function forgetUnsaved(): void {
  useTaskSaved.setState({ saved: 'saved', goodbye: null })
}

export function useTellSaved(saved: SavedState): void {
  useEffect(() => useTaskSaved.setState({ saved }), [saved])
  useEffect(() => forgetUnsaved, [])
}

/** @param goodbye settles when all is said; nothing is needed then any more */
export function useBeforeLeaving(isNeeded: boolean, goodbye: () => Promise<void>): void {
  const say = useEffectEvent(goodbye)
  useEffect(() => {
    if (!isNeeded) return
    useTaskSaved.setState({ goodbye: () => say() })
    return () => useTaskSaved.setState({ goodbye: null })
  }, [isNeeded])
}
