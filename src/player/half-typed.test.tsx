import { answerWith, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setSession } from '#src/features/session/store.ts'
import { signOut } from '#src/flows/sign-out.ts'
import { DRAFTS, drafts, forgetDrafts } from '#src/lib/drafts.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { readTab } from '#src/lib/tab-storage.ts'
import { aProfile } from '#src/testing/profile.ts'
import { MY_NOTIFICATIONS } from '#src/testing/push.ts'
import { speakIn } from '#src/testing/words.ts'
import { AuthRoute } from '#src/auth/AuthRoute.tsx'
import { LoginRoute } from '#src/auth/LoginRoute.tsx'
import { watchFailures } from '#src/shell/failures.ts'
import { LOGIN, PLAYER, SETTINGS } from '#src/navigation/paths.ts'
import { Guard } from '#src/app/Guard.tsx'
import { PlayerRoute } from './PlayerRoute.tsx'

const OLA = aProfile({ language: 'pl' })
const KIM = aProfile({ id: '7f8b5c3e-35a5-4c3f-9c5f-6f1a53d1b002', displayName: 'Kim', firstName: 'Kim' })

/** The player area behind the login, as it stands in the product. */
function open() {
  const router = createMemoryRouter(
    [
      { element: <AuthRoute />, children: [{ path: LOGIN, element: <LoginRoute /> }] },
      {
        path: 'app',
        element: <Guard />,
        children: [
          { path: `${PLAYER}/*`, element: <PlayerRoute /> },
          { path: '*', element: <p>The isles</p> },
          { index: true, element: <p>The isles</p> },
        ],
      },
    ],
    { initialEntries: [SETTINGS] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

/** @param change what becomes of everything that is saved */
function serve(profile = OLA, change: Answer = { status: 200, body: profile }): void {
  answerWith((url) => {
    if (url.endsWith('/sessions')) return { status: 200, body: [] }
    if (url.endsWith('/notifications')) return { status: 200, body: MY_NOTIFICATIONS }
    if (url.endsWith('/user_progress')) return { status: 404 }
    if (url.endsWith('/login_json')) return { status: 200, body: { status: true, agreement: 1 } }
    return url.endsWith('/player/profile') ? { status: 200, body: profile } : change
  })
}

const field = (section: string, label: string) =>
  within(screen.getByRole('region', { name: section })).getByLabelText<HTMLInputElement>(label)
const displayName = () => field('About me', 'Display name')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const arrive = () => screen.findByRole('region', { name: 'About me' })

async function typeHalf() {
  await userEvent.type(displayName(), ' of the lighthouse')
  await press('Change e-mail')
  await userEvent.type(field('E-mail and password', 'New e-mail'), 'ola@wyspy.test')
  await userEvent.type(field('E-mail and password', 'Current password'), 'three grey gulls')
}

async function beThrownOut(): Promise<void> {
  serve(OLA, { status: 401 })
  await press('Send the link')
  await screen.findByRole('button', { name: 'Sign in' })
}

async function logIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('E-mail or user name'), 'somebody')
  await userEvent.type(screen.getByLabelText('Password'), 'secret words')
  await press('Sign in')
}

describe('what is half-typed in the player area', () => {
  let stop = () => {}
  beforeEach(async () => {
    await speakIn('en')
    queryClient.clear()
    forgetDrafts()
    setSession('true')
    location.hash = `#${SETTINGS}`
    stop = watchFailures()
    serve()
    open()
    await arrive()
    await typeHalf()
  })
  afterEach(() => {
    cleanup()
    stop()
  })

  it('stands there again after the login that a 401 led to, but for the passwords [AUTH-8]', async () => {
    await beThrownOut()
    serve()
    await logIn()
    await arrive()
    await waitFor(() => expect(displayName().value).toBe(`${OLA.displayName} of the lighthouse`))
    expect(field('E-mail and password', 'New e-mail').value).toBe('ola@wyspy.test')
    expect(field('E-mail and password', 'Current password').value).toBe('')
    expect(drafts.size).toBe(0)
  })

  it('is gone where another player signs in [AUTH-8]', async () => {
    await beThrownOut()
    expect(drafts.size).toBe(2)
    expect(readTab(DRAFTS)).toBeNull()
    serve(KIM)
    await logIn()
    await screen.findByText('The isles')
    expect(drafts.size).toBe(0)
  })

  it('stands there again after a reload, for this player only [LANG-2]', async () => {
    const reload = async (profile = OLA) => {
      dispatchEvent(new Event('pagehide'))
      cleanup()
      drafts.clear()
      queryClient.clear()
      serve(profile)
      open()
      await arrive()
    }
    await reload()
    await waitFor(() => expect(displayName().value).toBe(`${OLA.displayName} of the lighthouse`))
    expect(readTab(DRAFTS)).toBeNull()
    await reload(KIM)
    expect(displayName().value).toBe('Kim')
    expect(screen.getByRole('button', { name: 'Change e-mail' })).toBeTruthy()
  })

  it('is gone with a logout, also where a reload had kept it [AUTH-3]', () => {
    dispatchEvent(new Event('pagehide'))
    expect(readTab(DRAFTS)).toContain('lighthouse')
    expect(readTab(DRAFTS)).not.toContain('gulls')
    act(signOut)
    expect(drafts.size).toBe(0)
    expect(readTab(DRAFTS)).toBeNull()
  })
})
