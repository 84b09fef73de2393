import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { newBadgesQuery, sendSeen } from '#src/features/badges/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { report } from '#src/lib/report.ts'
import { overlay } from '#src/overlay/overlay.ts'

/** Announces badges that were earned, several on one card, once. */
export function BadgeNews() {
  const { i18n } = useTranslation()
  const { data } = useQuery(newBadgesQuery(i18n.language))
  const shown = useRef(new Set<string>())
  useEffect(() => {
    if (!data) return
    const { adventureId } = data
    const badges = data.badges.filter(({ id }) => !shown.current.has(`${adventureId} ${id}`))
    if (badges.length === 0) return
    const ids = badges.map(({ id }) => id)
    const request = overlay.show({
      kind: 'badge',
      isUnasked: true,
      badges,
      onOpen: () => {
        for (const id of ids) shown.current.add(`${adventureId} ${id}`)
        // nor where the map is left and comes again, nor from what this device keeps
        queryClient.setQueryData(
          newBadgesQuery(i18n.language).queryKey,
          (known) => known && { ...known, badges: known.badges.filter(({ id }) => !ids.includes(id)) },
        )
        // they are new still, and come again with the next visit
        sendSeen(ids, adventureId).catch((error: unknown) =>
          report('badges could not be marked as seen', error),
        )
      },
    })
    return () => overlay.withdraw(request)
  }, [data, i18n.language])
  return null
}
