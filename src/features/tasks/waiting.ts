import { create } from 'zustand'

/** Tasks that are finished here, and whose end waits to be sent (kept-ends.ts). */
export const useWaiting = create<{ taskIds: readonly string[] }>(() => ({ taskIds: [] }))
