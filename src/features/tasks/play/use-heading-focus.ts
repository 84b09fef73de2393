import { use, useEffect, type RefObject } from 'react'
import { BesideForm } from '../written-plays.ts'

/**
 * Gives a heading the focus whenever it heads something else. Beside a form it stays where it is, unless it is in the player.
 * @param headed names what stands below it
 */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>, headed: unknown): void {
  const isBeside = use(BesideForm)
  useEffect(() => {
    const { current } = heading
    if (!current || (isBeside && !current.ownerDocument.hasFocus())) return
    current.focus({ preventScroll: true })
  }, [heading, headed, isBeside])
}
