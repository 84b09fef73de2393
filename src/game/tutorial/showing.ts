import { create } from 'zustand'

/** Whether somebody wants to be shown around: the card that asked for it is gone by then. */
export const useShowing = create<{ isWanted: boolean }>(() => ({ isWanted: false }))

export function showAround(): void {
  useShowing.setState({ isWanted: true })
}

export function stopShowing(): void {
  useShowing.setState({ isWanted: false })
}
