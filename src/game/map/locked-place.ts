import { create } from 'zustand'
import type { Mission } from '#shared/contract/missions.ts'
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

/** What a press on a place means: an open one is entered, a locked one tells its reason. */
export function placePress(
  sceneId: string,
  { missions = [], tasks = [] }: Partial<Pick<Mission, 'missions' | 'tasks'>>,
  onEnter: (id: string) => void,
): (id: string) => void {
  const places: readonly Omit<LockedPlace, 'sceneId'>[] = [
    ...missions.map(({ missionId, missionName, unmet }) => ({ id: missionId, name: missionName, unmet })),
    ...tasks.map(({ id, name, unmet }) => ({ id, name, unmet })),
  ]
  return (id) => {
    const place = places.find((candidate) => candidate.id === id)
    if (!place) return
    if (place.unmet.length === 0) onEnter(id)
    else useLockedPlace.setState({ place: { sceneId, ...place } })
  }
}
