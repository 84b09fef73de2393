import { createStore, type StoreApi } from 'zustand'
import type { Texts } from '#src/outbox/edits/steps.ts'

/** A place that was taken out since the last build, by a file that was changed for it, as it was before. */
export interface Cleared {
  mission: string
  /** Of the place. */
  id: string
  file: string
  /** Null: there was no such file. */
  hash: string | null
}

export type ClearedPlaces = StoreApi<readonly Cleared[]>

export const createClearedPlaces = (): ClearedPlaces => createStore(() => [])

/** Whether a place is out of its scene: as long as the file is another one. Undo brings it back. */
export function isCleared(
  cleared: readonly Cleared[],
  texts: Texts,
  mission: string,
  place: string,
): boolean {
  return cleared.some(
    (one) => one.mission === mission && one.id === place && (texts[one.file] ?? null) !== one.hash,
  )
}
