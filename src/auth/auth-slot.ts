import type { ReactNode } from 'react'
import { create } from 'zustand'

/** What stands over a page of the front door: the captcha, whose code comes when a form asks for it. With the door it goes. */
export const useAuthSlot = create<{ over: ReactNode }>(() => ({ over: null }))
