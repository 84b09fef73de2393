import { useRef, useState, type ComponentProps, type PointerEvent } from 'react'
import { isElement } from '#src/lib/is-element.ts'

/** So far a pointer moves before a press carries something, in px. */
const SLACK_PX = 8

interface Carried {
  item: string
  /** The place below the pointer, into which it would be laid. */
  over: string | null
}

interface Carry {
  carried: Carried | null
  /** For what holds all items and places. */
  handlers: Pick<
    ComponentProps<'div'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClickCapture'
  >
}

interface Start {
  id: number
  item: string
  x: number
  y: number
  element: HTMLElement
}

/**
 * Carries an item with mouse, pen or finger to a place: `data-item` names the one, `data-place` the other. It moves past React, for
 * nothing else changes meanwhile, and has `data-carried` then. A press that stays is none: anyone who does not drag presses the item and then the place.
 */
export function useCarry(isOn: boolean, onLay: (item: string, place: string) => void): Carry {
  const [carried, setCarried] = useState<Carried | null>(null)
  const start = useRef<Start | null>(null)
  /** The press that lets go is no press on what lies below it. */
  const wasCarried = useRef(false)

  function end(): void {
    const { current } = start
    if (current) {
      current.element.style.translate = ''
      current.element.style.pointerEvents = ''
      delete current.element.dataset['carried']
    }
    start.current = null
    setCarried(null)
  }

  return {
    carried: isOn ? carried : null,
    handlers: {
      onPointerDown(event) {
        wasCarried.current = false
        const element = isElement(event.target) && event.target.closest<HTMLElement>('[data-item]')
        const item = element ? element.dataset['item'] : undefined
        if (!isOn || !element || item === undefined || !event.isPrimary || event.button !== 0) return
        start.current = { id: event.pointerId, item, x: event.clientX, y: event.clientY, element }
      },
      onPointerMove(event) {
        const { current } = start
        if (!current || current.id !== event.pointerId) return
        // it was let go where nobody heard of it
        if (event.buttons === 0) {
          end()
          return
        }
        const [x, y] = [event.clientX - current.x, event.clientY - current.y]
        if (!carried && Math.hypot(x, y) < SLACK_PX) return
        if (!carried) event.currentTarget.setPointerCapture(event.pointerId)
        current.element.style.translate = `${x}px ${y}px`
        current.element.style.pointerEvents = 'none'
        current.element.dataset['carried'] = 'true'
        const over = placeBelow(event)
        if (!carried || carried.over !== over) setCarried({ item: current.item, over })
      },
      onPointerUp(event) {
        const { current } = start
        if (!current || current.id !== event.pointerId) return
        const place = carried && placeBelow(event)
        wasCarried.current = carried !== null
        end()
        if (place !== null) onLay(current.item, place)
      },
      onPointerCancel: end,
      onClickCapture(event) {
        if (!wasCarried.current) return
        wasCarried.current = false
        event.stopPropagation()
      },
    },
  }
}

function placeBelow({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): string | null {
  const below = currentTarget.ownerDocument.elementFromPoint(clientX, clientY)
  return below?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null
}
