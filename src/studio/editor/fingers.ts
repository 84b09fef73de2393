import type { Point } from '#shared/scene/layout.ts'

/** CSS px that a hand may shake before a press becomes a drag. */
const SHAKE = { mouse: 3, touch: 8 } as const

/** What is done with one pointer that came down. */
export interface Drag {
  /** It has gone further than a hand shakes. @param by CSS px since it came down */
  move: (by: Point, event: PointerEvent) => void
  /** It was let go; `isTap` where it never went anywhere. */
  end: (isTap: boolean, event: PointerEvent) => void
  /** What it did does not count: a second finger came, or Escape was pressed. */
  cancel: () => void
}

interface Answers {
  /** @param at CSS px of the target */
  begin: (at: Point, event: PointerEvent) => Drag | null
  pinch: (at: Point, factor: number, to: Point) => void
  wheel: (at: Point, event: WheelEvent) => void
  hover: (at: Point | null) => void
}

/** One finger or mouse drags, two pan and zoom together. @returns how to stop */
export function listenToFingers(target: HTMLElement, answers: Answers): () => void {
  const fingers = new Map<number, Point>()
  let drag: Drag | null = null
  let start: Point = { x: 0, y: 0 }
  let isDragging = false

  /** Upper left corner of the target when the first finger came down: to measure it with each move would lay out the page. */
  let corner: Point = { x: 0, y: 0 }
  const at = (event: MouseEvent): Point => {
    if (fingers.size === 0) {
      const { left, top } = target.getBoundingClientRect()
      corner = { x: left, y: top }
    }
    return { x: event.clientX - corner.x, y: event.clientY - corner.y }
  }

  function cancel(): void {
    drag?.cancel()
    drag = null
    isDragging = false
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return
    target.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, at(event))
    if (fingers.size > 1) {
      cancel()
      return
    }
    start = at(event)
    isDragging = false
    drag = answers.begin(start, event)
  }

  function move(event: PointerEvent): void {
    const point = at(event)
    const before = fingers.get(event.pointerId)
    if (!before) {
      if (event.pointerType !== 'touch') answers.hover(point)
      return
    }
    fingers.set(event.pointerId, point)
    if (fingers.size > 1) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      if (other) pinch(other, before, point)
      return
    }
    const by = { x: point.x - start.x, y: point.y - start.y }
    const shake = event.pointerType === 'touch' ? SHAKE.touch : SHAKE.mouse
    isDragging ||= Math.hypot(by.x, by.y) > shake
    if (isDragging) drag?.move(by, event)
  }

  function pinch(other: Point, before: Point, now: Point): void {
    const spread = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y)
    const between = (one: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
    if (spread(before) > 0) answers.pinch(between(before), spread(now) / spread(before), between(now))
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return
    if (event.type === 'pointercancel') cancel()
    else drag?.end(!isDragging, event)
    drag = null
    isDragging = false
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault()
    answers.wheel(at(event), event)
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !drag) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }

  const listening = new AbortController()
  const { signal } = listening
  target.addEventListener('pointerdown', down, { signal })
  target.addEventListener('pointermove', move, { signal })
  target.addEventListener('pointerup', up, { signal })
  target.addEventListener('pointercancel', up, { signal })
  target.addEventListener('pointerleave', () => answers.hover(null), { signal })
  target.addEventListener('wheel', wheel, { passive: false, signal })
  window.addEventListener('keydown', key, { capture: true, signal })
  return () => {
    cancel()
    listening.abort()
  }
}
