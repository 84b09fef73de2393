import { useRef, type ComponentProps } from 'react'

/** So far a card is drawn aside before it is let go there, in px. */
const FAR_ENOUGH = 96
const SLACK_PX = 8

type Handlers = Pick<
  ComponentProps<'div'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClickCapture'
>

/** Draws a card aside, past React: to the right or to the left. The buttons below it do the same. */
export function useSwipe(isOn: boolean, onSwipe: (side: 'left' | 'right') => void): Handlers {
  const start = useRef<{ id: number; x: number; isDrawn: boolean } | null>(null)
  const wasDrawn = useRef(false)

  function show(element: HTMLElement, by: number): void {
    element.style.translate = by === 0 ? '' : `${by}px`
    element.style.rotate = by === 0 ? '' : `${by / 40}deg`
    if (Math.abs(by) < FAR_ENOUGH) delete element.dataset['side']
    else element.dataset['side'] = by > 0 ? 'right' : 'left'
  }

  function end(element: HTMLElement): void {
    start.current = null
    show(element, 0)
  }

  return {
    onPointerDown(event) {
      wasDrawn.current = false
      if (!isOn || !event.isPrimary || event.button !== 0) return
      start.current = { id: event.pointerId, x: event.clientX, isDrawn: false }
    },
    onPointerMove(event) {
      const { current } = start
      if (!current || current.id !== event.pointerId) return
      // it was let go where nobody heard of it
      if (event.buttons === 0) {
        end(event.currentTarget)
        return
      }
      const by = event.clientX - current.x
      if (!current.isDrawn && Math.abs(by) < SLACK_PX) return
      if (!current.isDrawn) event.currentTarget.setPointerCapture(event.pointerId)
      current.isDrawn = true
      show(event.currentTarget, by)
    },
    onPointerUp(event) {
      const { current } = start
      start.current = null
      if (!current || current.id !== event.pointerId) return
      wasDrawn.current = current.isDrawn
      const by = event.clientX - current.x
      show(event.currentTarget, 0)
      if (current.isDrawn && Math.abs(by) >= FAR_ENOUGH) onSwipe(by > 0 ? 'right' : 'left')
    },
    onPointerCancel(event) {
      end(event.currentTarget)
    },
    onClickCapture(event) {
      if (!wasDrawn.current) return
      wasDrawn.current = false
      event.stopPropagation()
    },
  }
}
