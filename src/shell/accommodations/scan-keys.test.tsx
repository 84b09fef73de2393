import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenToScanning } from './scan-keys.ts'

let stop = () => {}
beforeEach(() => (stop = listenToScanning()))
afterEach(() => {
  stop()
  cleanup()
})

const focused = () => document.activeElement?.getAttribute('aria-label')

/** The names of what Tab leads through, once around. */
async function around(key = '{Tab}'): Promise<(string | null | undefined)[]> {
  const names: (string | null | undefined)[] = []
  for (;;) {
    await userEvent.keyboard(key)
    if (names.includes(focused())) return names
    names.push(focused())
  }
}

it('steps through all places and all answers one by one, and round, forwards and back [ACCESS-4] [ACCESS-5]', async () => {
  render(
    <>
      <h1 tabIndex={-1}>Harbour</h1>
      <button aria-label="quay" />
      <button aria-label="crane" tabIndex={-1} />
      <button aria-label="asleep" disabled />
      <div inert>
        <button aria-label="below" />
      </div>
      <input type="radio" name="of" aria-label="a" />
      <input type="radio" name="of" aria-label="b" defaultChecked />
      <input type="checkbox" aria-label="c" />
    </>,
  )
  expect(await around()).toEqual(['quay', 'crane', 'a', 'b', 'c'])
  expect(await around('{Shift>}{Tab}{/Shift}')).toEqual(['c', 'b', 'a', 'crane', 'quay'])
})

it('chooses with Enter, and leads no question on by it [ACCESS-5]', async () => {
  const onEnter = vi.fn()
  render(
    <div onKeyDown={({ key }) => void (key === 'Enter' && onEnter())}>
      <input type="radio" name="of" aria-label="a" />
      <input type="radio" name="of" aria-label="b" />
      <input type="checkbox" aria-label="c" />
      <button aria-label="on" />
    </div>,
  )
  await userEvent.keyboard('{Tab}{Tab}{Enter}{Tab}{Enter}')
  expect(screen.getByRole('radio', { name: 'a' })).toHaveProperty('checked', false)
  expect(screen.getByRole('radio', { name: 'b' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'c' })).toHaveProperty('checked', true)
  expect(onEnter).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onEnter).toHaveBeenCalledOnce()
})

it('takes the next value of a list and of a slider, and after the last the first [ACCESS-5]', async () => {
  const chosen = vi.fn()
  render(
    <>
      <select aria-label="size" onChange={({ target }) => void chosen(target.value)} defaultValue="s">
        <option value="s">S</option>
        <option value="m">M</option>
      </select>
      <input type="range" aria-label="much" min={1} max={3} defaultValue={2} />
    </>,
  )
  await userEvent.keyboard('{Tab}{Enter}{Enter}')
  expect(chosen.mock.calls).toEqual([['m'], ['s']])
  await userEvent.keyboard('{Tab}{Enter}')
  expect(screen.getByRole('slider', { name: 'much' })).toHaveProperty('value', '3')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('slider', { name: 'much' })).toHaveProperty('value', '1')
})

it('goes round with a slider that listens to keys by itself, too [ACCESS-5]', async () => {
  const onKey = vi.fn()
  const slider = (now: number) => (
    <div
      role="slider"
      tabIndex={0}
      aria-label="place"
      aria-valuemin={0}
      aria-valuemax={10}
      aria-valuenow={now}
      onKeyDown={({ key }) => void onKey(key)}
    />
  )
  const { rerender } = render(slider(9))
  await userEvent.keyboard('{Tab}')
  onKey.mockClear()
  await userEvent.keyboard('{Enter}')
  rerender(slider(10))
  await userEvent.keyboard('{Enter}')
  expect(onKey.mock.calls).toEqual([['ArrowRight'], ['Home']])
})

it('is as before once it is no longer wanted [ACCESS-5]', async () => {
  render(
    <>
      <input type="radio" name="of" aria-label="a" />
      <input type="radio" name="of" aria-label="b" />
      <button aria-label="on" />
    </>,
  )
  stop()
  await userEvent.keyboard('{Tab}{Tab}')
  expect(focused()).toBe('on')
})
