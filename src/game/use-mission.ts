import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Mission, MissionState } from '#shared/contract/missions.ts'
import type { Unmet } from '#shared/contract/unmet.ts'
import { missionDetailsQuery, missionQuery } from '#src/features/missions/queries.ts'
import { isFailure } from '#src/lib/failure.ts'

/** Why a mission is not shown (ROUTE-6). `unloaded`: this device has never had it, and it comes with the link. */
export type Trouble = 'gone' | 'failed' | 'unloaded' | { unmet: readonly Unmet[] }

interface LoadedMission {
  mission: Mission | undefined
  trouble: Trouble | null
  /** What is known is old, and asked for anew. */
  isOutdated: boolean
  retry: () => void
}

export function useMission(id: string): LoadedMission {
  const { i18n } = useTranslation()
  const query = useQuery(missionQuery(id, i18n.language))
  const { data: mission, refetch } = query
  const trouble = mission && mission.unmet.length > 0 ? { unmet: mission.unmet } : troubleOf(query)
  return { mission, trouble, isOutdated: isAskedAnew(query), retry: () => void refetch() }
}

/** What is there stays there, also when it could not be read again: the modal shows that. */
export function troubleOf({ data, error }: { data: unknown; error: Error | null }): Trouble | null {
  if (data !== undefined || !error) return null
  if (isFailure(error, 404)) return 'gone'
  return isFailure(error) && !error.hadLink ? 'unloaded' : 'failed'
}

/** Not where it is looked after while it is fresh. */
function isAskedAnew({ isStale, isFetching }: { isStale: boolean; isFetching: boolean }): boolean {
  return isStale && isFetching
}

interface LoadedStates {
  /** Of the children; until they have come nobody is there and nothing is done (DATA-5). */
  states: readonly MissionState[]
  hasStates: boolean
  /** What is known is old, and asked for anew. */
  isOutdated: boolean
}

const NO_STATES: readonly MissionState[] = []

/** What a map shows of its missions, loaded after the map itself. */
export function useMissionStates(id: string, isMapThere: boolean): LoadedStates {
  const query = useQuery({ ...missionDetailsQuery(id), enabled: isMapThere })
  const { data, isSuccess, isError } = query
  return { states: data ?? NO_STATES, hasStates: isSuccess || isError, isOutdated: isAskedAnew(query) }
}
