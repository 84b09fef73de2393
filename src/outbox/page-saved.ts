import { create } from 'zustand'
import type { SavedState } from './saved.ts'

interface PageSaved {
  saved: SavedState
  /** Sends what must not wait for the next page, however this one is left; null: nothing. */
  beforeLeaving: (() => Promise<void>) | null
}

/** How this page is saved, for everything that leaves it or loads it anew. */
export const usePageSaved = create<PageSaved>(() => ({ saved: 'saved', beforeLeaving: null }))

export function isAllSaved(): boolean {
  return usePageSaved.getState().saved === 'saved'
}

/** From now on leaving asks nothing: the task is finished, or no longer shown. */
export function forgetUnsaved(): void {
  usePageSaved.setState({ saved: 'saved', beforeLeaving: null })
}
