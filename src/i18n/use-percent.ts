import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** By language: making one takes longer than all that it is asked for. */
const formats = new Map<string, Intl.NumberFormat>()

/** A whole percent as a language writes it: '40%', '40 %'; as the browser's own where none is known yet. */
function percentIn(language: string | undefined, percent: number): string {
  const key = language ?? ''
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
