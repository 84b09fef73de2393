import { createContext } from 'react'

/** Whether the apiError modal speaks now of a call that failed (ERR-1): one fault is told in one place. */
export const SaidByModal = createContext(false)
