import { isElement } from '#src/lib/is-element.ts'
import type { Point } from './picture-view.ts'

/** px that a press may wander and still be a press. */
const SLACK = 6
/** ms and px between the two taps of a double one. */
const DOUBLE = { time: 320, distance: 28 }

export interface Gestures {
  onPan: (by: Point) => void
  onZoom: (factor: number, at: Point) => void
  onDoubleTap: (at: Point) => void
  /** A press of the picture, once no second one has made a double tap of it. @param at in percent of what lies in the pane */
  onPress: (at: Point) => void
}

/** Tells drags, pinches, double taps and the wheel over an element. A drag that began on a button does not press it. */
export function listenTo(pane: HTMLElement, gestures: Gestures): () => void {
  const { onPan, onZoom, onDoubleTap, onPress } = gestures
  const fingers = new Map<number, Point>()
  let begin: Point | null = null
  let isDrag = false
  let lastTap: (Point & { time: number }) | null = null
  /** The press that may still become a double tap. */
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isSecondTap = false
  const over = new AbortController()
  const options = { signal: over.signal }

  function placeOf({ clientX, clientY }: MouseEvent): Point {
    const box = pane.getBoundingClientRect()
    return { x: clientX - box.left, y: clientY - box.top }
  }

  function onDown(event: PointerEvent): void {
    if (event.button !== 0) return
    const at = placeOf(event)
    fingers.set(event.pointerId, at)
    begin = fingers.size === 1 ? at : null
    isDrag = fingers.size > 1
    isSecondTap = false
  }

  function onMove(event: PointerEvent): void {
    const before = fingers.get(event.pointerId)
    if (!before) return
    if (event.buttons === 0) {
      // it was let go where nobody heard of it
      fingers.delete(event.pointerId)
      return
    }
    const now = placeOf(event)
    if (!isDrag) {
      if (begin && distanceBetween(begin, now) < SLACK) return
      isDrag = true
      pane.setPointerCapture(event.pointerId)
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, now)
    if (!other) {
      onPan({ x: now.x - before.x, y: now.y - before.y })
      return
    }
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    onPan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 })
    onZoom(distanceBetween(now, other) / Math.max(1, distanceBetween(before, other)), middle)
  }

  function onUp(event: PointerEvent): void {
    const at = fingers.get(event.pointerId)
    fingers.delete(event.pointerId)
    if (!at || isDrag || isButton(event.target)) return
    const isDouble =
      lastTap !== null &&
      event.timeStamp - lastTap.time < DOUBLE.time &&
      distanceBetween(lastTap, at) < DOUBLE.distance
    lastTap = isDouble ? null : { ...at, time: event.timeStamp }
    if (!isDouble) return
    isSecondTap = true
    clearTimeout(waiting)
    onDoubleTap(at)
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    onZoom(Math.exp(Math.max(-120, Math.min(120, event.deltaY * lines)) * -0.002), placeOf(event))
  }

  pane.addEventListener('pointerdown', onDown, options)
  pane.addEventListener('pointermove', onMove, options)
  pane.addEventListener('pointerup', onUp, options)
  pane.addEventListener('pointercancel', ({ pointerId }) => fingers.delete(pointerId), options)
  pane.addEventListener('wheel', onWheel, { ...options, passive: false })
  pane.addEventListener(
    'click',
    (event) => {
      if (isDrag || isSecondTap) event.stopPropagation()
      else if (!isButton(event.target)) {
        const at = percentOf(pane.firstElementChild, event)
        waiting = setTimeout(() => {
          if (at && !over.signal.aborted) onPress(at)
        }, DOUBLE.time)
      }
      // of two fingers the first that is lifted ends nothing
      isDrag = fingers.size > 0
      isSecondTap = false
    },
    { ...options, capture: true },
  )
  return () => over.abort()
}

function distanceBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** Null where nothing is drawn yet. */
function percentOf(drawn: Element | null, { clientX, clientY }: MouseEvent): Point | null {
  const { left, top, width, height } = drawn?.getBoundingClientRect() ?? new DOMRect()
  if (width === 0 || height === 0) return null
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }
}

function isButton(target: EventTarget | null): boolean {
  return isElement(target) && target.closest('button') !== null
}
