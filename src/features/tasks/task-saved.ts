import { useEffect } from 'react'
import { create } from 'zustand'
import type { SavedState } from './parts/saving.ts'

export type { SavedState }

/** How the task that is played is saved, for whoever leads out of it. */
export const useTaskSaved = create<{ saved: SavedState }>(() => ({ saved: 'saved' }))

export function isAllSaved(): boolean {
  return useTaskSaved.getState().saved === 'saved'
}

/** Nobody who leaves now is to be asked: the task is finished, or no longer shown. */
export function letGo(): void {
  useTaskSaved.setState({ saved: 'saved' })
}

export function useTellSaved(saved: SavedState): void {
  useEffect(() => useTaskSaved.setState({ saved }), [saved])
  useEffect(() => letGo, [])
}
