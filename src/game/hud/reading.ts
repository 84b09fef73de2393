import { create } from 'zustand'
import type { OpenedOnMap } from '#shared/domain/notifications.ts'

interface Reading {
  /** Of the messages, which outlive the card that asked for them. */
  isOpen: boolean
  /** Of the book of tips, likewise. */
  isBookOpen: boolean
  /** The streak is to be told as soon as the map is free, though it was told today. */
  isStreakAsked: boolean
}

export const useReading = create<Reading>(() => ({ isOpen: false, isBookOpen: false, isStreakAsked: false }))

/** What the address of the map asks for: a notification was pressed. Whatever else stands there is nothing. */
export function openAsked(asked: string | null): void {
  if (asked === ('messages' satisfies OpenedOnMap)) openMessages()
  if (asked === ('streak' satisfies OpenedOnMap)) useReading.setState({ isStreakAsked: true })
}

/** It is told now. */
export function forgetStreakAsked(): void {
  useReading.setState({ isStreakAsked: false })
}

export function openMessages(): void {
  useReading.setState({ isOpen: true })
}

export function closeMessages(): void {
  useReading.setState({ isOpen: false })
}

export function openTips(): void {
  useReading.setState({ isBookOpen: true })
}

export function closeTips(): void {
  useReading.setState({ isBookOpen: false })
}
