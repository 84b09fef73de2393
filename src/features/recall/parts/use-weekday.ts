import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** A calendar day, YYYY-MM-DD, near enough to be known by its weekday: 'Monday, 30 November'. */
export function useWeekday(): (day: string) => string {
  const { i18n } = useTranslation()
  return useCallback(
    (day) =>
      new Intl.DateTimeFormat(i18n.language || undefined, {
        ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
      }).format(new Date(`${day}T00:00:00Z`)),
    [i18n.language],
  )
}
