import type { ReactNode } from 'react'
import { create } from 'zustand'

/** What stands behind every screen. It comes with the game, whose code the auth pages never load, and then stays. */
export const useStageSlot = create<{ stage: ReactNode }>(() => ({ stage: null }))
