import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeOnEscape } from './escape.ts'
import { Menu } from './Menu.tsx'
import { Popup } from './Popup.tsx'

afterEach(cleanup)

function pressEscape(on: Element = document.body, repeat = false): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'Escape', repeat, bubbles: true, cancelable: true })
  fireEvent(on, event)
  return event
}

describe('Escape', () => {
  it('closes what was opened last, one at a press', () => {
    const [lower, upper] = [vi.fn(), vi.fn()]
    const stopLower = closeOnEscape(lower)
    const stopUpper = closeOnEscape(upper)
    expect(pressEscape().defaultPrevented).toBe(true)
    expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1])
    stopUpper()
    pressEscape()
    expect(lower).toHaveBeenCalledOnce()
    stopLower()
    expect(pressEscape().defaultPrevented).toBe(false)
  })

  it('closes once, however long it is held [FIN-1]', () => {
    const close = vi.fn()
    const stop = closeOnEscape(close)
    expect(pressEscape(document.body, true).defaultPrevented).toBe(true)
    expect(close).not.toHaveBeenCalled()
    stop()
  })

  it('is answered before whatever lies below hears of it', () => {
    const back = vi.fn()
    render(
      <nav
        onKeyDown={({ defaultPrevented }) => {
          if (!defaultPrevented) back()
        }}
      >
        <button>Harbour</button>
      </nav>,
    )
    const stop = closeOnEscape(() => {})
    pressEscape(screen.getByText('Harbour'))
    expect(back).not.toHaveBeenCalled()
    stop()
    pressEscape(screen.getByText('Harbour'))
    expect(back).toHaveBeenCalledOnce()
  })

  it('closes a menu before the pop-up that it stands in, and a notice before the pop-up below it', () => {
    const onClose = vi.fn()
    render(
      <Popup label="News" onClose={onClose}>
        <Menu label="Language" trigger="English" items={[{ id: 'en', label: 'English' }]} onPick={() => {}} />
      </Popup>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'English' }))
    pressEscape(screen.getByRole('menuitem'))
    expect(screen.queryByRole('menu')).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
    const notice = vi.fn()
    const stop = closeOnEscape(notice)
    pressEscape()
    expect(notice).toHaveBeenCalledOnce()
    stop()
    pressEscape()
    expect(onClose).toHaveBeenCalledOnce()
  })
})
