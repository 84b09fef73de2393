import { useRef, type KeyboardEvent, type PointerEvent } from 'react'

/** Px that a finger moves across before it turns a page, and how much more across than down. */
const SWIPE_PX = 56
const STEEPEST = 0.6
/** What is shown to its edge may be a fraction of a pixel away from it. */
const EDGE_PX = 2

interface PageFlips {
  onKeyDown: (event: KeyboardEvent) => void
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: () => void
}

/**
 * Pages are turned by the arrows to the sides, by a finger drawn across, and by going on at their end with Space or Page
 * Down, as in every reader. Where something is wider than its room, arrows and fingers move that.
 */
export function usePageFlips(flip: (by: number) => void, isRightToLeft: boolean): PageFlips {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isWide(event.target)) return
      const by = stepOf(event, isRightToLeft)
      if (by === 0) return
      event.preventDefault()
      flip(by)
    },
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY, target }) => {
      const isFinger = pointerType !== 'mouse' && isPrimary && !isWide(target)
      start.current = isFinger ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }) => {
      const from = start.current
      start.current = null
      if (!from || getSelection()?.isCollapsed === false) return
      const [across, down] = [clientX - from.x, clientY - from.y]
      if (Math.abs(across) < SWIPE_PX || Math.abs(down) > Math.abs(across) * STEEPEST) return
      flip(across < 0 === isRightToLeft ? -1 : 1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

function stepOf({ key, shiftKey, target }: KeyboardEvent, isRightToLeft: boolean): number {
  if (!shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    return (key === 'ArrowRight') === isRightToLeft ? -1 : 1
  }
  // on a link or a button Space means something else
  if (!(target instanceof HTMLElement) || target.role !== 'region') return 0
  const { scrollTop, clientHeight, scrollHeight } = target
  const isOn = key === 'PageDown' || (key === ' ' && !shiftKey)
  const isBack = key === 'PageUp' || (key === ' ' && shiftKey)
  if (isOn && scrollTop + clientHeight >= scrollHeight - EDGE_PX) return 1
  return isBack && scrollTop <= EDGE_PX ? -1 : 0
}

function isWide(target: EventTarget): boolean {
  let element = target instanceof Element ? target : null
  for (; element; element = element.parentElement) {
    const scrolls = element.role === 'region' || element.hasAttribute('data-scrolls')
    if (scrolls && element.scrollWidth > element.clientWidth + EDGE_PX) return true
    if (element.role === 'region') return false
  }
  return false
}
