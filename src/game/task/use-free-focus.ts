import { useLayoutEffect, type RefObject } from 'react'

/** What stands there now takes the focus where what had it has gone with the page before. */
export function useFreeFocus(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [place])
}
