import { useEffect } from 'react'
import { create } from 'zustand'

interface OrientationFacts {
  /** Whether the task that is played is one for a phone that lies; null while none is, or its kind is not known. */
  isLyingTask: boolean | null
  /** Shows a scene as its list; null where there is no stage. */
  showList: (() => void) | null
}

/** What the request to turn the device has to know of the game. */
export const useOrientation = create<OrientationFacts>(() => ({ isLyingTask: null, showList: null }))

/** States the fact while the calling component is mounted. */
export function useOrientationFact<Key extends keyof OrientationFacts>(
  key: Key,
  value: OrientationFacts[Key],
): void {
  useEffect(() => {
    useOrientation.setState({ [key]: value })
    return () => useOrientation.setState({ [key]: null })
  }, [key, value])
}
