import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

const KILOBYTE = 1024
const MEGABYTE = 1024 * 1024

/** How large a file is, as the player's language writes it: '4.2 MB', '310 kB'. */
export function useSizes(): (bytes: number) => string {
  const { i18n } = useTranslation()
  return useCallback(
    (bytes) => {
      const isSmall = bytes < MEGABYTE
      const unit = isSmall ? 'kilobyte' : 'megabyte'
      const value = isSmall ? Math.ceil(bytes / KILOBYTE) : bytes / MEGABYTE
      const how = { style: 'unit', unit, maximumFractionDigits: 1 } as const
      return new Intl.NumberFormat(i18n.language || undefined, how).format(value)
    },
    [i18n.language],
  )
}
