import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unmet } from '#shared/contract/unmet.ts'
import { groupThousands } from '#shared/domain/numbers.ts'

/** Says what still locks a place: 'First finish “Harbour” and “Market”. 40 points to go.' */
export function useReasons(): (unmet: readonly Unmet[]) => string {
  const { t, i18n } = useTranslation()
  return useCallback(
    (unmet) => {
      const names = unmet.flatMap((condition) =>
        'name' in condition ? [t('unlocking.quoted', { name: condition.name })] : [],
      )
      const sentences =
        names.length > 0 ? [t('unlocking.finish', { names: listOf(names, i18n.language) })] : []
      for (const condition of unmet) {
        if (condition.kind === 'points') {
          const { missing } = condition
          sentences.push(t('unlocking.points', { count: missing, number: groupThousands(missing) }))
        } else if (condition.kind === 'date') {
          sentences.push(t('unlocking.date', { date: longDate(condition.date, i18n.language) }))
        }
      }
      return sentences.join(' ')
    },
    [t, i18n.language],
  )
}

function listOf(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

function longDate(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}
