import { createStore, type StoreApi } from 'zustand/vanilla'
import { storedOf, type EditState } from './edit-store.ts'
import { readEditor, writeEditor, type StoredEditor } from './stored.ts'

/** What becomes of the edits of this page when it is reloaded. */
export interface StorageState {
  /** What is not sent yet outlives a reload. */
  isSafe: boolean
  /** Steps of the history that this device had no room for, and that a reload has lost. */
  lost: number
  /** Those that the next reload loses. */
  atRisk: number
}

export interface DraftStorage {
  store: StoreApi<StorageState>
  /** As it was found. */
  found: StoredEditor | null
  write: (edits: EditState, marks: StoredEditor['marks']) => void
}

/** Where the edits of one player of one draft lie on this device; says what there was no room for. */
export function createDraftStorage(player: string, folder: string): DraftStorage {
  const found = readEditor(player, folder)
  const lost = found?.dropped ?? 0
  const store = createStore<StorageState>(() => ({ isSafe: true, lost, atRisk: 0 }))
  // after a first refusal only a little more is tried than there was room for
  let most = Infinity
  return {
    store,
    found,
    write(edits, marks) {
      const editor = { edits: storedOf(edits), marks, ...(lost > 0 && { dropped: lost }) }
      const { isSafe, steps } = writeEditor(player, folder, editor, most)
      const count = edits.past.length
      most = steps === count ? Infinity : steps + 1
      store.setState({ isSafe, atRisk: count - steps })
    },
  }
}
