import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settlePlatform } from '#src/features/platform/store.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { watchFailures } from '#src/shell/failures.ts'
import { apiErrorOf } from '#src/testing/overlays.tsx'
import { PLAYER, SETTINGS } from '#src/navigation/paths.ts'
import { PlayerRoute } from './PlayerRoute.tsx'

const SESSION = {
  id: '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a001',
  browser: 'Firefox',
  system: 'Linux',
  createdAt: '2026-11-20T10:00:00.000Z',
  seenAt: '2026-11-21T10:00:00.000Z',
  isCurrent: true,
}

const PROGRESS = {
  ...{ playerProgress: 40, playerPoints: 1240, playerCoins: 0 },
  items: [{ id: 'harbour', playerProgress: 40, playerPoints: 1240 }],
}

function show(path = SETTINGS) {
  const router = createMemoryRouter(
    [
      { path: `${PLAYER}/*`, element: <PlayerRoute /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

/** Answers the profile and the sessions; whatever is changed by `reply`. */
function answer(reply: Answer = { status: 200, body: aProfile() }, profile = aProfile()): void {
  answerWith((url) => {
    if (url.endsWith('/sessions')) return { status: 200, body: [SESSION] }
    if (url.endsWith('/user_progress')) return { status: 200, body: PROGRESS }
    const isChange = asked.at(-1)?.method !== 'GET'
    return isChange ? reply : { status: 200, body: profile }
  })
}

const sent = () =>
  asked.flatMap(({ method, body }): unknown[] => (method === 'GET' ? [] : [JSON.parse(String(body))]))

const section = (name: string) => within(screen.getByRole('region', { name }))
const arrive = () => screen.findByRole('region', { name: 'About me' })

describe('the player area', () => {
  let stop = () => {}
  beforeEach(async () => {
    await speakIn('en')
    queryClient.clear()
    setSession('true')
    stop = watchFailures()
  })
  afterEach(() => {
    cleanup()
    stop()
  })

  it('tells of a profile that does not come on the page itself: it is only logged [AUTH-15]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answerWith((url) => ({ status: url.endsWith('/user_progress') ? 404 : 500 }))
    show()
    await screen.findByText('Your profile could not be loaded.')
    expect(apiErrorOf()).toBeNull()
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
    answer()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await arrive()
  })

  it('leads from an address that it does not know to my space [ROUTE-2]', async () => {
    answer()
    const router = show(`${PLAYER}/nothing`)
    await waitFor(() => expect(router.state.location.pathname).toBe(PLAYER))
  })

  it('shows how far I have come, and with how many points [PROG-3] [PROG-1]', async () => {
    answer()
    show()
    const bar = await screen.findByRole('progressbar', { name: 'My progress' })
    expect(bar.getAttribute('aria-valuetext')).toBe('40%')
    expect(screen.getByText('1 240 points')).toBeTruthy()
  })

  it('saves what was typed, and what was only guessed is no choice [AUTH-15] [PROTIP-3]', async () => {
    answer({ status: 200, body: aProfile({ displayName: 'Ola from the lighthouse' }) })
    show()
    await arrive()
    const name = section('About me').getByLabelText('Display name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Ola from the lighthouse')
    await userEvent.click(section('About me').getByRole('button', { name: 'Save' }))
    await section('About me').findByText('Saved')
    expect(sent()).toEqual([{ firstName: 'Ola', lastName: 'Żak', displayName: 'Ola from the lighthouse' }])
  })

  it('sends the form of address once it is chosen [PROTIP-3]', async () => {
    answer({ status: 200, body: aProfile({ formOfAddress: 'neutral' }) })
    show()
    await arrive()
    expect(section('About me').getByRole('radio', { name: 'She' })).toHaveProperty('checked', true)
    await userEvent.click(section('About me').getByRole('radio', { name: 'Neutral' }))
    await userEvent.click(section('About me').getByRole('button', { name: 'Save' }))
    await section('About me').findByText('Saved')
    expect(sent()).toMatchObject([{ formOfAddress: 'neutral' }])
  })

  it('turns a privacy switch at once, and back where the server does not take it', async () => {
    answer({ status: 429, headers: { 'retry-after': '7' } })
    show()
    await arrive()
    const tips = section('Privacy').getByRole('switch', { name: /Sign my tips/ })
    await userEvent.click(tips)
    await section('Privacy').findByText('Too many attempts. Try again in 7 s.')
    await waitFor(() => expect(tips).toHaveProperty('checked', true))
    expect(sent()).toEqual([{ privacy: { isTipAuthor: false } }])
  })

  it('asks before what was typed is lost [AUTH-15]', async () => {
    answer()
    show()
    await arrive()
    await userEvent.type(section('About me').getByLabelText('First name'), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }))
    expect(section('About me').getByLabelText('First name')).toHaveProperty('value', 'Olax')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave anyway' }))
    await screen.findByText('elsewhere')
  })

  it('tells of a wrong password at its field, and keeps what was typed [AUTH-2]', async () => {
    const body = { code: 'refused-fields', message: '', fields: [{ path: 'current', message: 'wrong' }] }
    answer({ status: 422, body })
    show()
    await arrive()
    const access = section('E-mail and password')
    await userEvent.click(access.getByRole('button', { name: 'Change password' }))
    expect(document.activeElement).toBe(access.getByLabelText('Current password'))
    await userEvent.type(access.getByLabelText('Current password'), 'something')
    await userEvent.type(access.getByLabelText('New password'), 'a lantern in the snow')
    await userEvent.click(access.getByRole('button', { name: 'Save password' }))
    expect((await access.findByRole('alert')).textContent).toBe('This is not your current password.')
    await waitFor(() => expect(document.activeElement).toBe(access.getByLabelText('Current password')))
    expect(access.getByLabelText('New password')).toHaveProperty('value', 'a lantern in the snow')
  })

  it('shows an address that waits for its link, until it is given up', async () => {
    answer({ status: 200, body: aProfile() }, aProfile({ pendingEmail: 'new@test.test' }))
    show()
    await arrive()
    const access = section('E-mail and password')
    expect(access.getByText(/on its way to new@test.test/)).toBeTruthy()
    await userEvent.click(access.getByRole('button', { name: 'Keep the old address' }))
    await waitFor(() => expect(access.queryByText(/on its way/)).toBeNull())
  })

  it('says that the link lies on the server where that sends no mail [DESK-1]', async () => {
    settlePlatform([], null, { ...PLAIN_SETTINGS, sendsMail: false })
    answer({ status: 200, body: aProfile() }, aProfile({ pendingEmail: 'new@test.test' }))
    show()
    await arrive()
    const access = section('E-mail and password')
    expect(access.getByText(/the link for new@test.test is stored on the server/)).toBeTruthy()
    settlePlatform([], null, null)
  })

  it('removes no account by a slip: its name is typed', async () => {
    answer()
    show()
    await arrive()
    await userEvent.click(section('My data').getByRole('button', { name: 'Delete account' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Delete my account' }))
    await userEvent.type(popup.getByLabelText('Type ola.z to confirm'), 'ola')
    await userEvent.type(popup.getByLabelText('Current password'), 'secret words')
    await userEvent.click(popup.getByRole('button', { name: 'Delete for good' }))
    expect(popup.getByRole('alert').textContent).toBe('This name does not match.')
    expect(sent()).toEqual([])
  })
})
