import { useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { movedTo } from './ordering-rule.ts'

interface Drag {
  key: string
  /** As it would lie if it were let go now. */
  order: readonly string[]
}

interface Grabbed {
  id: number
  row: HTMLElement
  /** From the top of the row to where it was taken, in px. */
  at: number
  y: number
}

/** Drags a row by its handle through a list: the others make room at once, and where it is let go it stays. The list takes `listHandlers`. */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  order: readonly string[],
  onMove: (key: string, place: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const grabbed = useRef<Grabbed | null>(null)

  /** Below the pointer, wherever its place in the list is now. */
  function follow(): void {
    const { current } = grabbed
    if (!current) return
    current.row.style.translate = ''
    const { top } = current.row.getBoundingClientRect()
    current.row.style.translate = `0 ${current.y - current.at - top}px`
  }
  useLayoutEffect(follow)

  function end(): void {
    if (grabbed.current) grabbed.current.row.style.translate = ''
    grabbed.current = null
    setDrag(null)
  }

  function placeAt(y: number, key: string): number {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const others = rows.filter((row) => row.dataset['row'] !== key)
    const tops = others.map((row) => row.getBoundingClientRect())
    const below = tops.findIndex(({ top, height }) => y < top + height / 2)
    return below === -1 ? others.length : below
  }

  function grab(event: PointerEvent<HTMLElement>, key: string): void {
    const row = event.currentTarget.closest<HTMLElement>('[data-row]')
    if (!row || !event.isPrimary || event.button !== 0) return
    // a row is taken out and put in again where it moves, and would lose the pointer; the list stays
    list.current?.setPointerCapture(event.pointerId)
    const { top } = row.getBoundingClientRect()
    grabbed.current = { id: event.pointerId, row, at: event.clientY - top, y: event.clientY }
    setDrag({ key, order })
  }

  const listHandlers = {
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = grabbed
      if (!drag || !current || current.id !== event.pointerId) return
      if (event.buttons === 0) {
        end()
        return
      }
      const { key } = drag
      current.y = event.clientY
      const next = movedTo(drag.order, key, placeAt(event.clientY, key))
      if (next.join() === drag.order.join()) follow()
      else setDrag({ key, order: next })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!drag || grabbed.current?.id !== event.pointerId) return
      const { key } = drag
      const place = drag.order.indexOf(key)
      end()
      if (place !== order.indexOf(key)) onMove(key, place)
    },
    onPointerCancel: end,
    onLostPointerCapture({ target, currentTarget }: PointerEvent<HTMLElement>) {
      // a finger leaves the grip for the list as soon as the drag begins
      if (target === currentTarget) end()
    },
  }

  return { dragged: drag?.key ?? null, shown: drag?.order ?? order, grab, listHandlers }
}
