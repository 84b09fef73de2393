import { useTranslation } from 'react-i18next'

/** A length of time in the words of the language: seconds below a minute, then minutes, then hours with them. */
export function useLength(): (seconds: number) => string {
  const { i18n } = useTranslation()
  const say = (value: number, unit: 'second' | 'minute' | 'hour') =>
    new Intl.NumberFormat(i18n.language || undefined, { style: 'unit', unit, unitDisplay: 'short' }).format(
      value,
    )
  return (seconds) => {
    if (seconds < 60) return say(Math.round(seconds), 'second')
    const minutes = Math.round(seconds / 60)
    if (minutes < 60) return say(minutes, 'minute')
    const hours = say(Math.floor(minutes / 60), 'hour')
    return minutes % 60 === 0 ? hours : `${hours} ${say(minutes % 60, 'minute')}`
  }
}
