import { answerWith, asked, sentTo } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Notice } from '#shared/contract/notices.ts'
import type { Rating } from '#shared/contract/reviews.ts'
import type { Role } from '#shared/domain/roles.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { addressInGame, renderInGame } from '#src/testing/in-game.tsx'
import { aNode } from '#src/testing/missions.ts'
import { aProfile } from '#src/testing/profile.ts'
import { aRating, aReview, idOf } from '#src/testing/reviews.ts'
import { speakIn } from '#src/testing/words.ts'
import { News } from './News.tsx'

const harbour = aNode({ id: 'harbour', name: 'Harbour' })

const NOTHING = { review: null, signOff: null, coaching: null, message: null, order: null }

/** One message of a rating; it is new until it was read. */
const serve = (rating: Partial<Rating>, role?: Role): void =>
  serveNotice(
    (reply) => ({
      ...NOTHING,
      kind: 'rating',
      review: aReview(1, { rating: aRating({ reply, ...rating }) }),
    }),
    role,
  )

function serveNotice(
  noticeFor: (reply: string | null) => Omit<Notice, 'id' | 'isRead' | 'createdAt'>,
  role: Role = 'player',
  answer: (url: string) => { status: number; body: object } | null = () => null,
): void {
  let isRead = false
  let reply: string | null = null
  answerWith((url) => {
    const { method, body } = asked.at(-1) ?? {}
    const own = answer(url)
    if (own) return own
    if (url.endsWith('/profile')) return { status: 200, body: aProfile({ role }) }
    if (url.endsWith('/waiting'))
      return { status: 200, body: { count: 2, signOffs: 0, tasks: [], players: [] } }
    if (url.endsWith('/today')) {
      const newMessages = isRead ? 0 : 1
      return { status: 200, body: { tasksDoneToday: 0, pointsToday: 0, streakDue: false, newMessages } }
    }
    if (method === 'POST' && url.endsWith('/read')) isRead = true
    if (method === 'POST' && url.endsWith('/reply')) {
      reply = (JSON.parse(String(body)) as { text: string }).text
    }
    if (method === 'POST') return { status: 204 }
    if (!url.includes('/notices')) return { status: 404 }
    const notice: Notice = {
      ...{ id: idOf(7), isRead, createdAt: '2026-11-21T10:00:00.000Z' },
      ...noticeFor(reply),
    }
    return { status: 200, body: { notices: [notice], next: null } }
  })
}

