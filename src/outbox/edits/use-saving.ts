import { useStore } from 'zustand'
import type { Autosave, SaveState } from './autosave.ts'
import type { DraftStorage } from './draft-storage.ts'

interface Saving {
  state: SaveState['state']
  isSafe: boolean
  onAgain: () => void
}

/** Whether all edits are on the server, on their way, or safe on this device. */
export function useSaving({
  save,
  storage,
}: {
  save: Pick<Autosave, 'store' | 'send'>
  storage: Pick<DraftStorage, 'store'>
}): Saving {
  const { state } = useStore(save.store)
  const isSafe = useStore(storage.store, (stored) => stored.isSafe)
  return { state, isSafe, onAgain: () => void save.send() }
}
