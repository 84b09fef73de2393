import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** A calendar day, YYYY-MM-DD, as the player's language writes it: '24 December 2026'. */
export function useDay(): (day: string) => string {
  const { i18n } = useTranslation()
  return useCallback(
    (day) =>
      new Intl.DateTimeFormat(i18n.language || undefined, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    [i18n.language],
  )
}
