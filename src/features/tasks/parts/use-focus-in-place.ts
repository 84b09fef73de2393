import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

const CONTROLS =
  'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href], summary, [tabindex]'

interface FocusInPlace<Holder extends HTMLElement> {
  ref: RefObject<Holder | null>
  onFocus: (event: FocusEvent<Holder>) => void
  onBlur: () => void
}

/**
 * Where what has the focus leaves the page, what now stands in its place takes it: else the keyboard would be back at the top of the page.
 * @param otherwise where it goes where nothing is left that can take it; unless it is given, the holder itself
 * @returns what the holder of the controls is given
 */
export function useFocusInPlace<Holder extends HTMLElement>(
  otherwise?: () => HTMLElement | null | undefined,
): FocusInPlace<Holder> {
  const ref = useRef<Holder>(null)
  const at = useRef<{ control: HTMLElement; place: number } | null>(null)
  useLayoutEffect(() => {
    const { current } = at
    const isGone = current && (!current.control.isConnected || current.control.matches(':disabled'))
    if (!isGone) return
    at.current = null
    const { activeElement, body } = current.control.ownerDocument
    if (activeElement !== body && activeElement !== current.control) return
    const left = controlsIn(ref.current)
    const next = left[Math.min(current.place, left.length - 1)] ?? otherwise?.() ?? ref.current
    next?.focus()
  })
  return {
    ref,
    onFocus({ target, currentTarget }) {
      const place = controlsIn(currentTarget).indexOf(target)
      at.current = place === -1 ? null : { control: target, place }
    },
    // a page that takes a control away says nothing of it here
    onBlur() {
      at.current = null
    },
  }
}

function controlsIn(holder: HTMLElement | null): HTMLElement[] {
  return [...(holder?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
}
