import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { badgesQuery } from './queries.ts'

/**
 * How many badges I have; null where there are none to be had, or it is not known.
 * @param isAsked it is asked for where it is not known
 */
export function useBadgeCount(isAsked = true): number | null {
  const { i18n } = useTranslation()
  const { data } = useQuery({ ...badgesQuery(i18n.language), enabled: isAsked })
  if (!data || data.earned.length + data.open.length + data.secret === 0) return null
  return data.earned.length
}
