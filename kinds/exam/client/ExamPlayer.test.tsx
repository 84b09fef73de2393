import { answerWith } from '#src/testing/fake-server.ts'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExamState } from '#kinds/exam/shared/schemas.ts'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import type { AttemptOf } from '#kinds/define/client.tsx'
import { EXAM_RULE } from './exam-rule.ts'
import { ExamPlayer } from './ExamPlayer.tsx'

const answers = [
  { id: 'a', text: 'Apples' },
  { id: 'b', text: 'Bread' },
]
const STATE: ExamState = {
  type: 'egzamin',
  question: 0,
  given: [],
  leftMs: null,
  result: null,
  review: null,
}

function anAttempt(given: Partial<ExamState> = {}): AttemptOf<'egzamin'> {
  return {
    id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
    taskId: 'exam',
    task: aTask({ type: 'egzamin', name: 'Exam' }),
    playable: {
      type: 'egzamin',
      questions: [
        { id: 'one', text: 'First?', isMultiple: false, answers },
        { id: 'two', text: 'Second?', isMultiple: true, answers },
      ],
      isSurenessAsked: true,
      passMark: 50,
    },
    state: { ...STATE, ...given },
  }
}

/** Takes what is sent as the server does. */
function serve(first: ExamState = STATE): void {
  let state = first
  answerWith((_, body) => {
    const { moves } = JSON.parse(String(body)) as { moves: Parameters<typeof EXAM_RULE.apply>[1][] }
    state = moves.reduce(EXAM_RULE.apply, state)
    return { status: 200, body: { state, refused: [] } }
  })
}

function play(attempt: AttemptOf<'egzamin'>) {
  const given = { playerId: '', onFinish: vi.fn(), onBack: vi.fn(), onSaved: vi.fn(), onStale: vi.fn() }
  render(<ExamPlayer attempt={attempt} {...given} />)
  return given
}

const button = (name: string) => screen.getByRole('button', { name })

beforeEach(async () => {
  await speakIn('en')
  serve()
})
afterEach(cleanup)

describe('the player of an exam', () => {
  it('goes back and forth, keeps each answer, and asks how sure only after one [TASK-2] [BOOT-7]', async () => {
    play(anAttempt())
    expect(screen.queryByRole('group', { name: 'How sure are you?' })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Bread' }))
    await userEvent.click(screen.getByRole('radio', { name: '8' }))
    await userEvent.click(button('Next'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Apples' }))
    await userEvent.click(button('Back'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bread' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '8' }).checked).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: 'Apples' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '8' }).checked).toBe(true)
    await screen.findByText('Saved')
  })

  it('shows what is open before it is handed in, and the way there', async () => {
    const given = [{ question: 'two', answers: ['a'], sureness: 3 }]
    serve({ ...STATE, given })
    const { onFinish } = play(anAttempt({ given }))
    await userEvent.click(button('All questions'))
    // the heading has the focus, and is read with what is open
    screen.getByRole('heading', {
      name: 'All questions',
      description: '1 question is not answered yet. It counts as wrong.',
    })
    const bar = screen.getByRole('progressbar', { name: '1 of 2 answered' })
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['1', '2'])
    const [first, second] = [...bar.children].map(({ className }) => className)
    expect(second).not.toBe(first)
    await userEvent.click(button('1 First? open'))
    await userEvent.click(screen.getByRole('radio', { name: 'Bread' }))
    await userEvent.click(button('All questions'))
    expect(screen.getByText(/Every question is answered/)).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: '2 of 2 answered' })).toBeTruthy()
    expect(onFinish).not.toHaveBeenCalled()
    await userEvent.click(button('Hand in'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
  })

  it('is handed in by itself when the server says that the time is over', async () => {
    serve({ ...STATE, leftMs: 0 })
    const { onFinish } = play(anAttempt({ leftMs: 0 }))
    await waitFor(() => expect(onFinish).toHaveBeenCalled())
    expect(screen.getByText('Time is up. The answers you gave are handed in.')).toBeTruthy()
  })

  it('counts from what the server said, not by the clock of the device', async () => {
    serve({ ...STATE, leftMs: 90_000 })
    play(anAttempt({ leftMs: 90_000 }))
    const clock = await screen.findByRole('timer')
    const shown = clock.textContent
    vi.setSystemTime(new Date('2099-01-01'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await screen.findByText('Saved')
    expect(['1:30', '1:29', '1:28']).toContain(shown)
    expect(['1:30', '1:29', '1:28']).toContain(screen.getByRole('timer').textContent)
    vi.useRealTimers()
  })

  it('tells afterwards what was right and why, beside what was answered and how sure [TASK-3]', () => {
    play(
      anAttempt({
        given: [{ question: 'one', answers: ['a'], sureness: 9 }],
        result: {
          right: 0,
          all: 2,
          isPassed: false,
          sureness: { sureRight: 0, sureWrong: 1, unsureRight: 0, unsureWrong: 0 },
        },
        review: [
          { question: 'one', isCorrect: false, correct: ['b'], explanation: 'Bread it is.' },
          { question: 'two', isCorrect: false, correct: ['a', 'b'], explanation: 'Both.' },
        ],
      }),
    )
    expect(screen.getByText('0 of 2 right')).toBeTruthy()
    expect(screen.getByText('You were sure: 9 of 10.')).toBeTruthy()
    expect(screen.getByText(/1 answer: sure, but wrong/)).toBeTruthy()
    const [first, second] = screen.getAllByRole('group').map(({ textContent }) => textContent)
    expect(first).toContain('Not quite. Bread it is.')
    expect(second).toContain('You did not answer this question. Both.')
    expect(second).not.toContain('Not quite.')
  })

  it('tells the result alone where the right answers are kept back [TASK-3]', () => {
    play(anAttempt({ result: { right: 1, all: 2, isPassed: true, sureness: null }, review: null }))
    expect(screen.getByText('The right answers of this exam are not shown.')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
