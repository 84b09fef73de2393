import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rememberPath, useSession } from '#src/features/session/store.ts'
import { comeToDoor, openDoor } from '#src/testing/at-the-door.tsx'
import { field } from '#src/testing/on-the-page.ts'
import { LOGIN } from '../paths.ts'

beforeEach(async () => {
  await comeToDoor()
  useSession.setState({ isEndedElsewhere: false, remembered: null })
})
afterEach(cleanup)

it('the login says that the player was signed out in another window', async () => {
  openDoor(LOGIN)
  await field('Password')
  expect(screen.queryByText(/in another window/)).toBeNull()
  act(() => useSession.setState({ isEndedElsewhere: true }))
  await screen.findByText('You were signed out in another window of this browser.')
})

it('the login says to whom was thrown out that the session has ended, and to nobody who came by an address [AUTH-8]', async () => {
  openDoor(LOGIN)
  await field('Password')
  act(() => rememberPath('/app/game/plot/task/five-signs/1', null))
  expect(screen.queryByText(/session has ended/)).toBeNull()
  act(() => rememberPath('/app/game/plot/task/five-signs/1', 'ola'))
  await screen.findByText('Your session has ended. Sign in, and you go on where you were.')
})
