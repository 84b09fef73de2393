import { create } from 'zustand'

interface Showing {
  /** Somebody wants to be shown around: the card that asked for it is gone by then. */
  isWanted: boolean
  /** The menu was opened by somebody to whom nobody has explained it; the tour itself closes and opens it again. */
  isMenuNew: boolean
}

const NOTHING: Showing = { isWanted: false, isMenuNew: false }

export const useShowing = create<Showing>(() => NOTHING)

export function showAround(): void {
  useShowing.setState({ isWanted: true })
}

export function explainMenu(): void {
  useShowing.setState({ isMenuNew: true })
}

export function stopShowing(): void {
  useShowing.setState(NOTHING)
}
