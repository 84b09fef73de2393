import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Mission, MissionState } from '#shared/contract/missions.ts'
import { missionDetailsQuery, missionQuery } from '#src/features/missions/queries.ts'
import { isFailure } from '#src/lib/failure.ts'

interface LoadedMission {
  mission: Mission | undefined
  trouble: 'gone' | 'failed' | null
  retry: () => void
}

export function useMission(id: string): LoadedMission {
  const { i18n } = useTranslation()
  const mission = useQuery(missionQuery(id, i18n.language))
  return {
    mission: mission.data,
    trouble: mission.error ? (isFailure(mission.error, 404) ? 'gone' : 'failed') : null,
    retry: () => void mission.refetch(),
  }
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
