import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Mission, MissionState } from '#shared/contract/missions.ts'
import { missionDetailsQuery, missionQuery } from '#src/features/missions/queries.ts'
import { isFailure } from '#src/lib/failure.ts'

export interface LoadedMission {
  mission: Mission | undefined
  /** Loaded after the mission; until then nobody is there and nothing is done (DATA-5). */
  states: readonly MissionState[]
  hasStates: boolean
  trouble: 'gone' | 'failed' | null
  retry: () => void
}

const NO_STATES: readonly MissionState[] = []

export function useMission(id: string): LoadedMission {
  const { i18n } = useTranslation()
  const mission = useQuery(missionQuery(id, i18n.language))
  const details = useQuery({ ...missionDetailsQuery(id), enabled: mission.isSuccess })
  return {
    mission: mission.data,
    states: details.data ?? NO_STATES,
    hasStates: details.isSuccess || details.isError,
    trouble: mission.error ? (isFailure(mission.error, 404) ? 'gone' : 'failed') : null,
    retry: () => void mission.refetch(),
  }
}
