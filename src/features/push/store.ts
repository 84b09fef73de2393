import { create } from 'zustand'

/** Why nothing can be told here: the house has it off, browsers of this kind cannot, or its player said no to it. */
export type PushBar = 'off' | 'unsupported' | 'denied'
/** `unknown`: nobody has looked yet. */
export type PushState = 'unknown' | PushBar | 'unregistered' | 'registered'

interface Push {
  state: PushState
  /** What the bell asks is open: because it was pressed, or by itself, once. */
  isOpen: boolean
  /** How many tasks a player had done today when first seen here: more of them are a success. */
  first: { player: string; done: number } | null
}

export const usePush = create<Push>(() => ({ state: 'unknown', isOpen: false, first: null }))

export function setPush(state: PushState): void {
  usePush.setState({ state })
}

export function openBell(): void {
  usePush.setState({ isOpen: true })
}

export function closeBell(): void {
  usePush.setState({ isOpen: false })
}

/** Notes how many tasks are done where this player is seen for the first time. */
export function noteDone(player: string, done: number): void {
  if (usePush.getState().first?.player !== player) usePush.setState({ first: { player, done } })
}
