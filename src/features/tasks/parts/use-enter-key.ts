import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isElement } from '#src/lib/is-element.ts'

/** What Enter means something to by itself. */
const OWN_ENTER =
  'button, a[href], summary, textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])'

/**
 * Lets Enter do what the main button does while the focus is inside `part` and on nothing that has an Enter of its own: in a
 * question, on its heading. Held down it counts once.
 * @param onEnter null while there is nothing to do
 */
export function useEnterKey(part: RefObject<HTMLElement | null>, onEnter: (() => void) | null): void {
  const lead = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, altKey, ctrlKey, metaKey, shiftKey } = event
    if (key !== 'Enter' || repeat || altKey || ctrlKey || metaKey || shiftKey || !onEnter) return
    if (event.defaultPrevented || (isElement(target) && target.closest(OWN_ENTER))) return
    event.preventDefault()
    onEnter()
  })
  useEffect(() => {
    const node = part.current
    const listen = (event: KeyboardEvent) => lead(event)
    node?.addEventListener('keydown', listen)
    return () => node?.removeEventListener('keydown', listen)
  }, [part])
}
