import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unmet } from '#shared/contract/unmet.ts'
import { groupThousands } from '#shared/domain/numbers.ts'

/** Says what still locks a place: 'First finish Harbour.' */
export function useReasons(): (unmet: readonly Unmet[]) => string {
  const { t, i18n } = useTranslation()
  return useCallback(
    (unmet) =>
      unmet
        .map((condition) => {
          switch (condition.kind) {
            case 'mission':
              return t('unlocking.mission', { name: condition.name })
            case 'task':
              return t('unlocking.task', { name: condition.name })
            case 'points':
              return t('unlocking.points', {
                count: condition.missing,
                number: groupThousands(condition.missing),
              })
            case 'date':
              return t('unlocking.date', { date: longDate(condition.date, i18n.language) })
          }
        })
        .join(' '),
    [t, i18n.language],
  )
}

function longDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
}
