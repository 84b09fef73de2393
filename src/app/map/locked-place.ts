import { create } from 'zustand'
import type { Unmet } from '#shared/contract/unmet.ts'

export interface LockedPlace {
  sceneId: string
  id: string
  name: string
  unmet: readonly Unmet[]
}

/** The locked place that was pressed last and now says why it is shut. */
export const useLockedPlace = create<{ place: LockedPlace | null }>(() => ({ place: null }))

export function closeLockedPlace(): void {
  useLockedPlace.setState({ place: null })
}

type Place = Omit<LockedPlace, 'sceneId'>

/** What a press on a place means: an open one is entered, a locked one tells its reason. */
export function placePress(
  sceneId: string,
  places: readonly Place[],
  onEnter: (id: string) => void,
): (id: string) => void {
  return (id) => {
    const place = places.find((candidate) => candidate.id === id)
    if (!place) return
    if (place.unmet.length === 0) onEnter(id)
    else useLockedPlace.setState({ place: { sceneId, ...place } })
  }
}
