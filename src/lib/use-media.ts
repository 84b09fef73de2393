import { useSyncExternalStore } from 'react'

/** 'Mobile' is a viewport under 700 px (SHELL-9). */
export const MOBILE = '(max-width: 699px)'
export const CAN_HOVER = '(hover: hover) and (pointer: fine)'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}
