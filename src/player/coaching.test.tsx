import { answerWith, asked, ok } from '#src/testing/fake-server.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OfferedSession, PastSession } from '#shared/contract/coaching-sessions.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { browserTimeZone } from '#src/lib/browser.ts'
import { PLAYER } from '#src/navigation/paths.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aProfile } from '#src/testing/profile.ts'
import { idOf } from '#src/testing/reviews.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { CoachingRoute } from './CoachingRoute.tsx'

const later = (ms: number) => new Date(Date.now() + ms).toISOString()

const aSession = (more: Partial<OfferedSession> = {}): OfferedSession => ({
  ...{ id: idOf(1), title: 'Saying no', about: 'Bring a case.', language: 'en', place: 'Room 2', link: '' },
  ...{ startsAt: later(5 * DAY_MS), endsAt: later(5 * DAY_MS + HOUR_MS), timeZone: browserTimeZone() },
  ...{ leader: 'Marta', isCancelled: false, reason: '', seats: 8, seatsLeft: 5, waiting: 0, points: 20 },
  leaderFace: { id: idOf(9), displayName: 'Marta', avatar: null, avatarSprite: null },
  mine: null,
  ...more,
})

function serve(
  ahead: OfferedSession[],
  past: PastSession[] = [],
  answer = ok({}),
  since: string | null = null,
) {
  answerWith((url) => {
    if (url.endsWith('/profile')) return ok(aProfile())
    if (url.endsWith('/booking')) return answer
    if (url.endsWith('/coaching/calendar') && asked.at(-1)?.method === 'DELETE') return { status: 204 }
    if (url.endsWith('/coaching/calendar'))
      return ok({ url: `http://house.test/calendar/${'a'.repeat(43)}.ics` })
    return url.endsWith('/coaching/sessions') ? ok({ ahead, past, calendarSince: since }) : { status: 404 }
  })
}
const show = () => showRoute('/app/coaching', <CoachingRoute />, '/app/coaching')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const card = (name: string) => screen.findByRole('article', { name })
const sent = () => asked.flatMap(({ method, url }) => (url.endsWith('/booking') ? [method] : []))

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
  usePlatform.setState({ switches: { ...readSwitches([]), coaching_sessions_enabled: true } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('my coaching sessions', () => {
  it('show what is left, and are booked [COACH-2]', async () => {
    serve([aSession()], [], ok({ state: 'booked', leaveUntil: later(4 * DAY_MS) }))
    show()
    const session = within(await card('Saying no'))
    expect(session.getByText('5 seats left')).toBeTruthy()
    expect(session.getByText('with Marta')).toBeTruthy()
    expect(session.getByText('Room 2')).toBeTruthy()
    expect(session.getByRole('time').textContent.split(', ').at(-1)).not.toMatch(/[^\S\u00a0]|–(?!\u2060)/)
    await userEvent.click(session.getByRole('button', { name: 'Book a seat' }))
    await waitFor(() => expect(sent()).toEqual(['POST']))
  })

  it('are a room beside the others of my space [COACH-2] [SPACE-1]', async () => {
    serve([aSession()])
    show()
    await card('Saying no')
    const rooms = within(screen.getByRole('navigation', { name: 'Parts of my space' }))
    expect(rooms.getByRole('link', { current: 'page' }).textContent).toBe('Coaching')
    expect(rooms.getByRole('link', { name: 'My space' }).getAttribute('href')).toContain(PLAYER)
  })

  it('say at which place I wait, and let me leave the list [COACH-2]', async () => {
    serve([aSession({ seatsLeft: 0, waiting: 3, mine: { state: 'waiting', place: 2 } })], [], { status: 204 })
    show()
    const session = within(await card('Saying no'))
    expect(session.getByText('Waiting list, place 2')).toBeTruthy()
    await userEvent.click(session.getByRole('button', { name: 'Leave the waiting list' }))
    await waitFor(() => expect(sent()).toEqual(['DELETE']))
  })

  it('that are full offer the waiting list; booked ones the calendar, and until when I may cancel [COACH-2]', async () => {
    const booked = { state: 'booked' as const, leaveUntil: later(4 * DAY_MS) }
    serve([
      aSession({ seatsLeft: 0, waiting: 1 }),
      aSession({ id: idOf(2), title: 'Feedback', mine: booked }),
    ])
    show()
    const full = within(await card('Saying no'))
    expect(full.getByText('Full · 1 is waiting')).toBeTruthy()
    expect(full.getByRole('button', { name: 'Join the waiting list' })).toBeTruthy()
    const mine = within(await card('Feedback'))
    expect(mine.getByText(/^You can cancel until/)).toBeTruthy()
    const file = mine.getByRole('link', { name: 'Add to calendar' })
    expect(file.getAttribute('href')).toContain(`/v2/coaching/sessions/${idOf(2)}/calendar`)
  })

  it('of tomorrow bind: nothing offers to give the seat back [COACH-2]', async () => {
    serve([
      aSession({ mine: { state: 'booked', leaveUntil: later(-HOUR_MS) }, startsAt: later(23 * HOUR_MS) }),
    ])
    show()
    const session = within(await card('Saying no'))
    expect(session.getByText(/cannot be given back any more/)).toBeTruthy()
    expect(session.queryByRole('button')).toBeNull()
  })

  it('say why one is refused, or cancelled [COACH-2]', async () => {
    const refused = { status: 409, body: { code: 'session-over', message: 'x' } }
    serve(
      [aSession(), aSession({ id: idOf(2), title: 'Off', isCancelled: true, reason: 'I am ill.' })],
      [],
      refused,
    )
    show()
    await userEvent.click(within(await card('Saying no')).getByRole('button', { name: 'Book a seat' }))
    expect(await screen.findByText('This session has begun already.')).toBeTruthy()
    const off = within(await card('Off'))
    expect(off.getByText('Cancelled')).toBeTruthy()
    expect(off.getByText('I am ill.')).toBeTruthy()
  })

  it('that were cancelled go from the list, and leave the keyboard at its heading [COACH-2]', async () => {
    const off = aSession({ isCancelled: true, reason: 'I am ill.', mine: { state: 'waiting', place: 1 } })
    const ahead = [off]
    serve(ahead, [], { status: 204 })
    show()
    const remove = within(await card('Saying no')).getByRole('button', { name: 'Remove from my list' })
    ahead.pop()
    await userEvent.click(remove)
    expect(await screen.findByText(/^No session is planned yet/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Coming up' }))
  })

  it('also name the time in the zone they are meant in, where it differs [COACH-2]', async () => {
    serve([aSession({ timeZone: 'Pacific/Kiritimati' })])
    show()
    expect(within(await card('Saying no')).getByText(/Line Islands Time/)).toBeTruthy()
  })

  it('that are over say whether I came [COACH-2]', async () => {
    const { leaderFace: _, seats: __, seatsLeft: ___, waiting: ____, mine: _____, ...session } = aSession()
    const over = { ...session, startsAt: later(-DAY_MS), endsAt: later(-DAY_MS + HOUR_MS) }
    serve(
      [],
      [
        { ...over, hasCome: true, points: 20 },
        { ...over, id: idOf(2), hasCome: null, points: 0 },
      ],
    )
    show()
    expect(await screen.findByText('Was there · 20 points')).toBeTruthy()
    expect(screen.getByText('Attendance still open')).toBeTruthy()
    expect(screen.getByText(/^No session is planned yet/)).toBeTruthy()
  })

  it('can be subscribed to at an address that is shown once [COACH-2]', async () => {
    serve([])
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }))
    const address = await screen.findByRole('textbox', { name: 'Your secret address' })
    expect(address).toHaveProperty('value', `http://house.test/calendar/${'a'.repeat(43)}.ics`)
    const open = screen.getByRole('link', { name: 'Open in my calendar' })
    expect(open.getAttribute('href')).toMatch(/^webcal:\/\/house\.test\/calendar\//)
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(screen.getByRole('button', { name: 'Copy the address' }))
    expect(await screen.findByText(/^Copied/)).toBeTruthy()
    expect(writeText).toHaveBeenCalledWith(`http://house.test/calendar/${'a'.repeat(43)}.ics`)
  })

  it('ask before the address that a calendar reads ends, and leave it where that is not wanted [COACH-2]', async () => {
    serve([], [], { status: 204 }, later(-DAY_MS))
    show()
    const calls = () =>
      asked.filter(({ url }) => url.endsWith('/coaching/calendar')).map(({ method }) => method)
    await press('Stop the address')
    expect(screen.getByText('Your calendar hears of no more changes.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Keep the address')
    await press('Keep the address')
    expect(document.activeElement?.textContent).toBe('Make a new address')
    await press('Make a new address')
    expect(calls()).toEqual([])
    await press('Make a new address')
    await screen.findByRole('textbox', { name: 'Your secret address' })
    expect(calls()).toEqual(['POST'])
    await press('Stop the address')
    await press('Stop the address')
    await waitFor(() => expect(calls()).toEqual(['POST', 'DELETE']))
  })

  it('offer no button to copy the address where there is no clipboard, as without https [COACH-2]', async () => {
    serve([])
    show()
    const subscribe = await screen.findByRole('button', { name: 'Subscribe' })
    vi.stubGlobal('navigator', { onLine: true })
    fireEvent.click(subscribe)
    expect(await screen.findByRole('textbox', { name: 'Your secret address' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Copy the address' })).toBeNull()
  })

  it('are no page where the tenant has none [COACH-2] [BOOT-7]', () => {
    usePlatform.setState({ switches: readSwitches([]) })
    serve([])
    const router = show()
    expect(router.state.location.pathname).toBe('/app/player')
  })
})
