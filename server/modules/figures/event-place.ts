import { LOCATION_EVENT } from '#shared/domain/statistics.ts'
import type { ReadableVersion } from '#server/play/read-reviews.ts'
import type { EventRow } from './event-rows.ts'

/** What a visit was of. */
export interface VisitedPlace {
  adventureId: string
  version: ReadableVersion
  missionId: string
  /** Null where the mission itself was visited. */
  taskId: string | null
}

/**
 * The mission or task that an event's address leads to. The address names no adventure: it is one that the person is enrolled in, the
 * one that is played now before the others. Null for what is no visit of one, and for what has been withdrawn.
 */
export function placeOf(
  { name, word, place, adventures }: Pick<EventRow, 'name' | 'word' | 'place' | 'adventures'>,
  versions: ReadonlyMap<string, ReadableVersion>,
): VisitedPlace | null {
  if (name !== LOCATION_EVENT || word === null || place === null) return null
  for (const adventureId of adventures) {
    const one = versions.get(adventureId)
    if (!one) continue
    if (word === 'mission' && one.content.missions.has(place)) {
      return { adventureId, version: one, missionId: place, taskId: null }
    }
    const placed = word === 'task' ? one.content.tasks.get(place) : undefined
    if (placed) return { adventureId, version: one, missionId: placed.missionId, taskId: place }
  }
  return null
}
