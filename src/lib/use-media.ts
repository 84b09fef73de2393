import { useSyncExternalStore } from 'react'

export const CAN_HOVER = '(hover: hover) and (pointer: fine)'

/** How breakpoints are asked for: with larger text they lie further out (src/shell/accommodations/scale-breakpoints.ts). */
export const breakpoints = { scale: (query: string): string => query }

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      // a breakpoint that has been moved: the one that is watched here is where it was
      addEventListener('resize', onChange)
      return () => {
        media.removeEventListener('change', onChange)
        removeEventListener('resize', onChange)
      }
    },
    () => matchMedia(breakpoints.scale(query)).matches,
  )
}
