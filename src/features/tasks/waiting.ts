import { create } from 'zustand'

/** Tasks that are finished here, and whose end waits to be sent (kept-ends.ts). */
export const useWaitingEnds = create<{ taskIds: readonly string[] }>(() => ({ taskIds: [] }))
