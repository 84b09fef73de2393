import { useEffect } from 'react'
import { create } from 'zustand'

interface OrientationFacts {
  /** Whether the task that is played is one for a phone that lies; null while none is, or its kind is not known. */
  isLyingTask: boolean | null
  /** Shows a scene as its list; null where there is no stage. */
  showList: (() => void) | null
}

/** What the game tells whoever asks to turn the device. */
export const useOrientation = create<OrientationFacts>(() => ({ isLyingTask: null, showList: null }))

/** For as long as whoever calls it stands. */
export function useOrientationFact<Key extends keyof OrientationFacts>(
  key: Key,
  value: OrientationFacts[Key],
): void {
  useEffect(() => {
    useOrientation.setState({ [key]: value })
    return () => useOrientation.setState({ [key]: null })
  }, [key, value])
}
