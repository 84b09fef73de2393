import { useTranslation } from 'react-i18next'

/** A length of time in s as the language writes it: '3 min 20 sec'. */
export function useLength(): (seconds: number) => string {
  const { i18n } = useTranslation()
  const language = i18n.language || undefined
  const unit = (value: number, name: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  return (seconds) => {
    const minutes = Math.floor(seconds / 60)
    if (minutes === 0) return unit(seconds, 'second')
    if (minutes < 10) {
      const rest = seconds % 60
      return rest === 0 ? unit(minutes, 'minute') : `${unit(minutes, 'minute')} ${unit(rest, 'second')}`
    }
    if (minutes < 60) return unit(Math.round(seconds / 60), 'minute')
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return rest === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(rest, 'minute')}`
  }
}
