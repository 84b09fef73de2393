import { useEffect, useState, type RefObject } from 'react'
import { closeOnEscape } from '#src/ui/escape.ts'
import { useFocusReturn } from '#src/ui/focus-return.ts'

/** An info modal closes by itself after this (specification, section 9). */
const AUTO_CLOSE_MS = 10_000

interface Hold {
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: () => void
  onBlur: () => void
}

/**
 * An info modal takes no focus: F6 brings it to its first button. It closes after a while, which waits as long as the
 * pointer or the focus is inside; Escape closes at once. Spread the result.
 * @param shown what is told: something new has its own while
 * @param after ms; null: not by itself
 */
export function useInfoModal(
  modal: RefObject<HTMLElement | null>,
  close: () => void,
  shown: unknown,
  after: number | null = AUTO_CLOSE_MS,
): Hold {
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = hasPointer || hasFocus

  useEffect(() => {
    if (isHeld || after === null) return
    const timer = setTimeout(close, after)
    return () => clearTimeout(timer)
  }, [isHeld, close, shown, after])

  useEffect(() => closeOnEscape(close), [close])
  useEffect(() => {
    const reach = (event: KeyboardEvent): void => {
      if (event.key !== 'F6') return
      event.preventDefault()
      modal.current?.querySelector('button')?.focus()
    }
    addEventListener('keydown', reach)
    return () => removeEventListener('keydown', reach)
  }, [modal])
  useFocusReturn(modal)

  return {
    onPointerEnter: () => setPointer(true),
    onPointerLeave: () => setPointer(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  }
}
