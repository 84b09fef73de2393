import { answerWith, type Answer } from '#src/testing/fake-server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LearningPillState } from '#kinds/learning-pill/shared/schemas.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { LearningPillPlayer } from './LearningPillPlayer.tsx'

const plain = (id: string) => ({ id, picture: null, pictureAlt: '', title: id, text: '', question: null })
const question = {
  ...{ text: 'Which?', isMultiple: false },
  answers: Object.entries({ a: 'Apples', b: 'Bread' }).map(([id, text]) => ({ id, text })),
}
const CARDS = [plain('first'), { ...plain('asking'), question }, plain('last')]
const missed = {
  card: 'asking',
  answers: ['a'],
  isCorrect: false,
  correct: ['b'],
  explanation: 'Bread it is.',
  feedback: [{ answer: 'a', text: 'Apples are none.' }],
}

const state = (
  repeats?: LearningPillState['repeats'],
  more: Partial<LearningPillState> = {},
): LearningPillState => ({
  ...{ type: 'learning-pill', card: 2, answered: [missed] },
  ...(repeats && { repeats }),
  ...more,
})
const reply = (now: LearningPillState): Answer => ({ status: 200, body: { state: now, refused: [] } })

function play(now: LearningPillState) {
  const onFinish = vi.fn(() => Promise.resolve())
  const props = { playerId: 'ola', onFinish, onBack: vi.fn(), onSaved: vi.fn(), onStale: vi.fn() }
  const attempt = { id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81', taskId: 'knots', task: aTask(), state: now }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LearningPillPlayer
        attempt={{ ...attempt, playable: { type: 'learning-pill', cards: CARDS } }}
        {...props}
      />
    </QueryClientProvider>,
  )
  return { onFinish, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole('button', { name })
const values = () => screen.getAllByRole('radio').map((one) => one.getAttribute('value'))

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(cleanup)

describe('what was missed in a learning pill', () => {
  it('comes back after the last card, its answers elsewhere, until it is right [TASK-5]', async () => {
    answerWith((_, body) => {
      const [, chosen, times] = /"answers":\["(\w)"\],"repeat":(\d)/.exec(String(body)) ?? []
      if (chosen === undefined) return reply(state())
      const repeat = { card: 'asking', times: Number(times), answers: [chosen], isCorrect: chosen === 'b' }
      return reply(state([repeat]))
    })
    const { user, onFinish } = play(state())
    await user.click(button('Next'))
    expect(screen.getByText('Once more: 1 of 1')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'asking' }))
    expect(values()).toEqual(['b', 'a'])
    await user.click(screen.getByRole('radio', { name: 'Apples' }))
    await user.click(button('Check'))
    await screen.findByText(/This card comes back at the end/)
    await user.click(button('Next'))
    expect(values()).toEqual(['a', 'b'])
    await user.click(screen.getByRole('radio', { name: 'Bread' }))
    await user.click(button('Check'))
    await screen.findByText('That is right.')
    expect(screen.queryByText(/Apples are none/)).toBeNull()
    await user.click(button('Finish'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
  })

  it('is gone on with where it was left [TASK-2]', () => {
    play(state([{ card: 'asking', times: 1, answers: ['a'], isCorrect: false }]))
    expect(screen.getByText('Once more: 1 of 1')).toBeTruthy()
    expect(button('Check')).toBeTruthy()
  })

  it('lets the player look back at the cards before it', async () => {
    answerWith(() => reply(state()))
    const { user } = play(state())
    await user.click(button('Next'))
    await user.click(button('Back'))
    expect(screen.getByRole('heading', { name: 'last' })).toBeTruthy()
  })

  it('says why the answer that was chosen is wrong [TASK-5]', () => {
    const explained = { ...missed, feedback: [{ answer: 'a', text: 'Apples are fruit.' }] }
    play(state(undefined, { card: 1, answered: [explained] }))
    expect(screen.getByText('Apples are fruit.')).toBeTruthy()
  })
})
