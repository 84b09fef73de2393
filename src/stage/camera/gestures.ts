import type { Point } from '#shared/scene/layout.ts'
import { Throw } from './inertia.ts'
import type { Camera } from './camera.ts'

/** CSS px that a finger may shake in a tap. */
const TAP = 8
/** A wheel's notch of 100 zooms by this factor; a trackpad's pinch counts more. */
const NOTCH = 1.22
const LINE = 16

interface Answers {
  isDeaf: () => boolean
  /** No map is there to zoom. */
  isUnseen: () => boolean
  onHover: (at: Point | null) => void
  onTap: (at: Point) => void
  /** Something moves or will: frames are wanted. */
  onMove: () => void
  onDragging: (isDragging: boolean) => void
}

interface Gestures {
  /** What is under way ends here: it presses and throws nothing. */
  end: () => void
  stop: () => void
}

/** Drag, throw, pinch, wheel, tap and hover on one element. */
export function listenToGestures(target: HTMLElement, camera: Camera, answers: Answers): Gestures {
  const fingers = new Map<number, Point>()
  let start: Point | null = null
  let isDragging = false
  let thrown = new Throw()
  let spread = 0

  const at = (event: MouseEvent): Point => {
    const { left, top } = target.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const regrip = () => {
    const [first, second] = [...fingers.values()]
    spread = first && second ? distance(first, second) : 0
    thrown = new Throw()
  }
  const setDragging = (value: boolean) => {
    if (value === isDragging) return
    isDragging = value
    answers.onDragging(value)
  }

  function down(event: PointerEvent): void {
    if (answers.isDeaf() || event.button !== 0) return
    target.setPointerCapture(event.pointerId)
    const point = at(event)
    fingers.set(event.pointerId, point)
    start = fingers.size === 1 ? point : null
    if (fingers.size > 1) setDragging(true)
    camera.hold()
    regrip()
  }

  function move(event: PointerEvent): void {
    const point = at(event)
    const before = fingers.get(event.pointerId)
    if (!before) {
      if (event.pointerType === 'touch') {
        if (!answers.isDeaf()) adopt(event.pointerId, point)
      } else if (event.movementX !== 0 || event.movementY !== 0) {
        // Not where it only lies since the pop-up over it has gone: nobody has moved it there.
        answers.onHover(answers.isDeaf() ? null : point)
      }
      return
    }
    if (start && !isDragging) {
      if (distance(start, point) < TAP) return
      setDragging(true)
      answers.onHover(null)
      fingers.set(event.pointerId, point)
      return
    }
    fingers.set(event.pointerId, point)
    if (fingers.size === 2) pinch(before, point)
    else {
      camera.drag(point.x - before.x, point.y - before.y)
      // A slow frame hands over many moves as one; the throw needs them all.
      const moves = event.getCoalescedEvents()
      for (const one of moves.length > 0 ? moves : [event])
        thrown.add(one.clientX, one.clientY, one.timeStamp)
    }
    answers.onMove()
  }

  /** A finger that came down while the scene was still arriving drags from here on; it is no tap any more. */
  function adopt(id: number, point: Point): void {
    fingers.set(id, point)
    start = null
    setDragging(true)
    camera.hold()
    regrip()
  }

  function pinch(before: Point, point: Point): void {
    const other = [...fingers.values()].find((finger) => finger !== point)
    if (!other) return
    const now = distance(other, point)
    if (spread > 0) camera.zoomAt(between(other, before), now / spread, between(other, point))
    spread = now
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return
    if (fingers.size > 0) {
      regrip()
      return
    }
    const wasTap = !isDragging && start !== null && event.type === 'pointerup'
    camera.release(isDragging ? thrown.speedAt(event.timeStamp) : { x: 0, y: 0 })
    setDragging(false)
    start = null
    answers.onMove()
    if (wasTap) answers.onTap(at(event))
    if (event.pointerType !== 'touch' && event.type === 'pointerup') answers.onHover(at(event))
  }

  function end(): void {
    if (fingers.size === 0) return
    fingers.clear()
    camera.release({ x: 0, y: 0 })
    setDragging(false)
    start = null
  }

  function wheel(event: WheelEvent): void {
    if (answers.isUnseen()) return
    event.preventDefault()
    const notches = (event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE)) / 100
    camera.zoomTowards(at(event), NOTCH ** -(notches * (event.ctrlKey ? 4 : 1)))
    answers.onMove()
  }

  const leave = () => {
    if (fingers.size === 0) answers.onHover(null)
  }
  const listening = new AbortController()
  const { signal } = listening
  target.addEventListener('pointerdown', down, { signal })
  target.addEventListener('pointermove', move, { signal })
  target.addEventListener('pointerup', up, { signal })
  target.addEventListener('pointercancel', up, { signal })
  target.addEventListener('pointerleave', leave, { signal })
  target.addEventListener('wheel', wheel, { passive: false, signal })
  return { end, stop: () => listening.abort() }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
