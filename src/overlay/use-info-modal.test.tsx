import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useInfoModal } from './use-info-modal.ts'

function Notice({ onClose, news = 1, after }: { onClose: () => void; news?: number; after?: number }) {
  const modal = useRef<HTMLDivElement>(null)
  return (
    <div ref={modal} data-testid="notice" {...useInfoModal(modal, onClose, news, after)}>
      <button>OK</button>
    </div>
  )
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a notice that closes by itself', () => {
  it('closes after 10 s, and at once on Escape [ERR-1]', () => {
    const onClose = vi.fn()
    render(<Notice onClose={onClose} />)
    pass(9999)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalledOnce()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('closes earlier where it only informs', () => {
    const onClose = vi.fn()
    render(<Notice onClose={onClose} after={8000} />)
    pass(8000)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('never closes under the focus, even when the pointer has crossed it', () => {
    const onClose = vi.fn()
    render(<Notice onClose={onClose} />)
    act(() => screen.getByText('OK').focus())
    fireEvent.pointerEnter(screen.getByTestId('notice'))
    fireEvent.pointerLeave(screen.getByTestId('notice'))
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
    act(() => screen.getByText('OK').blur())
    pass(10_000)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('gives something new its own 10 s', () => {
    const onClose = vi.fn()
    const { rerender } = render(<Notice onClose={onClose} />)
    pass(9000)
    rerender(<Notice onClose={onClose} news={2} />)
    pass(9000)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('takes no focus until F6 brings it there, and gives it back when it goes [ERR-1]', () => {
    const page = (isOpen: boolean) => (
      <>
        <button>Begin</button>
        {isOpen && <Notice onClose={() => {}} />}
      </>
    )
    const { rerender } = render(page(false))
    const begin = screen.getByText('Begin')
    begin.focus()
    rerender(page(true))
    expect(document.activeElement).toBe(begin)
    fireEvent.keyDown(begin, { key: 'F6' })
    expect(document.activeElement).toBe(screen.getByText('OK'))
    rerender(page(false))
    expect(document.activeElement).toBe(begin)
  })
})
