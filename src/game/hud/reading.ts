import { create } from 'zustand'
import type { OpenedOnMap } from '#shared/domain/notifications.ts'

interface OpenPanels {
  /** The messages; they stay open when the card that opened them closes. */
  isOpen: boolean
  /** The book of tips, likewise. */
  isBookOpen: boolean
  /** The streak is to be shown as soon as the map is free, although it was shown today. */
  isStreakAsked: boolean
}

export const useOpenPanels = create<OpenPanels>(() => ({
  isOpen: false,
  isBookOpen: false,
  isStreakAsked: false,
}))

/** Opens what the map's address names after a notification was pressed; ignores other names. */
export function openAsked(asked: string | null): void {
  if (asked === ('messages' satisfies OpenedOnMap)) openMessages()
  if (asked === ('streak' satisfies OpenedOnMap)) useOpenPanels.setState({ isStreakAsked: true })
}

/** The streak is shown now. */
export function forgetStreakAsked(): void {
  useOpenPanels.setState({ isStreakAsked: false })
}

export function openMessages(): void {
  useOpenPanels.setState({ isOpen: true })
}

export function closeMessages(): void {
  useOpenPanels.setState({ isOpen: false })
}

export function openTips(): void {
  useOpenPanels.setState({ isBookOpen: true })
}

export function closeTips(): void {
  useOpenPanels.setState({ isBookOpen: false })
}
