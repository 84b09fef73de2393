import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setSession, takeRememberedPath } from '#src/features/session/store.ts'
import { speakIn } from '#src/testing/words.ts'
import { HOME, LOGIN, PLAYER } from '../paths.ts'
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
  ['nothing but the game', HOME, undefined],
])('a stranger who asked for %s finds it after the login: %s [AUTH-7] [PUSH-6]', async (_, asked, found) => {
  setSession('false')
  const routes = [
    { element: <Guard />, children: [{ path: '*', element: 'Inside.' }] },
    { path: LOGIN, element: 'The door.' },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [asked] })} />)
  expect(await screen.findByText('The door.')).toBeDefined()
  expect(takeRememberedPath()?.path).toBe(found)
})
