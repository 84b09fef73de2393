import { answerWith, asked, ok, refusal, sentTo, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Kudos, LedGoal, Together } from '#shared/contract/together.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { speakIn } from '#src/testing/words.ts'
import { LedGoals } from './LedGoals.tsx'
import { TeamEntry } from './TeamEntry.tsx'
import { TeamRoom } from './TeamRoom.tsx'

const [TEAM, ONE, OLA, TIP] = ['01', '02', '03', '04'].map(
  (end) => `7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a0${end}`,
)

const GOAL = {
  ...{ teamId: `${TEAM}`, teamName: 'Pilots', week: '2026-11-23', lastDay: '2026-11-29', target: 20 },
  ...{ percent: 60, done: 12, isReached: false, isNews: false },
}
const KUDOS: Kudos = {
  ...{ id: `${ONE}`, kind: 'help', from: 'Kuba', about: 'Knots', date: '2026-11-23T10:00:00Z', isNews: true },
}
const mine = (more: Partial<Together> = {}): Together => ({
  ...{ teams: [{ id: `${TEAM}`, name: 'Pilots' }], goals: [GOAL], kudos: [KUDOS], kudosLeft: 2 },
  ...more,
})
const MATE = {
  ...{ id: OLA, displayName: 'Ola', avatar: null, avatarSprite: null },
  things: [
    { sort: 'task', id: 'knots', name: 'Knots', date: '2026-11-23' },
    { sort: 'tip', id: TIP, name: 'Look up.', date: '2026-11-22' },
  ],
}

function serve(known: Together, give = () => ok({ kudosLeft: 1 }), mates: unknown[] = [MATE]): void {
  answerWith((url) => {
    if (url.endsWith('/teammates')) return ok({ mates })
    if (url.endsWith('/seen')) return { status: 204 }
    return url.endsWith('/kudos') ? give() : ok(known)
  })
}

function show(what: React.ReactNode) {
  render(<QueryClientProvider client={queryClient}>{what}</QueryClientProvider>)
  return userEvent.setup()
}

