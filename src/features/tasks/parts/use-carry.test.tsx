import { act, cleanup, render } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useCarry } from './use-carry.ts'

const onLay = vi.fn<(item: string, place: string) => void>()

function Board() {
  const { carried, handlers } = useCarry(true, onLay)
  return (
    <div {...handlers} data-board data-over={carried?.over}>
      <button type="button" data-item="jar" />
      <button type="button" data-place="glass" />
    </div>
  )
}

/** As that of the frame in which a task is played beside its form: what lies there is no part of this page. */
const frameDocument = (): Document => document.implementation.createHTMLDocument('')

describe('what is carried', () => {
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    onLay.mockClear()
  })

  it.each([
    ['on the page', () => document],
    ['in a frame', frameDocument],
  ])('is laid where it is let go: %s [KIND-1] [AUTHOR-1]', (_, documentOf) => {
    const inner = documentOf()
    render(createPortal(<Board />, inner.body))
    const find = (what: string) => {
      const element = inner.querySelector<HTMLElement>(what)
      if (!element) throw new Error(`there is no ${what}`)
      return element
    }
    // nothing is laid out here
    inner.elementFromPoint = () => find('[data-place]')
    const board = find('[data-board]')
    board.setPointerCapture = () => undefined
    const fire = (element: HTMLElement, type: string, clientX: number) =>
      act(() => {
        const at = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientX, clientY: 0 }
        element.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true }))
      })
    fire(find('[data-item]'), 'pointerdown', 0)
    fire(board, 'pointermove', 40)
    expect(board.dataset['over']).toBe('glass')
    fire(board, 'pointerup', 40)
    expect(onLay).toHaveBeenCalledExactlyOnceWith('jar', 'glass')
  })
})
