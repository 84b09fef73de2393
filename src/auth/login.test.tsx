import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { usePlatform } from '#src/features/platform/store.ts'
import { rememberPath, setSession, takeRememberedPath, useSession } from '#src/features/session/store.ts'
import { authAddress, prepareAuthPages, showAuthPage } from '#src/testing/on-auth-pages.tsx'
import { field } from '#src/testing/on-the-page.ts'
import { readAskedPath } from '#src/features/session/asked-path.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { LOGIN, PLAYER, REGISTER } from '#src/navigation/paths.ts'

beforeEach(async () => {
  await prepareAuthPages()
  useSession.setState({ isEndedElsewhere: false, remembered: null })
})
afterEach(() => {
  cleanup()
  usePlatform.setState({ settings: null })
})

it('the login says that the player was signed out in another window', async () => {
  showAuthPage(LOGIN)
  await field('Password')
  expect(screen.queryByText(/in another window/)).toBeNull()
  act(() => useSession.setState({ isEndedElsewhere: true }))
  await screen.findByText('You were signed out in another window of this browser.')
})

it('the login says to whom was thrown out that the session has ended, and to nobody who came by an address [AUTH-8]', async () => {
  showAuthPage(LOGIN)
  await field('Password')
  act(() => rememberPath('/app/game/plot/task/five-signs/1', null))
  expect(screen.queryByText(/session has ended/)).toBeNull()
  act(() => rememberPath('/app/game/plot/task/five-signs/1', 'ola'))
  await screen.findByText('Your session has ended. Sign in to pick up where you left off.')
})

it('the login remembers what its own address carries, and its links carry it on [AUTH-7]', async () => {
  usePlatform.setState({ settings: PLAIN_SETTINGS })
  showAuthPage(`${LOGIN}?to=${encodeURIComponent(`${PLAYER}#trainings`)}`)
  await field('Password')
  expect(readAskedPath()).toEqual({ path: `${PLAYER}#trainings`, playerId: null })
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Create an account' })
  expect(link.getAttribute('href')).toBe(`${REGISTER}?to=%2Fapp%2Fplayer%23trainings`)
})

it('who signs in in another tab goes from the login to what was asked for, once [AUTH-7]', async () => {
  showAuthPage(`${LOGIN}?to=${encodeURIComponent(PLAYER)}`)
  await field('Password')
  act(() => setSession('true'))
  await screen.findByText('The isles')
  expect(authAddress()).toBe(PLAYER)
  expect(takeRememberedPath()).toBeNull()
})

it.each([
  ['', '/assets/art/login-portrait.webp'],
  ['/assets/art/isles.webp', '/assets/art/isles-portrait.webp'],
  ['https://example.test/own.webp', null],
])(
  'the login behind %j is upright on an upright phone as %j [AUTH-1]',
  async (platformBackgroundURL, upright) => {
    usePlatform.setState({ settings: { ...PLAIN_SETTINGS, platformBackgroundURL } })
    showAuthPage(LOGIN)
    await field('Password')
    expect(document.querySelector('picture source')?.getAttribute('srcset') ?? null).toBe(upright)
  },
)

it('an address that leads elsewhere is dropped [AUTH-7]', async () => {
  showAuthPage(`${LOGIN}?to=${encodeURIComponent('//evil.test/app/player')}`)
  await field('Password')
  expect(readAskedPath()).toBeNull()
})
