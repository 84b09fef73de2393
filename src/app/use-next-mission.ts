import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { missionQuery } from '#src/features/missions/queries.ts'
import { useAdventure } from './adventure-context.ts'

/** The first open mission of the root map that has tasks to do, else the first that has any. */
export function useNextMissionId(): string | undefined {
  const { i18n } = useTranslation()
  const { adventure } = useAdventure()
  const { data: root } = useQuery(missionQuery(adventure.rootId, i18n.language))
  const playable = root?.missions.filter(({ tasks, unmet }) => tasks > 0 && unmet.length === 0) ?? []
  return (playable.find(({ tasksToDo }) => tasksToDo > 0) ?? playable[0])?.id
}
