import { create } from 'zustand'
import type { SavedState } from './saved.ts'

interface PageSaved {
  saved: SavedState
  /** What has to be sent before anybody leaves, however they do; null: nothing. */
  beforeLeaving: (() => Promise<void>) | null
}

/** How what is done on this page is saved, for whoever leads out of it or loads it anew. */
export const usePageSaved = create<PageSaved>(() => ({ saved: 'saved', beforeLeaving: null }))

export function isAllSaved(): boolean {
  return usePageSaved.getState().saved === 'saved'
}

/** Nobody who leaves now is to be asked: the task is finished, or no longer shown. */
export function forgetUnsaved(): void {
  usePageSaved.setState({ saved: 'saved', beforeLeaving: null })
}
