import { create } from 'zustand'
import type { SavedState } from './parts/saving.ts'

interface TaskSaved {
  saved: SavedState
  /** What has to be said before anybody leaves, however they do; null: nothing. */
  goodbye: (() => Promise<void>) | null
}

/** How the task that is played is saved, for whoever leads out of it: also on pages that have nothing else of tasks. */
export const useTaskSaved = create<TaskSaved>(() => ({ saved: 'saved', goodbye: null }))

export function isAllSaved(): boolean {
  return useTaskSaved.getState().saved === 'saved'
}
