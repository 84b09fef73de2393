import { create } from 'zustand'

/** Why push is not available here: the tenant has it off, browsers of this kind cannot, or its player said no to it. */
export type PushBar = 'off' | 'unsupported' | 'denied'
/** `unknown`: nobody has looked yet. */
export type PushState = 'unknown' | PushBar | 'unregistered' | 'registered'

interface Push {
  state: PushState
  /** How many tasks a player had done today when first seen here: more of them are a success. */
  first: { player: string; done: number } | null
}

export const usePush = create<Push>(() => ({ state: 'unknown', first: null }))

export function setPush(state: PushState): void {
  usePush.setState({ state })
}

/** Notes how many tasks are done where this player is seen for the first time. */
export function noteDone(player: string, done: number): void {
  if (usePush.getState().first?.player !== player) usePush.setState({ first: { player, done } })
}
