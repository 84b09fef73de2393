import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HudCard } from './HudCard.tsx'

afterEach(cleanup)

function open() {
  const onClose = vi.fn()
  const { container } = render(
    <>
      <div data-material="night">
        <p>The map</p>
      </div>
      <HudCard label="Me" closeLabel="Close" onClose={onClose}>
        <button>Sign out</button>
      </HudCard>
    </>,
  )
  return { container, onClose }
}

describe('a card under the status bar', () => {
  it('holds the focus over a page that is inert', () => {
    const { container } = open()
    expect(container.inert).toBe(true)
    const card = screen.getByRole('dialog', { name: 'Me' })
    expect(card.getAttribute('aria-modal')).toBe('true')
    expect(card.contains(document.activeElement)).toBe(true)
  })

  it('closes by a press anywhere else, the map included, and not by one inside', () => {
    const { onClose } = open()
    fireEvent.pointerDown(screen.getByText('Sign out'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerDown(screen.getByText('The map'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('stays while a fault above everything is pressed away', () => {
    const { onClose } = open()
    const above = document.body.appendChild(document.createElement('div'))
    above.setAttribute('data-above-popups', '')
    fireEvent.pointerDown(above)
    above.remove()
    expect(onClose).not.toHaveBeenCalled()
  })
})
