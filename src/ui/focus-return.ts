import { useEffect, type RefObject } from 'react'

/**
 * Where the focus was before it entered a surface that does not hold it: there it goes back when the surface leaves the
 * page with it. `useFocusTrap` does so for one that does.
 */
export function useFocusReturn(surface: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = surface.current
    let from: EventTarget | null = null
    const enter = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && node?.contains(relatedTarget))) from = relatedTarget
    }
    node?.addEventListener('focusin', enter)
    return () => {
      node?.removeEventListener('focusin', enter)
      const { activeElement, body } = document
      const isFree = activeElement === body || node?.contains(activeElement)
      if (isFree && from instanceof HTMLElement) from.focus({ preventScroll: true })
    }
  }, [surface])
}
