import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Combobox } from './Combobox.tsx'

const ZONES = [
  { id: 'a', label: 'Kraków', note: 'Europe' },
  { id: 'b', label: 'Łódź', note: 'Europe' },
  { id: 'c', label: 'Lima', note: 'America' },
]

function show(value: string | null = null) {
  const onChange = vi.fn<(id: string) => void>()
  render(
    <Combobox label="Place" options={ZONES} value={value} onChange={onChange} noneText="No such place" />,
  )
  return { onChange, field: screen.getByRole('combobox') }
}

const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('one of many', () => {
  afterEach(cleanup)

  it('is found by typing, without its marks', async () => {
    const { field, onChange } = show()
    await userEvent.type(field, 'lodz')
    expect(shown()).toEqual(['ŁódźEurope'])
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('b')
    expect(shown()).toEqual([])
  })

  it('is walked to by arrows, round the ends', async () => {
    const { field, onChange } = show('a')
    await userEvent.click(field)
    expect(shown()).toHaveLength(3)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('c')
  })

  it('stays as it was after Escape, and says where nothing fits', async () => {
    const { field, onChange } = show('a')
    await userEvent.type(field, 'xyz')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('status').textContent).toBe('No such place')
    await userEvent.keyboard('{Escape}')
    expect(field).toHaveProperty('value', 'Kraków')
    expect(onChange).not.toHaveBeenCalled()
  })
})
