import type { RefObject } from 'react'

const FOCUSABLE = 'button, a[href], input'

/**
 * Puts a card that lies elsewhere in the document right after its place in the focus order: Tab on the place enters the
 * card, Tab on its last control goes on behind the place, and Shift and Tab lead back. Returns how to stop.
 */
export function tabThrough(card: RefObject<HTMLElement | null>, placeId: string): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || !card.current) return
    const inside = [...card.current.querySelectorAll<HTMLElement>(FOCUSABLE)]
    const place = placeOf(placeId)
    const { activeElement } = document
    if (!place) return
    if (activeElement === place && !event.shiftKey) go(event, inside[0])
    else if (activeElement === inside.at(-1) && !event.shiftKey) go(event, stopAfter(place, card.current))
    else if (activeElement === inside[0] && event.shiftKey) go(event, place)
  }
  addEventListener('keydown', onKeyDown)
  return () => removeEventListener('keydown', onKeyDown)
}

/** Without a target the browser moves the focus itself. */
function go(event: KeyboardEvent, target: HTMLElement | undefined): void {
  if (!target) return
  event.preventDefault()
  target.focus()
}

function placeOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`button[data-element="${CSS.escape(id)}"]`)
}

/** What comes next in the page: the places are one stop, and the card itself lies at the end of the document. */
function stopAfter(place: HTMLElement, card: HTMLElement): HTMLElement | undefined {
  const stops = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) =>
      stop.tabIndex >= 0 && stop.checkVisibility() && !stop.closest('[inert]') && !card.contains(stop),
  )
  return stops[stops.indexOf(place) + 1] ?? stops[0]
}
