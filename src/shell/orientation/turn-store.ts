import { useEffect } from 'react'
import { create } from 'zustand'

interface Turn {
  /** Whether the task that is played is one for a phone that lies; null while none is, or its kind is not known. */
  isLyingTask: boolean | null
  /** Shows a scene as its list; null where there is no stage. */
  showList: (() => void) | null
}

/** What the game tells whoever asks to turn the device. */
export const useTurn = create<Turn>(() => ({ isLyingTask: null, showList: null }))

/** For as long as whoever calls it stands. */
export function useTurnFact<Key extends keyof Turn>(key: Key, value: Turn[Key]): void {
  useEffect(() => {
    useTurn.setState({ [key]: value })
    return () => useTurn.setState({ [key]: null })
  }, [key, value])
}
