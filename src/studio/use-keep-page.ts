import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { DraftStorage } from '#src/outbox/edits/draft-storage.ts'
import type { EditStore } from '#src/outbox/edits/edit-store.ts'

/** What neither the server nor this device has would go with the page: the browser asks first. */
export function useKeepPage({
  storage,
  edits,
}: {
  storage: Pick<DraftStorage, 'store'>
  edits: EditStore
}): void {
  const isSafe = useStore(storage.store, (state) => state.isSafe)
  useEffect(() => {
    if (isSafe) return
    const ask = (event: BeforeUnloadEvent) => {
      if (edits.store.getState().unsent.length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSafe, edits])
}
