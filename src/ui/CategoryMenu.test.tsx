import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CategoryMenu, type Category } from './CategoryMenu.tsx'

afterEach(cleanup)

const SEAS: Category<'all' | 'reef' | 'bay'>[] = [
  { name: 'All seas', emittedValue: 'all', activeOnInit: true },
  { name: 'The reef', emittedValue: 'reef', icon: { drawing: <i>~</i>, position: 'left', isVisible: true } },
  { name: 'The bay', emittedValue: 'bay', icon: { drawing: <i>o</i>, position: 'right', isVisible: false } },
]

function show(buttons = SEAS) {
  const onValue = vi.fn()
  render(<CategoryMenu label="Seas" buttons={buttons} onValue={onValue} />)
  return onValue
}

const toggle = () => screen.getByRole('button', { expanded: false })
const list = () => within(screen.getByRole('list'))
const active = () =>
  list()
    .getAllByRole('button', { pressed: true })
    .map((button) => button.textContent)

describe('the category menu', () => {
  it('begins with what is active then, and with nothing where nothing is [MAP-5]', () => {
    show()
    expect(active()).toEqual(['All seas'])
    expect(toggle().textContent).toBe('All seas')
    cleanup()
    show(SEAS.slice(1))
    expect(list().queryByRole('button', { pressed: true })).toBeNull()
    expect(toggle().textContent).toBe('Seas')
  })

  it('marks what is chosen as active, emits its value and closes [MAP-5]', async () => {
    const onValue = show()
    await userEvent.click(toggle())
    expect(screen.getByRole('button', { expanded: true })).toBeTruthy()
    await userEvent.click(list().getByRole('button', { name: 'The reef' }))
    expect(onValue).toHaveBeenCalledExactlyOnceWith('reef')
    expect(active()).toEqual(['~The reef'])
    expect(document.activeElement).toBe(toggle())
  })

  it('shows an icon where it is to be seen, on its side [MAP-5]', () => {
    show()
    expect(list().getByRole('button', { name: 'The reef' }).firstElementChild?.textContent).toBe('~')
    expect(list().getByRole('button', { name: 'The bay' }).textContent).toBe('The bay')
    cleanup()
    const icon = { drawing: <i>o</i>, position: 'right', isVisible: true } as const
    show([{ name: 'The bay', emittedValue: 'bay', icon }])
    expect(list().getByRole('button', { name: 'The bay' }).textContent).toBe('The bayo')
  })

  it('stands over a map behind an icon, with nothing chosen where each leads elsewhere [MAP-5]', async () => {
    render(<CategoryMenu label="Seas" material="night" active={null} buttons={SEAS} onValue={vi.fn()} />)
    expect(toggle()).toBe(screen.getByRole('button', { name: 'Seas' }))
    await userEvent.click(list().getByRole('button', { name: 'The reef' }))
    expect(list().getAllByRole('button')[0]?.ariaPressed ?? null).toBeNull()
  })

  it('closes by Escape and by a press elsewhere, choosing nothing [MAP-5]', async () => {
    const onValue = show()
    await userEvent.click(toggle())
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(toggle())
    await userEvent.click(toggle())
    await userEvent.click(document.body)
    toggle()
    expect(onValue).not.toHaveBeenCalled()
  })
})
