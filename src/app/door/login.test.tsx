import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useSession } from '#src/features/session/store.ts'
import { comeToDoor, openDoor } from '#src/testing/at-the-door.tsx'
import { field } from '#src/testing/on-the-page.ts'
import { LOGIN } from '../paths.ts'

beforeEach(comeToDoor)
afterEach(cleanup)

it('the login says that the player was signed out in another window', async () => {
  openDoor(LOGIN)
  await field('Password')
  expect(screen.queryByText(/in another window/)).toBeNull()
  act(() => useSession.setState({ isEndedElsewhere: true }))
  await screen.findByText('You were signed out in another window of this browser.')
})
