import type { Point } from './view.ts'

/** px that a press may wander and still be a press. */
const SLACK = 6
/** ms and px between the two taps of a double one. */
const DOUBLE = { time: 320, distance: 28 }

export interface Gestures {
  onPan: (by: Point) => void
  onZoom: (factor: number, at: Point) => void
  onDoubleTap: (at: Point) => void
}

/** Tells drags, pinches, double taps and the wheel over an element. A drag that began on a button does not press it. */
export function listenTo(pane: HTMLElement, { onPan, onZoom, onDoubleTap }: Gestures): () => void {
  const fingers = new Map<number, Point>()
  let begin: Point | null = null
  let isDrag = false
  let lastTap: (Point & { time: number }) | null = null
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
  }

  function onMove(event: PointerEvent): void {
    const before = fingers.get(event.pointerId)
    if (!before) return
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
    if (isDouble) onDoubleTap(at)
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
      if (isDrag) event.stopPropagation()
      isDrag = false
    },
    { ...options, capture: true },
  )
  return () => over.abort()
}

function distanceBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') !== null
}
