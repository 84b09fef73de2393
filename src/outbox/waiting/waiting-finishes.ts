import { create } from 'zustand'

/** Tasks that are finished here, and whose finish waits to be sent (finish/send.ts). */
export const useWaitingFinishes = create<{ taskIds: readonly string[] }>(() => ({ taskIds: [] }))
