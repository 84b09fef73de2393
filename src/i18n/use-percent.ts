import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * What stands behind the number, by language. The first number format of a page takes a slow phone 60 ms, and a map shows nothing else
 * of the kind before it can be played. Other languages use the browser's.
 */
const SIGNS: Readonly<Record<string, string>> = { en: '%', pl: '%', de: '\u00A0%', es: '\u00A0%' }

/** By language: making one takes longer than all that it is asked for. */
const formats = new Map<string, Intl.NumberFormat>()

/** A whole percent as a language writes it: '40%', '40 %'; as the browser's own where none is known yet. */
export function percentIn(language: string | undefined, percent: number): string {
  const key = language ?? ''
  const sign = SIGNS[key]
  const whole = Math.round(percent)
  if (sign !== undefined && whole >= 0 && whole < 1000) return `${whole}${sign}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(key || undefined, { style: 'percent' })
    formats.set(key, format)
  }
  return format.format(percent / 100)
}

/** A whole percent as the player's language writes it. */
export function usePercent(): (percent: number) => string {
  const { i18n } = useTranslation()
  return useCallback((percent) => percentIn(i18n.language, percent), [i18n.language])
}
