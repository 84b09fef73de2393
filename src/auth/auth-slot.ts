import type { ReactNode } from 'react'
import { create } from 'zustand'

/** What stands over an auth page: the captcha, whose code comes when a form asks for it. It goes with the page. */
export const useAuthSlot = create<{ over: ReactNode }>(() => ({ over: null }))