beforeEach(async () => {
  await speakIn('en')
  setSession('true')
  queryClient.clear()
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

describe('the room of my teams', () => {
  it('shows how far all are together, and what I was thanked for; then it is news no more [ALIVE-1]', async () => {
    serve(mine())
    show(<TeamRoom />)
    expect(await screen.findByText('12 of 20 tasks finished together')).toBeTruthy()
    expect(
      screen.getByRole('progressbar', { name: 'Weekly goal of Pilots' }).getAttribute('aria-valuenow'),
    ).toBe('60')
    const thanks = screen.getByRole('region', { name: 'Thank-yous for you' })
    expect(within(thanks).getByRole('listitem').textContent).toMatch(/^You helped meKnotsKuba/)
    await waitFor(() => expect(sentTo('/together/seen')).toEqual({ kudos: [ONE], goals: [] }))
  })

  it('shows a small team quarters, and why [ALIVE-1]', async () => {
    serve(mine({ goals: [{ ...GOAL, done: null, percent: 50 }] }))
    show(<TeamRoom />)
    expect(await screen.findByText('50% of 20 tasks, together')).toBeTruthy()
    expect(screen.getByText(/shown in quarters/)).toBeTruthy()
  })

  it('shows a team of two its aim and no progress, and why [ALIVE-1]', async () => {
    serve(mine({ goals: [{ ...GOAL, done: null, percent: null }] }))
    show(<TeamRoom />)
    expect(await screen.findByText('20 tasks, together')).toBeTruthy()
    expect(screen.getByText(/In a team of two/)).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
    cleanup()
    show(<TeamEntry onOpen={vi.fn()} />)
    expect(await screen.findByRole('button', { name: /^Team goal.*20 tasks/ })).toBeTruthy()
  })

  it('thanks for what is chosen, with a kind and no words [ALIVE-1]', async () => {
    serve(mine())
    const user = show(<TeamRoom />)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'For what' }), `${TIP}`)
    await user.click(screen.getByRole('radio', { name: 'Great idea' }))
    await user.click(screen.getByRole('button', { name: 'Say thank you' }))
    expect(sentTo('/together/kudos')).toEqual({
      personId: OLA,
      kind: 'idea',
      about: { sort: 'tip', id: TIP },
    })
    expect(await screen.findByText('Ola will see it.')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'You helped me' }))
    expect(screen.queryByText('Ola will see it.')).toBeNull()
  })

  it.each([
    ['already-thanked', 409, /already said thank you/],
    ['enough-kudos', 409, /all three/],
    ['refused-fields', 422, /not shown any more/],
  ])('says why it could not: %s [ALIVE-1]', async (code, status, words) => {
    serve(mine(), () => refusal(status, code))
    const user = show(<TeamRoom />)
    await user.click(await screen.findByRole('button', { name: 'Say thank you' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  })

  it('says what to do where there is no team, nothing to thank for, or none left [ALIVE-1]', async () => {
    serve(mine({ teams: [], goals: [], kudos: [] }))
    show(<TeamRoom />)
    expect(await screen.findByText(/in no team yet/)).toBeTruthy()
    cleanup()
    queryClient.clear()
    serve(mine({ kudosLeft: 0, goals: [], kudos: [] }))
    show(<TeamRoom />)
    expect(await screen.findByText(/all three thank-yous of today/)).toBeTruthy()
    cleanup()
    queryClient.clear()
    serve(mine(), undefined, [])
    show(<TeamRoom />)
    expect(await screen.findByText(/nothing to thank for/)).toBeTruthy()
  })
})

describe('the entry on the map', () => {
  it('says how far my team is and leads there, and is not there without a goal [ALIVE-1]', async () => {
    serve(mine())
    const onOpen = vi.fn()
    const user = show(<TeamEntry onOpen={onOpen} />)
    await user.click(await screen.findByRole('button', { name: /^Team goal.*60% reached/ }))
    expect(onOpen).toHaveBeenCalledOnce()
    cleanup()
    queryClient.clear()
    serve(mine({ goals: [] }))
    show(<TeamEntry onOpen={onOpen} />)
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(document.body.textContent).toBe('')
  })
})

describe('the goals of a leader’s teams', () => {
  const led = (more: Partial<LedGoal> = {}): LedGoal => ({
    ...{ teamId: `${TEAM}`, teamName: 'Pilots', members: 6, week: '2026-11-23', lastDay: '2026-11-29' },
    ...{ target: null, done: 3, proposal: 22, ...more },
  })

  it('take the proposal, another number, or none [ALIVE-1]', async () => {
    let target: number | null = null
    answerWith((_, body) => {
      if (typeof body !== 'string') return ok({ teams: [led()] })
      target = (JSON.parse(body) as { target: number | null }).target
      return ok(led({ target }))
    })
    const user = show(<LedGoals />)
    const field = await screen.findByRole('textbox', { name: 'Tasks a week' })
    expect(field).toHaveProperty('value', '22')
    await user.click(screen.getByRole('button', { name: 'Set the goal' }))
    expect(await screen.findByText('The goal counts from this week on.')).toBeTruthy()
    expect(target).toBe(22)
    expect(screen.getByText('3 of 22 tasks finished together')).toBeTruthy()
    await user.clear(field)
    await user.type(field, 'many')
    expect(screen.queryByText('The goal counts from this week on.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Change the goal' }))
    expect(screen.getByText('A whole number from 1 to 5000.')).toBeTruthy()
    await user.clear(field)
    await user.type(field, '30')
    await user.click(screen.getByRole('button', { name: 'Change the goal' }))
    await waitFor(() => expect(target).toBe(30))
    await user.click(await screen.findByRole('button', { name: 'End the goal' }))
    expect(await screen.findByText('The team has no goal any more.')).toBeTruthy()
    expect(target).toBeNull()
  })

  it('say where one could not be ended [ALIVE-1]', async () => {
    let reply: (answer: Answer) => void = () => undefined
    answerWith((_, body) =>
      typeof body === 'string'
        ? new Promise((resolve) => (reply = resolve))
        : ok({ teams: [led({ target: 20 })] }),
    )
    const user = show(<LedGoals />)
    const end = await screen.findByRole('button', { name: 'End the goal' })
    await user.click(end)
    expect(end.textContent).toContain('Ending')
    expect(screen.getByRole('button', { name: 'Change the goal' }).textContent).not.toContain('Saving')
    reply('no-answer')
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be ended/)
  })
})
