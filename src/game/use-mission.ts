import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Mission, MissionState } from '#shared/contract/missions.ts'
import type { Unmet } from '#shared/contract/unmet.ts'
import { missionDetailsQuery, missionQuery } from '#src/features/missions/queries.ts'
import { isFailure } from '#src/lib/failure.ts'

/** Why a mission is not shown (ROUTE-6). */
export type Trouble = 'gone' | 'failed' | { unmet: readonly Unmet[] }

interface LoadedMission {
  mission: Mission | undefined
  trouble: Trouble | null
  retry: () => void
}

export function useMission(id: string): LoadedMission {
  const { i18n } = useTranslation()
  const { data: mission, error, refetch } = useQuery(missionQuery(id, i18n.language))
  return { mission, trouble: troubleOf(mission, error), retry: () => void refetch() }
}

/** A mission that is there stays there, also when it could not be read again: the modal shows that. */
function troubleOf(mission: Mission | undefined, error: Error | null): Trouble | null {
  if (mission) return mission.unmet.length > 0 ? { unmet: mission.unmet } : null
  if (error) return isFailure(error, 404) ? 'gone' : 'failed'
  return null
}

interface LoadedStates {
  /** Of the children; until they have come nobody is there and nothing is done (DATA-5). */
  states: readonly MissionState[]
  hasStates: boolean
}

const NO_STATES: readonly MissionState[] = []

/** What a map shows of its missions, loaded after the map itself. */
export function useMissionStates(id: string, isMapThere: boolean): LoadedStates {
  const { data, isSuccess, isError } = useQuery({ ...missionDetailsQuery(id), enabled: isMapThere })
  return { states: data ?? NO_STATES, hasStates: isSuccess || isError }
}
