import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** A whole percent as the player's language writes it: '40%', '40 %'. */
export function usePercent(): (percent: number) => string {
  const { i18n } = useTranslation()
  return useCallback(
    (percent) =>
      new Intl.NumberFormat(i18n.language || undefined, { style: 'percent' }).format(percent / 100),
    [i18n.language],
  )
}
