import { useRef, useState, type PointerEvent } from 'react'
import { isElement } from '#src/lib/is-element.ts'
import { endAround, type End, type Point } from './ends.ts'

/** So far a pointer moves before a press becomes a line. */
const SLACK_PX = 8

interface Drag {
  from: End
  /** On the board. */
  at: Point
  /** The end below the pointer, where the line may stop. */
  over: End | null
}

interface LineDrag {
  drag: Drag | null
  /** For the board that holds all ends. */
  handlers: Pick<
    React.ComponentProps<'div'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClickCapture'
  >
}

/** Draws a line with mouse, pen or finger from one end to another on the other side. A press that stays is none. */
export function useLineDrag(isOn: boolean, onLine: (one: End, other: End) => void): LineDrag {
  const [drag, setDrag] = useState<Drag | null>(null)
  const start = useRef<{ id: number; from: End; x: number; y: number } | null>(null)
  /** The press that ends a line is no press on what lies below it. */
  const wasDrawn = useRef(false)

  function end(): void {
    start.current = null
    setDrag(null)
  }

  return {
    drag: isOn ? drag : null,
    handlers: {
      onPointerDown(event) {
        wasDrawn.current = false
        const from = isElement(event.target) ? endAround(event.target) : null
        if (!isOn || !from || !event.isPrimary || event.button !== 0) return
        start.current = { id: event.pointerId, from, x: event.clientX, y: event.clientY }
      },
      onPointerMove(event) {
        const { current } = start
        if (!current || current.id !== event.pointerId) return
        const distance = Math.hypot(event.clientX - current.x, event.clientY - current.y)
        if (!drag && distance < SLACK_PX) return
        if (!drag) event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: current.from, at: onBoard(event), over: endBelow(event, current.from) })
      },
      onPointerUp(event) {
        const { current } = start
        if (!current || current.id !== event.pointerId) return
        const other = drag && endBelow(event, current.from)
        wasDrawn.current = drag !== null
        end()
        if (other) onLine(current.from, other)
      },
      onPointerCancel: end,
      onClickCapture(event) {
        if (!wasDrawn.current) return
        wasDrawn.current = false
        event.stopPropagation()
      },
    },
  }
}

function onBoard({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** Of the other side than where the line began. */
function endBelow(event: PointerEvent<HTMLElement>, from: End): End | null {
  const { clientX, clientY, currentTarget } = event
  const end = endAround(currentTarget.ownerDocument.elementFromPoint(clientX, clientY))
  return end && end.side !== from.side ? end : null
}
