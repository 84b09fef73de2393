import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { contentQuery } from './queries.ts'

/** Moments (ISO) by the clocks of the tenant, by which publishing is scheduled. */
export function useTenantMoment() {
  const { i18n } = useTranslation()
  const { data } = useQuery(contentQuery)
  const timeZone = data?.timeZone ?? 'UTC'
  const words = { dateStyle: 'full', timeStyle: 'short', timeZone } as const
  const format = new Intl.DateTimeFormat(i18n.language || undefined, words)
  return {
    moment: (at: string): string => format.format(new Date(at)),
    timeZone,
    /** This browser goes by other clocks. */
    isElsewhere: timeZone !== new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}
