import { create } from 'zustand'

/** Whether the invitation of a colleague is open: it outlives the card that asked for it. */
export const useInviting = create<{ isWanted: boolean }>(() => ({ isWanted: false }))

export function openInvite(): void {
  useInviting.setState({ isWanted: true })
}

export function closeInvite(): void {
  useInviting.setState({ isWanted: false })
}
