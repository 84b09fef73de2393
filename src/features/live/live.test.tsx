import { answerWith, asked, ok, refusal, sentTo, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveQuiz } from '#shared/contract/live.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { ART, expectAskedAgain } from '#src/testing/lost-pictures.ts'
import { speakIn } from '#src/testing/words.ts'
import { JoinQuiz } from './JoinQuiz.tsx'
import { QuizPlay } from './QuizPlay.tsx'
import { QuizScreen } from './QuizScreen.tsx'
import { StartQuiz } from './StartQuiz.tsx'

const QUESTION = {
  ...{ title: '', picture: null, pictureAlt: '', question: 'Which holds?', isMultiple: false },
  answers: [
    { id: 'a', text: 'Apples' },
    { id: 'b', text: 'Bread' },
  ],
}
const quizOf = (more: Partial<LiveQuiz> = {}): LiveQuiz => ({
  ...{ id: '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a001', revision: 0, phase: 'lobby', isMine: false, code: null },
  ...{ title: 'Knots', at: 0, of: 2, msLeft: null, players: 3, answered: null, question: null, result: null },
  ...{ mine: { answers: null, isCorrect: null, right: 0, place: null }, podium: null },
  ...more,
})
const ASKED: Partial<LiveQuiz> = { revision: 1, phase: 'question', question: QUESTION }
const RESULT: Partial<LiveQuiz> = {
  ...{ revision: 2, phase: 'result', question: QUESTION },
  result: {
    correct: ['b'],
    explanation: 'Bread it is.',
    counts: [
      { id: 'a', count: 1 },
      { id: 'b', count: 3 },
    ],
    right: 3,
  },
}

