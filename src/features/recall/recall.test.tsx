import { ok, answerWith, refusal, sentTo, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Recall, RecallCard, RecallVerdict } from '#shared/contract/recall.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { setSession } from '#src/features/session/store.ts'
import { ART, expectAskedAgain } from '#src/testing/lost-pictures.ts'
import { speakIn } from '#src/testing/words.ts'
import { RecallEntry } from './RecallEntry.tsx'
import { RecallRoom } from './RecallRoom.tsx'
import { RecallSummary } from './RecallSummary.tsx'

const card = (cardId: string): RecallCard => ({
  ...{ taskId: 'knots', cardId, taskName: 'Knots', title: `The ${cardId}`, picture: null, pictureAlt: '' },
  ...{ question: 'Which holds?', isMultiple: false },
  answers: [
    { id: 'a', text: 'Apples' },
    { id: 'b', text: 'Bread' },
  ],
})
const UPCOMING = [
  { day: '2026-11-30', cards: 2 },
  { day: '2026-12-04', cards: 1 },
]
const recallOf = (cards: RecallCard[], more: Partial<Recall> = {}): Recall => ({
  ...{ cards, answeredToday: 0, isForStreak: true, known: 5, upcoming: UPCOMING },
  ...more,
})
const verdict = (isCorrect: boolean, left: number): RecallVerdict => ({
  ...{ isCorrect, correct: ['b'], explanation: 'Bread it is.', nextDay: '2026-11-30', left },
  ...(!isCorrect && { feedback: [{ answer: 'a', text: 'Apples roll away.' }] }),
})

/** @param judge answers each answer; what is asked for is `known` until it was */
function serve(known: Recall, judge: (body: string) => Answer = () => ok(verdict(true, 0))): void {
  let isAnswered = false
  answerWith((url, body) => {
    if (url.endsWith('/v2/recall')) return ok(isAnswered ? recallOf([], { answeredToday: 2 }) : known)
    isAnswered = true
    return judge(String(body))
  })
}

function open() {
  const props = { onAnswered: vi.fn(), onPlay: vi.fn() }
  render(
    <QueryClientProvider client={queryClient}>
      <RecallRoom {...props} />
    </QueryClientProvider>,
  )
  return { ...props, user: userEvent.setup() }
}

const button = (name: string) => screen.findByRole('button', { name })

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
  setSession('true')
})
afterEach(cleanup)

describe('the daily review', () => {
  it('asks again for a picture that did not come [START-1]', async () => {
    serve(recallOf([{ ...card('bowline'), picture: ART, pictureAlt: 'A rope' }]))
    open()
    await expectAskedAgain(await screen.findByRole('img', { name: 'A rope' }))
  })

  it('goes card by card, says of each why and when it comes back, and sums up [TASK-5]', async () => {
    serve(recallOf([card('bowline'), card('reef knot')]), (body) =>
      ok(body.includes('bowline') ? verdict(false, 1) : verdict(true, 0)),
    )
    const { user, onAnswered, onPlay } = open()
    await user.click(await screen.findByRole('radio', { name: 'Apples' }))
    await user.click(await button('Check'))
    expect(await screen.findByText('Apples roll away.')).toBeTruthy()
    expect(screen.getByText('Comes back on Monday, November 30.')).toBeTruthy()
    await user.click(await button('Next'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The reef knot' }))
    await user.click(screen.getByRole('radio', { name: 'Bread' }))
    await user.click(await button('Check'))
    await screen.findByText('That is right.')
    await user.click(await button('Finish'))
    expect(await screen.findByRole('heading', { name: '1 of 2 right' })).toBe(document.activeElement)
    expect(screen.getByText('Friday, December 4')).toBeTruthy()
    expect(onAnswered).toHaveBeenCalledTimes(2)
    await user.click(await button('To the map'))
    expect(onPlay).toHaveBeenCalledOnce()
  })

  it('sends the same answer again under its key where it did not arrive [TASK-6]', async () => {
    const keys: string[] = []
    serve(recallOf([card('bowline')]), (body) => {
      keys.push(/"key":"(.+?)"/.exec(body)?.[1] ?? '')
      return keys.length === 1 ? 'no-answer' : ok(verdict(true, 0))
    })
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: 'Bread' }))
    await user.click(await button('Check'))
    await screen.findByText(/did not reach the server/)
    await user.click(await button('Check'))
    await screen.findByText('That is right.')
    expect(keys[1]).toBe(keys[0])
    expect(sentTo('/v2/recall/answers')).toMatchObject({ taskId: 'knots', cardId: 'bowline', answers: ['b'] })
  })

  it('shows what is left where a card was answered elsewhere', async () => {
    serve(recallOf([card('bowline')]), () => refusal(409, 'not-due'))
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: 'Bread' }))
    await user.click(await button('Check'))
    expect(await screen.findByText('Done for today.')).toBeTruthy()
  })

  it('keeps the score of what was answered here until then [TASK-5]', async () => {
    serve(recallOf([card('bowline'), card('reef knot')]), (body) =>
      body.includes('bowline') ? ok(verdict(true, 1)) : refusal(409, 'not-due'),
    )
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: 'Bread' }))
    await user.click(await button('Check'))
    await user.click(await button('Next'))
    await user.click(screen.getByRole('radio', { name: 'Bread' }))
    await user.click(await button('Check'))
    expect(await screen.findByRole('heading', { name: '1 of 1 right' })).toBeTruthy()
  })

  it.each([
    [404, /changed or withdrawn/, 'alert'],
    [422, /changed or withdrawn/, 'alert'],
    [429, /second/, 'alert'],
    // the modal of the shell announces it
    [500, /did not reach the server/, null],
  ])('says what became of an answer that is refused with %i, once [TASK-6]', async (status, words, role) => {
    serve(recallOf([card('bowline')]), () => refusal(status, 'refused'))
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: 'Bread' }))
    await user.click(await button('Check'))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('alert') !== null).toBe(role === 'alert')
    expect(screen.getByRole('radio', { name: 'Bread' })).toHaveProperty('checked', true)
  })

  it.each([
    [recallOf([], { known: 0, upcoming: [] }), /Nothing to review yet/],
    [recallOf([]), /you still know it all/],
    [recallOf([], { answeredToday: 3 }), 'Done for today.'],
  ])('says so where there is nothing to review, and when there will be', async (known, words) => {
    serve(known)
    open()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText('What comes back when') !== null).toBe(known.upcoming.length > 0)
  })
})

describe('the way to the daily review', () => {
  const show = (shown: React.ReactNode) =>
    render(<QueryClientProvider client={queryClient}>{shown}</QueryClientProvider>)

  it('in my space says how much it is and how long it takes, and that it counts for the streak', async () => {
    serve(recallOf([card('bowline'), card('reef knot')]))
    const onOpen = vi.fn()
    show(<RecallSummary onOpen={onOpen} />)
    expect(await screen.findByText('2 cards today, about 1 minute')).toBeTruthy()
    expect(screen.getByText(/counts for your streak/)).toBeTruthy()
    await userEvent.click(await button('Start the review'))
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it('stands on the map with its number, and is not there where nothing comes back', async () => {
    serve(recallOf([card('bowline')]))
    const onOpen = vi.fn()
    show(<RecallEntry onOpen={onOpen} />)
    await userEvent.click(await button('Review 1 card'))
    expect(onOpen).toHaveBeenCalledOnce()
    cleanup()
    queryClient.clear()
    serve(recallOf([]))
    show(<RecallEntry onOpen={onOpen} />)
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
