import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

interface Left {
  top: number
  /** The row or tile that had the focus. */
  place: string | undefined
}

/** How each page was left. */
const left = new Map<string, Left>()

/**
 * Anyone who steps back to a page finds it as it was left: as far scrolled, with the focus where it was. Who comes anew begins
 * at its head, which takes the focus unless something else has it. What lies under a pop-up only keeps its place.
 * @param isThere once there is something to scroll
 * @returns for the element that scrolls; its head carries `data-page-head`, its rows `data-place`
 */
export function usePageReturn(
  pageId: string,
  isThere: boolean,
  isUnderPopup = false,
): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null)
  const isReturn = useNavigationType() === NavigationType.Pop
  const arrive = useEffectEvent((node: HTMLElement) => {
    const known = isReturn || isUnderPopup ? left.get(pageId) : undefined
    node.scrollTop = known?.top ?? 0
    if (!isUnderPopup) takeFocus(node, known?.place)
  })
  useLayoutEffect(() => {
    const node = page.current
    if (!node || !isThere) return
    arrive(node)
    if (isUnderPopup) return
    return () => void left.set(pageId, { top: node.scrollTop, place: placeWithFocus() })
  }, [pageId, isThere, isUnderPopup])
  return page
}

function placeWithFocus(): string | undefined {
  const place = document.activeElement?.closest<HTMLElement>('[data-place]')
  return place?.dataset['place']
}

function takeFocus(page: HTMLElement, place: string | undefined): void {
  const { activeElement, body } = document
  // The stage behind the page is about to lose it.
  const isFree = activeElement === body || activeElement?.closest('[data-scene]')
  if (!isFree) return
  const row = place && page.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)
  const head = page.querySelector<HTMLElement>('[data-page-head]')
  ;(row || head)?.focus({ preventScroll: true })
}