async function openMessages(first = 'Task 1') {
  renderInGame(<News />, '/app/game/plot/map/harbour/Harbour', [harbour])
  await userEvent.click(await screen.findByRole('button', { name: '1 new message' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Messages' }))
  await dialog.findByText(first)
  return dialog
}

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

describe('the news of the HUD', () => {
  it('tell of stars with their words and points, and what was seen is read [FIN-7] [PROG-4]', async () => {
    serve({ stars: 4, comment: 'Well put.' })
    const messages = await openMessages()
    expect(messages.getByRole('img', { name: '4 of 5 stars' })).toBeDefined()
    expect(messages.getByText('Well put.')).toBeDefined()
    expect(messages.getByText('You earned 100 points.')).toBeDefined()
    expect(messages.queryByRole('button', { name: 'To the task' })).toBeNull()
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 new message' })).toBeNull())
    expect(asked.filter(({ url }) => url.endsWith(`${idOf(7)}/read`))).toHaveLength(1)
  })

  it('say after few stars what to do next, and lead there [FIN-7]', async () => {
    serve({ stars: 2, comment: 'Which fact?', mayRepeat: true })
    const messages = await openMessages()
    expect(
      messages.getByText(/^Read the comment from Jan Other, improve your work and hand it in again/),
    ).toBeDefined()
    await userEvent.click(messages.getByRole('button', { name: 'To the task' }))
    expect(addressInGame()).toBe('/app/game/plot/task-introduction/task-1/harbour')
  })

  it('lead to no task that may not be handed in again [FIN-7]', async () => {
    serve({ stars: 1, comment: 'Which fact?', mayRepeat: false })
    const messages = await openMessages()
    expect(messages.getByText('Read the comment from Jan Other: it helps with the next task.')).toBeDefined()
    expect(messages.queryByRole('button', { name: 'To the task' })).toBeNull()
  })

  it.each([
    [true, 'Ask Jan Other what is missing, improve your work and hand it in again. You keep your points.'],
    [false, 'Ask Jan Other what could be better: it helps with the next task.'],
  ])(
    'send nobody to words that were not written (to be handed in again: %s) [FIN-7]',
    async (mayRepeat, words) => {
      serve({ stars: 1, comment: '', mayRepeat })
      expect((await openMessages()).getByText(words)).toBeDefined()
    },
  )

  it('take one answer to a rating, and show it then [FIN-7]', async () => {
    serve({})
    const messages = await openMessages()
    await userEvent.click(messages.getByRole('button', { name: 'Reply to Jan Other' }))
    await userEvent.type(messages.getByRole('textbox'), 'Thank you.')
    await userEvent.click(messages.getByRole('button', { name: 'Send reply' }))
    await messages.findByText('Your reply')
    expect(sentTo('/reply')).toEqual({ text: 'Thank you.' })
    expect(messages.queryByRole('textbox')).toBeNull()
  })

  it.each([
    [true, 'Signed off', /^Marta has signed off your training/],
    [false, 'Declined', /^Marta has declined your training/],
  ])(
    'tell what a leader answered to a training (given: %s), and lead to where it is asked for [COACH-1]',
    async (isGiven, state, sentence) => {
      const decision = { isGiven, words: 'Day two?', by: 'Marta', decidedAt: '2026-11-21T10:00:00.000Z' }
      const asked = { id: idOf(9), training: 'First aid', note: '', askedAt: '2026-11-20T10:00:00.000Z' }
      serveNotice(() => ({ ...NOTHING, kind: 'signOff', signOff: { ...asked, decision } }))
      const messages = await openMessages('First aid')
      expect(messages.getByText(state)).toBeDefined()
      expect(messages.getByText(sentence)).toBeDefined()
      expect(messages.getByText('Day two?')).toBeDefined()
      await userEvent.click(messages.getByRole('button', { name: 'To my trainings' }))
      expect(addressInGame()).toBe('/app/player')
    },
  )

  it('list a message by its title, open it by its own call, and know it as read from then on [INFO-3]', async () => {
    const head = {
      ...{ id: idOf(7), title: 'Moving', language: 'en' as const, type: 'mailbox' as const },
      ...{ isRead: false, date: '2026-11-21T10:00:00.000Z' },
    }
    const whole = { ...head, content: '<p>On Monday.</p>', link: '#/app/player', linkLabel: 'Look' }
    serveNotice(
      () => ({ ...NOTHING, kind: 'message', message: head }),
      'player',
      (url) => (url.endsWith(`/message/${idOf(7)}`) ? { status: 200, body: whole } : null),
    )
    const messages = await openMessages('Moving')
    expect(messages.getByText('New')).toBeDefined()
    expect(asked.some(({ url }) => url.includes('/message/') || url.endsWith('/read'))).toBe(false)
    const button = messages.getByRole('button', { name: 'Read “Moving”' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(button)
    expect(await messages.findByText('On Monday.')).toBeDefined()
    await waitFor(() => expect(messages.queryByText('New')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 new message' })).toBeNull())
    await userEvent.click(messages.getByRole('button', { name: 'Collapse “Moving”' }))
    expect(messages.queryByText('On Monday.')).toBeNull()
    await userEvent.click(button)
    await messages.findByText('On Monday.')
    expect(asked.filter(({ url }) => url.endsWith('/read'))).toHaveLength(1)
    await userEvent.click(messages.getByRole('button', { name: 'Look' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('say of a message that was withdrawn meanwhile that it is gone, and leave it unread [INFO-3]', async () => {
    const head = {
      ...{ id: idOf(7), title: 'Moving', language: 'en' as const, type: 'mailbox' as const },
      ...{ isRead: false, date: '2026-11-21T10:00:00.000Z' },
    }
    serveNotice(() => ({ ...NOTHING, kind: 'message', message: head }))
    const messages = await openMessages('Moving')
    await userEvent.click(messages.getByRole('button', { name: 'Read “Moving”' }))
    expect(await messages.findByText('This message was withdrawn.')).toBeDefined()
    expect(asked.some(({ url }) => url.endsWith('/read'))).toBe(false)
  })

  it('lead a leader, and nobody else, to what is to be rated [FIN-7]', async () => {
    serve({}, 'leader')
    renderInGame(<News />, '/app/game/plot/map/harbour/Harbour', [harbour])
    await userEvent.click(await screen.findByRole('button', { name: '2 submissions to rate' }))
    expect(addressInGame()).toBe('/app/leader')
    cleanup()
    queryClient.clear()
    serve({})
    renderInGame(<News />, '/app/game/plot/map/harbour/Harbour', [harbour])
    await screen.findByRole('button', { name: '1 new message' })
    expect(asked.some(({ url }) => url.includes('/reviews/'))).toBe(false)
  })

  it.each([
    [0, 1, '1 training to sign off', '/app/leader/trainings'],
    [2, 3, '2 submissions to rate, 3 trainings to sign off', '/app/leader'],
  ])(
    'tell a leader of trainings to sign off too (works: %i, trainings: %i) [COACH-1]',
    async (count, signOffs, name, place) => {
      const noticeFor = () => ({ ...NOTHING, kind: 'rating' as const, review: aReview(1) })
      serveNotice(noticeFor, 'leader', (url) =>
        url.endsWith('/waiting') ? { status: 200, body: { count, signOffs, tasks: [], players: [] } } : null,
      )
      renderInGame(<News />, '/app/game/plot/map/harbour/Harbour', [harbour])
      await userEvent.click(await screen.findByRole('button', { name }))
      expect(addressInGame()).toBe(place)
    },
  )
})
