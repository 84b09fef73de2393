import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const GIGABYTE = 1024 * MEGABYTE

/** From the largest on. */
const UNITS = [
  { unit: 'gigabyte', bytes: GIGABYTE },
  { unit: 'megabyte', bytes: MEGABYTE },
] as const

/** How large a file is, as the player's language writes it: '100 GB', '4.2 MB', '310 kB'. */
export function useSizes(): (bytes: number) => string {
  const { i18n } = useTranslation()
  return useCallback(
    (bytes) => {
      const large = UNITS.find((one) => bytes >= one.bytes)
      const unit = large?.unit ?? 'kilobyte'
      const value = large ? bytes / large.bytes : Math.ceil(bytes / KILOBYTE)
      const how = { style: 'unit', unit, maximumFractionDigits: 1 } as const
      return new Intl.NumberFormat(i18n.language || undefined, how).format(value)
    },
    [i18n.language],
  )
}
