import { answerWith, asked, ok, refusal, sentTo } from '#src/testing/fake-server.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LedSession, Participant } from '#shared/contract/coaching-sessions.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { browserTimeZone } from '#src/lib/browser.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aProfile } from '#src/testing/profile.ts'
import { idOf } from '#src/testing/reviews.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { LeaderRoute } from './LeaderRoute.tsx'

const NOW = new Date('2026-11-10T09:00:00Z')
const fromNow = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS).toISOString()

const led = (more: Partial<LedSession> = {}): LedSession => ({
  ...{ id: idOf(1), title: 'Saying no', about: '', language: 'en', place: 'Room 2', link: '' },
  ...{ startsAt: '2026-11-15T10:00:00Z', endsAt: '2026-11-15T11:00:00Z', timeZone: browserTimeZone() },
  ...{ leader: 'Marta', isCancelled: false, reason: '', seats: 8, audience: 'mine', teams: [] },
  ...{ booked: 2, waiting: 0, isAttendanceSaid: false },
  ...more,
})
const person = (id: number, displayName: string, more: Partial<Participant> = {}): Participant => ({
  ...{ id: idOf(id), displayName, avatar: null, avatarSprite: null, place: null, hasCome: null, points: 0 },
  ...more,
})

/** @param isEarly the server's clock says that it has not begun */
function serve(session = led(), people: Participant[] = [], isEarly = false) {
  answerWith((url) => {
    if (url.endsWith('/profile')) return ok(aProfile({ role: 'leader' }))
    if (url.includes('/waiting')) return ok({ count: 0, signOffs: 0, tasks: [], players: [] })
    if (url.endsWith('/attendance') && isEarly) return refusal(409, 'session-not-begun')
    if (/\/(cancellation|attendance)$/.test(url)) return { status: 204 }
    if (url.endsWith('/copies')) return ok({ count: 3 })
    if (url.endsWith(session.id)) return ok(asked.at(-1)?.method === 'PUT' ? session : { session, people })
    if (url.includes('/coaching/led'))
      return asked.at(-1)?.method === 'POST'
        ? ok(session)
        : ok({ sessions: [session], teams: [{ id: idOf(5), name: 'Harbour' }], points: 20, timeZone: 'UTC' })
    return { status: 404 }
  })
}
const onScreen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
const show = () => showRoute('/app/leader', <LeaderRoute />, '/app/leader/coaching')
const openSession = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Saying no/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saying no' }))
  await dialog.findByRole('button', { name: 'Repeat weekly' })
  return dialog
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await speakIn('en')
  queryClient.clear()
  onScreen(true)
  usePlatform.setState({ switches: { ...readSwitches([]), coaching_sessions_enabled: true } })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the calendar of a leader', () => {
  it('is a table of the month on a wide screen, and a list of days on a narrow one [COACH-2]', async () => {
    serve()
    show()
    const table = await screen.findByRole('table')
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7)
    expect(within(table).getByRole('button', { name: /Saying no.*2 of 8 seats taken/ })).toBeTruthy()
    cleanup()
    onScreen(false)
    show()
    expect(await screen.findByRole('button', { name: /Saying no/ })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('heading', { level: 3, name: /15/ })).toBeTruthy()
  })

  it('loses nothing that was typed into a session by a press beside it [COACH-2]', async () => {
    serve()
    show()
    const dialog = await openSession()
    const beside = () => screen.getByRole('dialog').parentElement ?? document.body
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' kindly')
    await userEvent.click(beside())
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Saying no kindly')
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
    await userEvent.click(beside())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks for the month that is looked at [COACH-2]', async () => {
    serve()
    show()
    await screen.findByRole('table')
    const before = asked.filter(({ url }) => url.includes('/coaching/led?')).length
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
    await waitFor(() =>
      expect(asked.filter(({ url }) => url.includes('/coaching/led?')).length).toBe(before + 1),
    )
  })

  it('takes a new session, and says at each field what is wrong [COACH-2]', async () => {
    serve()
    show()
    await screen.findByRole('table')
    await userEvent.click(screen.getByRole('button', { name: 'New session' }))
    const form = within(screen.getByRole('dialog', { name: 'New session' }))
    await userEvent.click(form.getByRole('button', { name: 'Plan the session' }))
    expect(form.getByText('Give it a title of at least two letters.')).toBeTruthy()
    expect(form.getByText('Say where it is, or give a link.')).toBeTruthy()
    expect(document.activeElement).toBe(form.getByRole('textbox', { name: 'Title' }))
    expect(form.getByText('Warsaw (Europe)')).toHaveProperty('value', 'Europe/Warsaw')
    expect(sentTo('/v2/coaching/led')).toBeUndefined()
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Speaking up')
    await userEvent.type(form.getByRole('textbox', { name: 'Place' }), 'Pier 3')
    fireEvent.change(form.getByLabelText('Day'), { target: { value: '2027-01-15' } })
    await userEvent.click(form.getByRole('radio', { name: 'Some of my teams' }))
    await userEvent.click(form.getByRole('checkbox', { name: 'Harbour' }))
    await userEvent.click(form.getByRole('button', { name: 'Plan the session' }))
    await waitFor(() =>
      expect(sentTo('/v2/coaching/led')).toMatchObject({
        ...{ title: 'Speaking up', place: 'Pier 3', link: '', seats: 8, audience: 'teams', teams: [idOf(5)] },
        ...{ startsAt: '2027-01-15T10:00:00.000Z', endsAt: '2027-01-15T11:00:00.000Z', timeZone: 'UTC' },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('cancels a session with a reason, and not without one; and repeats it [COACH-2]', async () => {
    serve()
    show()
    const dialog = await openSession()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the session' }))
    expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Saying no' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the session' }))
    expect(dialog.getByText('Say why, in a few words.')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Why is it cancelled?' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why is it cancelled?' }), 'I am ill.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the session' }))
    await waitFor(() => expect(sentTo('/cancellation')).toEqual({ reason: 'I am ill.' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Repeat weekly' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Repeat weekly' }))
    await waitFor(() => expect(sentTo('/copies')).toMatchObject({ weeks: 3 }))
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Back' })))
  })

  it('ticks who came once a session has begun; who has the points keeps them [COACH-2]', async () => {
    const session = led({ startsAt: fromNow(-1), endsAt: fromNow(59) })
    serve(session, [
      person(2, 'Hanna', { hasCome: true, points: 20 }),
      person(3, 'Max'),
      person(4, 'Ola', { hasCome: true }),
    ])
    show()
    const dialog = await openSession()
    expect(dialog.getByText('Was there · 20 points')).toBeTruthy()
    expect(dialog.getByText('Was there')).toBeTruthy()
    expect(dialog.queryByRole('checkbox', { name: 'Hanna' })).toBeNull()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Max' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save attendance (3)' }))
    await waitFor(() => expect(sentTo('/attendance')).toEqual({ came: [idOf(2), idOf(4), idOf(3)] }))
  })

  it('says that a session has not begun where the clock of the server is behind [COACH-2]', async () => {
    serve(led({ startsAt: fromNow(-1), endsAt: fromNow(59) }), [person(3, 'Max')], true)
    show()
    const dialog = await openSession()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Max' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save attendance (1)' }))
    expect(await dialog.findByText('This session has not begun yet.')).toBeTruthy()
  })

  it('shows the waiting list in its order [COACH-2]', async () => {
    const session = led({ startsAt: fromNow(60), endsAt: fromNow(120), waiting: 2 })
    serve(session, [person(2, 'Hanna'), person(3, 'Max', { place: 1 }), person(4, 'Ola', { place: 2 })])
    show()
    const dialog = await openSession()
    const lists = dialog.getAllByRole('list').map((list) => list.textContent)
    expect(lists.at(-1)).toMatch(/Max.*1.*Ola.*2/)
  })

  it('is not there where the tenant has no sessions [COACH-2] [BOOT-7]', async () => {
    usePlatform.setState({ switches: readSwitches([]) })
    serve()
    const router = show()
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/leader/to-rate'))
    expect(screen.queryByRole('link', { name: 'Coaching' })).toBeNull()
  })
})
