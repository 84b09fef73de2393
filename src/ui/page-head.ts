import { useEffect, useRef, type RefObject } from 'react'

/** The heading of a page that has just come, which takes the focus: give it `tabIndex={-1}`. What opened the page is gone. */
export function usePageHead(): RefObject<HTMLHeadingElement | null> {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus({ preventScroll: true }), [])
  return head
}
