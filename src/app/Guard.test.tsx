import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askedIn, readAskedPath } from '#src/features/session/asked-path.ts'
import { setSession, takeRememberedPath } from '#src/features/session/store.ts'
import { speakIn } from '#src/testing/words.ts'
import { HOME, LOGIN, PLAYER } from '#src/navigation/paths.ts'
import { Guard } from './Guard.tsx'

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  takeRememberedPath()
  setSession('unknown')
})

it.each([
  ['a page of the player', PLAYER, PLAYER],
  ['a streak that a notification is about', `${HOME}?open=streak`, `${HOME}?open=streak`],
  ['a part of a page', `${PLAYER}?of=all#trainings`, `${PLAYER}?of=all#trainings`],
  ['nothing but the game', HOME, undefined],
])('a stranger who asked for %s finds it after the login: %s [AUTH-7] [PUSH-6]', async (_, asked, found) => {
  setSession('false')
  const routes = [
    { element: <Guard />, children: [{ path: '*', element: 'Inside.' }] },
    { path: LOGIN, element: 'The door.' },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [asked] })
  render(<RouterProvider router={router} />)
  expect(await screen.findByText('The door.')).toBeDefined()
  // the tab knows it through a reload, the address also in a new tab
  expect(readAskedPath()?.path).toBe(found)
  expect(askedIn(router.state.location.search)).toBe(found ?? null)
  expect(takeRememberedPath()?.path).toBe(found)
})