/** The browser's end of the stream. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static last: FakeSource | null = null
  readyState = 1
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeSource.last = this
  }

  close(): void {
    this.readyState = 2
  }
}

const push = (quiz: LiveQuiz) =>
  act(() => {
    FakeSource.last?.dispatchEvent(new Event('open'))
    FakeSource.last?.dispatchEvent(new MessageEvent('quiz', { data: JSON.stringify(quiz) }))
  })

let given: (url: string) => Answer
function serve(quiz: LiveQuiz, other: (url: string) => Answer = () => ({ status: 204 })): void {
  given = (url) => (url.endsWith(quiz.id) ? ok(quiz) : other(url))
  answerWith((url) => given(url))
}

function show(what: React.ReactNode) {
  render(<QueryClientProvider client={queryClient}>{what}</QueryClientProvider>)
  return userEvent.setup()
}

beforeEach(async () => {
  await speakIn('en')
  setSession('true')
  queryClient.clear()
  vi.stubGlobal('EventSource', FakeSource)
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const { id } = quizOf()
const play = (onLeave = vi.fn()) => show(<QuizPlay quizId={id} onLeave={onLeave} />)

describe('a player’s side of a live quiz', () => {
  it('waits, asks, takes the answer, says how it was, and ends without a last place [ALIVE-1]', async () => {
    serve(quizOf())
    const user = play()
    expect(await screen.findByRole('heading', { name: 'You’re in!' })).toBeTruthy()
    expect(FakeSource.last?.url).toContain(`/v2/live/${id}/events?language=en`)
    push(quizOf(ASKED))
    await user.click(await screen.findByRole('radio', { name: 'Bread' }))
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    expect(await screen.findByText(/Your answer is in/)).toBeTruthy()
    // the button that was pressed has gone
    const heading = screen.getByRole('heading', { name: 'Question 1 of 2' })
    expect(document.activeElement).toBe(heading)
    heading.blur()
    expect(sentTo('/answers')).toEqual({ at: 0, answers: ['b'] })
    push(quizOf({ ...RESULT, mine: { answers: ['b'], isCorrect: true, right: 1, place: null } }))
    expect((await screen.findByText('Right!')).parentElement?.textContent).toContain('Bread it is.')
    expect(document.activeElement).toBe(heading)
    push(
      quizOf({
        revision: 9,
        phase: 'podium',
        podium: [],
        mine: { answers: null, isCorrect: null, right: 1, place: null },
      }),
    )
    expect(await screen.findByRole('heading', { name: '1 of 2 right' })).toBeTruthy()
    expect(screen.queryByText(/place/)).toBeNull()
    expect(screen.getByText(/brings no points/)).toBeTruthy()
  })

  it('sends an answer again until it is taken, and nothing older replaces what is newer [ALIVE-1]', async () => {
    let tries = 0
    serve(quizOf(ASKED), () => {
      tries += 1
      if (tries === 2) return refusal(429, 'too-many')
      return tries === 1 ? 'no-answer' : { status: 204 }
    })
    const user = play()
    await user.click(await screen.findByRole('radio', { name: 'Apples' }))
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    expect(await screen.findByText(/Your answer is in/, undefined, { timeout: 10_000 })).toBeTruthy()
    expect(tries).toBe(3)
    push(quizOf({ revision: 0 }))
    expect(screen.getByRole('radio', { name: 'Apples' })).toHaveProperty('checked', true)
  })

  it.each([
    [409, 'question-closed', /The time was over/],
    [409, 'already-answered', /already answered this question/],
    [422, 'refused-fields', /could not be sent/],
    [401, 'signed-out', /could not be sent/],
  ])(
    'says what became of an answer that is not taken, once: %s %s [ALIVE-1]',
    async (status, code, words) => {
      serve(quizOf(ASKED), () => refusal(status, code))
      const user = play()
      await user.click(await screen.findByRole('radio', { name: 'Apples' }))
      await user.click(screen.getByRole('button', { name: 'Answer' }))
      expect(await screen.findByText(words)).toBeTruthy()
      expect(asked.filter(({ url }) => url.endsWith('/answers'))).toHaveLength(1)
    },
  )

  it('stays with what is newer where an older reply comes late [ALIVE-1]', async () => {
    let reply: (answer: Answer) => void = () => undefined
    answerWith(() => new Promise((resolve) => (reply = resolve)))
    play()
    push(quizOf(ASKED))
    expect(await screen.findByRole('radio', { name: 'Bread' })).toBeTruthy()
    reply(ok(quizOf()))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.getByRole('radio', { name: 'Bread' })).toBeTruthy()
    expect(screen.queryByText('You’re in!')).toBeNull()
  })

  it('asks at times also while it is connected, in case events are held back [ALIVE-1]', async () => {
    vi.useFakeTimers()
    serve(quizOf())
    play()
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('heading', { name: 'You’re in!' })).toBeTruthy()
    push(quizOf())
    serve(quizOf(ASKED))
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    vi.useRealTimers()
    expect(screen.getByRole('radio', { name: 'Bread' })).toBeTruthy()
  })

  it('says where it is gone, and leads back [ALIVE-1]', async () => {
    answerWith(() => refusal(404, 'not-found'))
    const onLeave = vi.fn()
    const user = play(onLeave)
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(onLeave).toHaveBeenCalledOnce()
  })
})

describe('the code of a live quiz', () => {
  it('is six digits, however they are typed, and leads in [ALIVE-1]', async () => {
    answerWith(() => ok({ id }))
    const onJoined = vi.fn()
    const user = show(<JoinQuiz code="" onJoined={onJoined} />)
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '123')
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(screen.getByText('The code has 6 digits.')).toBeTruthy()
    expect(asked).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'Code' }), ' 456')
    await user.click(screen.getByRole('button', { name: 'Join' }))
    await waitFor(() => expect(onJoined).toHaveBeenCalledWith(id))
    expect(sentTo('/join')).toEqual({ code: '123456' })
  })

  it('that nobody has is said [ALIVE-1]', async () => {
    answerWith(() => refusal(404, 'not-found'))
    const user = show(<JoinQuiz code="123456" onJoined={vi.fn()} />)
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(await screen.findByText(/No quiz is open with this code/)).toBeTruthy()
  })
})

describe('the big screen of a live quiz', () => {
  const leading = { isMine: true, code: '123456', mine: null, answered: 0 }
  const screenOf = (onLeave = vi.fn()) =>
    show(<QuizScreen quizId={id} joinAddress="https://isles.test/#/app/player/quiz" onLeave={onLeave} />)

  it('shows the code, counts who is in, and leads on with the one button that has the focus [ALIVE-1]', async () => {
    serve(quizOf(leading), () => ok(quizOf({ ...leading, ...ASKED })))
    const user = screenOf()
    expect(await screen.findByLabelText('Code 1 2 3 4 5 6')).toBeTruthy()
    expect(screen.getByText('3 players are in')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start' }))
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Which holds?' })).toBeTruthy()
    expect(sentTo('/step')).toEqual({ revision: 0 })
    push(quizOf({ ...leading, ...ASKED, answered: 2 }))
    expect(await screen.findByText('2 of 3 have answered')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show the answer' }))
    push(quizOf({ ...leading, ...RESULT, answered: 4 }))
    expect(await screen.findByText('3 of 4 answers were right')).toBeTruthy()
    expect(screen.getByText('given 3 times')).toBeTruthy()
    expect(screen.getByText('Bread it is.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Next question' })).toBeTruthy()
  })

  it('asks again for a picture that did not come [START-1]', async () => {
    serve(quizOf({ ...ASKED, question: { ...QUESTION, picture: ART, pictureAlt: 'A rope' } }))
    screenOf()
    await expectAskedAgain(await screen.findByRole('img', { name: 'A rope' }))
  })

  it('shows the best three and nobody behind them, those without a name among them [ALIVE-1]', async () => {
    const face = { id, displayName: 'Ola', avatar: null, avatarSprite: null }
    const podium = [
      { place: 1, right: 2, face: null, isMe: false },
      { place: 2, right: 1, face, isMe: false },
    ]
    serve(quizOf({ ...leading, revision: 5, phase: 'podium', podium }))
    screenOf()
    const steps = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(steps).toEqual([
      expect.stringContaining('A player2 of 2 right'),
      expect.stringContaining('Ola1 of 2 right'),
    ])
  })
})

describe('the start of a live quiz', () => {
  it('takes a task and a time, and leads to the big screen [ALIVE-1]', async () => {
    const adventures = [{ id, name: 'Isles', tasks: [{ id: 'knots', name: 'Knots', questions: 2 }] }]
    answerWith((url) => (url.endsWith('/choices') ? ok({ adventures, open: null }) : ok({ id })))
    const onQuiz = vi.fn()
    const user = show(<StartQuiz onQuiz={onQuiz} />)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Time for each question' }), '0')
    await user.click(screen.getByRole('button', { name: 'Open the quiz' }))
    await waitFor(() => expect(onQuiz).toHaveBeenCalledWith(id))
    expect(sentTo('/v2/live')).toMatchObject({ adventureId: id, taskId: 'knots', seconds: 0 })
  })

  it('leads back to the one that is open [ALIVE-1]', async () => {
    answerWith(() => ok({ adventures: [], open: { id, title: 'Knots' } }))
    const onQuiz = vi.fn()
    const user = show(<StartQuiz onQuiz={onQuiz} />)
    await user.click(await screen.findByRole('button', { name: 'To the big screen' }))
    expect(onQuiz).toHaveBeenCalledWith(id)
  })

  it('ends the one that is open, and says where that failed [ALIVE-1]', async () => {
    let isEnded = false
    let end: (answer: Answer) => void = () => undefined
    answerWith((url) => {
      if (url.endsWith('/choices'))
        return ok({ adventures: [], open: isEnded ? null : { id, title: 'Knots' } })
      return new Promise((resolve) => (end = resolve))
    })
    const user = show(<StartQuiz onQuiz={vi.fn()} />)
    const button = await screen.findByRole('button', { name: 'End the quiz' })
    await user.click(button)
    expect(button.textContent).toContain('Ending')
    end('no-answer')
    expect((await screen.findByRole('alert')).textContent).toMatch(/did not work/)
    await user.click(button)
    isEnded = true
    end({ status: 204 })
    expect(await screen.findByText(/no task with questions/)).toBeTruthy()
  })
})
