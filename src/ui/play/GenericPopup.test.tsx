import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GenericPopup } from '#src/ui/play/GenericPopup.tsx'

afterEach(cleanup)

function show(more: Partial<ComponentProps<typeof GenericPopup>> = {}) {
  const [onClose, onButton] = [vi.fn(), vi.fn()]
  render(
    <GenericPopup
      text={{ title: 'A step', buttonText: 'Go on' }}
      iconUrl={null}
      color="one"
      backgroundUrl={null}
      isOpen
      onClose={onClose}
      onGone={() => {}}
      onButton={onButton}
      glyph={<svg data-testid="glyph" />}
      {...more}
    >
      <p>Three in a row.</p>
    </GenericPopup>,
  )
  const popup = screen.getByRole('dialog', { name: 'A step' })
  const background = popup.parentElement
  if (!background) throw new Error('a pop-up without a background')
  return { popup, background, onClose, onButton }
}

function pressOn(element: Element): void {
  fireEvent.pointerDown(element)
  fireEvent.click(element)
}

describe('the generic pop-up', () => {
  it('has title, words and a button with the focus [FIN-1]', () => {
    const { popup } = show()
    expect(popup.getAttribute('aria-modal')).toBe('true')
    expect(screen.getByText('Three in a row.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on' }))
  })

  it('fills a wide sheet with what brings its own button, and without a crest where there is no glyph [FIN-1]', () => {
    const { popup } = show({ width: 1120, glyph: null, onButton: null })
    expect(popup.style.width).toBe('70rem')
    expect(popup.querySelector('svg')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('has a glyph, or a picture in its place, and a background picture; neither is read out [FIN-1]', () => {
    const { popup } = show()
    expect([screen.queryByTestId('glyph') !== null, popup.querySelectorAll('img').length]).toEqual([true, 0])
    cleanup()
    const pictured = show({ iconUrl: '/face.webp', backgroundUrl: '/harbour.webp' }).popup
    expect(screen.queryByTestId('glyph')).toBeNull()
    const pictures = [...pictured.querySelectorAll('img')]
    expect(pictures.map((picture) => [picture.getAttribute('src'), picture.alt])).toEqual([
      ['/face.webp', ''],
      ['/harbour.webp', ''],
    ])
  })

  it('wears one of three colours [FIN-1]', () => {
    const looks = (['one', 'two', 'three'] as const).map((color) => {
      const { className } = show({ color }).popup
      cleanup()
      return className
    })
    expect(new Set(looks).size).toBe(3)
  })

  it('closes by its background and by Escape, without what its button says [FIN-6]', () => {
    const { background, onClose, onButton } = show()
    pressOn(background)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect([onClose.mock.calls.length, onButton.mock.calls.length]).toEqual([2, 0])
  })

  it('takes the second half of a double press for one meant for what stood there before [FIN-1]', async () => {
    const { onButton } = show()
    const button = screen.getByRole('button', { name: 'Go on' })
    fireEvent.click(button, { detail: 2 })
    expect(onButton).not.toHaveBeenCalled()
    fireEvent.click(button, { detail: 1 })
    fireEvent.click(button, { detail: 2 })
    expect(onButton).toHaveBeenCalledOnce()
    // the keyboard's presses have no count
    await userEvent.keyboard('{Enter}')
    expect(onButton).toHaveBeenCalledTimes(2)
  })

  it.each(['Enter', ' '])(
    'is confirmed by no key that is still held from before: %j [FIN-1]',
    async (key) => {
      const { onButton } = show()
      // pressed on what opened it, and never let go
      expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Go on' }), { key, repeat: true })).toBe(
        false,
      )
      expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Go on' }), { key })).toBe(true)
      await userEvent.keyboard(key === ' ' ? ' ' : '{Enter}')
      expect(onButton).toHaveBeenCalledOnce()
    },
  )
})
