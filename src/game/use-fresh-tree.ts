import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { adventureQuery } from '#src/features/adventures/queries.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'

/**
 * The tree of missions is read once; what is published later shows first in the state of a mission. Where that names a
 * mission which the tree lacks, the tree is read anew.
 * @param missions as the server named them last: a new answer is a new object
 */
export function useFreshTree(missions: readonly { missionId: string }[] | undefined): void {
  const { i18n } = useTranslation()
  const { adventure } = useAdventure()
  const client = useQueryClient()
  const isOld = missions?.some(({ missionId }) => !adventure.missions.has(missionId)) ?? false
  useEffect(() => {
    if (isOld) void client.invalidateQueries({ queryKey: adventureQuery(i18n.language).queryKey })
  }, [isOld, missions, client, i18n.language])
}
