import { useTranslation } from 'react-i18next'

/** A calendar day (YYYY-MM-DD) in the words of the language, with its year only where that is another one. */
export function useDay(): (day: string) => string {
  const { i18n } = useTranslation()
  const language = i18n.language || undefined
  return (day) => {
    const isThisYear = day.startsWith(String(new Date().getFullYear()))
    const year = isThisYear ? {} : ({ year: 'numeric' } as const)
    const format = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      ...year,
    })
    return format.format(new Date(day))
  }
}
