import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { LostScreen } from './LostScreen.tsx'
import { latePage } from './late-page.tsx'

const Page = () => <p>the page</p>
let isServed = false

const inSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

beforeEach(async () => {
  await speakIn('en')
  isServed = false
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a page of the router that did not come says so, and comes by itself [ERR-1]', async () => {
  const load = vi.fn(() => (isServed ? Promise.resolve(Page) : Promise.reject(new TypeError('not there'))))
  const { late, Page: Late } = latePage(load, LostScreen)
  const lazy = async () => {
    await late.fetch()
    return { Component: Late }
  }
  const router = createMemoryRouter([{ path: '/late', lazy }], { initialEntries: ['/late?token=a'] })
  render(<RouterProvider router={router} />)
  await inSeconds(10)
  expect(screen.getByRole('alert').textContent).toBe('This page could not be loaded. Your progress is safe.')
  isServed = true
  await inSeconds(15)
  expect(screen.getByText('the page')).toBeTruthy()
  expect(router.state.location.search).toBe('?token=a')
  const asked = load.mock.calls.length
  await inSeconds(60)
  expect(load).toHaveBeenCalledTimes(asked)
})
