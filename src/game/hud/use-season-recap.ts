import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { recapQuery, sendRecapSeen } from '#src/features/rankings/queries.ts'
import { report } from '#src/lib/report.ts'
import { overlay } from '#src/overlay/overlay.ts'

/** Offers how the last season ended, once, to who was in it. */
export function useSeasonRecap(): void {
  const { i18n } = useTranslation()
  const { data: recap } = useQuery(recapQuery(i18n.language))
  const seen = useRef<string>(null)
  useEffect(() => {
    if (!recap || seen.current === recap.id) return
    const request = overlay.show({
      kind: 'seasonRecap',
      isUnasked: true,
      recap,
      onOpen: () => {
        seen.current = recap.id
      },
      onClose: () => {
        sendRecapSeen(recap.id).catch((error: unknown) => report('a recap was not marked as seen', error))
      },
    })
    return () => {
      if (seen.current !== recap.id) overlay.withdraw(request)
    }
  }, [recap])
}
