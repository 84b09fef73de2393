import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { settlePlatform } from '#src/features/platform/store.ts'
import { Failure } from '#src/lib/failure.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { speakIn } from '#src/testing/words.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { Shell } from './Shell.tsx'

beforeEach(async () => {
  // nothing of the start is missing, so nothing is asked for behind the test's back
  settlePlatform([], [], PLAIN_SETTINGS)
  await speakIn('en')
})
afterEach(() => {
  overlay.clear()
  cleanup()
})

it('stands the info modal over any screen while one is open, and nothing else [SHELL-5]', async () => {
  const router = createMemoryRouter([
    {
      element: <Shell />,
      children: [
        { path: '/', element: <h1>The isles</h1> },
        { path: '/me', element: <h1>Me</h1> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  expect(screen.queryByRole('alert')).toBeNull()

  act(() => void overlay.show({ kind: 'apiError', failure: new Failure(500, '/v2/streak') }))
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The isles')
  await act(() => router.navigate('/me'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Me')
  expect(screen.getByRole('alert')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
