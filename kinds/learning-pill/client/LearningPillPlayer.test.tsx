import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LearningPillState } from '#kinds/learning-pill/shared/schemas.ts'
import { Failure } from '#src/lib/failure.ts'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { moves } from '#src/features/tasks/moves.ts'
import type { AttemptOf, PlayerProps } from '#kinds/define/client.tsx'
import { LearningPillPlayer } from './LearningPillPlayer.tsx'

const ID = 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81'
const plain = (id: string) => ({ id, picture: null, pictureAlt: '', title: id, text: '', question: null })
const question = {
  text: 'Which?',
  isMultiple: false,
  answers: Object.entries({ a: 'Apples', b: 'Bread' }).map(([id, text]) => ({ id, text })),
}
const answered = {
  card: 'asking',
  answers: ['b'],
  isCorrect: true,
  correct: ['b'],
  explanation: 'Bread it is.',
}

function anAttempt(card: number, isAnswered = false, id = ID): AttemptOf<'learning-pill'> {
  return {
    id,
    taskId: 'long-passphrases',
    task: aTask(),
    playable: {
      type: 'learning-pill',
      cards: [plain('first'), { ...plain('asking'), question }, plain('last')],
    },
    state: { type: 'learning-pill', card, answered: isAnswered ? [answered] : [] },
  }
}

const reply = (state: LearningPillState, refused: unknown[] = []): Answer => ({
  status: 200,
  body: { state, refused },
})
const judgement = reply(anAttempt(1, true).state)
const position = reply(anAttempt(1).state)
const storedMoves = () => moves.stored('ola', ID)
/** A screen reader is told what is not saved besides. */
const ON_SCREEN = { ignore: '[data-announcer]' }
const isAnswer = (body: unknown) => String(body).includes('"answer"')

function play(attempt: AttemptOf<'learning-pill'>, given: Partial<PlayerProps<'learning-pill'>> = {}) {
  const props = {
    playerId: 'ola',
    onFinish: vi.fn(),
    onBack: vi.fn(),
    onSaved: vi.fn(),
    onStale: vi.fn(),
    ...given,
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const player = (shown: AttemptOf<'learning-pill'>) => (
    <QueryClientProvider client={client}>
      <LearningPillPlayer attempt={shown} {...props} />
    </QueryClientProvider>
  )
  const { rerender } = render(player(attempt))
  return {
    ...props,
    user: userEvent.setup(),
    showAgain: (shown: AttemptOf<'learning-pill'>) => rerender(player(shown)),
  }
}

const button = (name: string) => screen.getByRole('button', { name })
async function chooseBread(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('radio', { name: 'Bread' }))
  await user.click(button('Check'))
}

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(cleanup)

describe('the player of a learning pill', () => {
  it('lets the letters and the numbers of the answers choose them, and says so [TASK-1]', async () => {
    answerWith(() => position)
    const { user } = play(anAttempt(1))
    expect(screen.getByText(/Keys A to B or 1 to 2 choose too\./)).toBeTruthy()
    await user.keyboard('b')
    expect(screen.getByRole('radio', { name: 'Bread' })).toHaveProperty('checked', true)
    await user.keyboard('1')
    expect(screen.getByRole('radio', { name: 'Apples' })).toHaveProperty('checked', true)
    await user.keyboard('c{Control>}b{/Control}')
    expect(screen.getByRole('radio', { name: 'Apples' })).toHaveProperty('checked', true)
    button('Back').focus()
    await user.keyboard('b')
    expect(screen.getByRole('radio', { name: 'Apples' })).toHaveProperty('checked', true)
  })

  it('keeps the focus on what leads on, announces a judgement once and no answer that was saved [TASK-2, SHELL-8]', async () => {
    answerWith((_, body) => (isAnswer(body) ? judgement : position))
    const { user } = play(anAttempt(1))
    await chooseBread(user)
    await screen.findByText('That is right.')
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced.filter(Boolean)).toEqual(['That is right. Bread it is.'])
    expect(document.activeElement).toBe(button('Next'))
  })

  it('begins every card at its top', async () => {
    answerWith(() => position)
    const { user } = play(anAttempt(0))
    const body = screen.getByRole('main')
    body.scrollTop = 80
    await user.click(button('Next'))
    expect(body.scrollTop).toBe(0)
  })

  it('marks which answers were chosen, beside what was right', async () => {
    const wrong = { ...answered, isCorrect: false, correct: ['a'], explanation: '' }
    const judged = reply({ type: 'learning-pill', card: 1, answered: [wrong] })
    answerWith((_, body) => (isAnswer(body) ? judged : position))
    const { user } = play(anAttempt(1))
    await chooseBread(user)
    const mine = await screen.findByRole('radio', { name: /Bread Your answer/, description: 'wrong answer' })
    expect(mine).toHaveProperty('checked', true)
    const right = screen.getByRole('radio', { name: /Apples/, description: 'right answer' })
    expect(right.closest('label')?.textContent).not.toContain('Your answer')
  })

  it('shows how it stands where another tab has answered, with the reason above', async () => {
    answerWith(() => reply(anAttempt(1, true).state, [{ move: 0, code: 'already-answered' }]))
    const { user } = play(anAttempt(1))
    await user.click(screen.getByRole('radio', { name: 'Apples' }))
    await user.click(button('Check'))
    await screen.findByText('That is right.')
    expect(screen.getByRole('radio', { name: /Bread/ })).toHaveProperty('checked', true)
    expect(screen.getByText(/was answered elsewhere/)).toBeTruthy()
    expect(button('Next')).toBeTruthy()
  })

  it('begins a new attempt where the other was finished elsewhere, and still says so', async () => {
    answerWith(() => ({ status: 409, body: { code: 'attempt-finished', message: '' } }))
    const { user, showAgain } = play(anAttempt(1))
    await user.click(screen.getByRole('radio', { name: 'Apples' }))
    await user.click(button('Check'))
    await screen.findByText(/was finished elsewhere/)
    showAgain(anAttempt(0, false, '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'))
    expect(screen.getByRole('heading', { name: 'first' })).toBeTruthy()
    expect(screen.getByText(/was finished elsewhere/)).toBeTruthy()
  })

  it('loads again what a refused finish says is out of date', async () => {
    answerWith(() => judgement)
    const onFinish = vi.fn(() => Promise.reject(new Failure(422, '/v2/attempts')))
    const { user, onStale } = play(anAttempt(2, true), { onFinish })
    await user.click(button('Finish'))
    await screen.findByText('A question is still open.')
    expect(onStale).toHaveBeenCalledOnce()
  })

  it('holds the way back while the end is on its way', async () => {
    const { user, onBack } = play(anAttempt(2, true), { onFinish: vi.fn(() => new Promise<void>(() => {})) })
    await user.click(button('Finish'))
    await user.click(button('Back to the mission'))
    expect(onBack).not.toHaveBeenCalled()
    expect(button('Back to the mission').getAttribute('aria-disabled')).toBe('true')
  })

  it.each([
    [{ status: 500 }, 'Not saved'],
    ['no-answer', 'Offline'],
    [position, 'Saved'],
  ] as [Answer, string][])('says of its place, answered with %j: %s', async (answer, words) => {
    answerWith(() => answer)
    const { user, onSaved } = play(anAttempt(0))
    await user.click(button('Next'))
    await screen.findByText(words, ON_SCREEN)
    expect(onSaved).toHaveBeenCalledTimes(answer === position ? 1 : 0)
  })

  it('sends an answer again by itself once the link is back, and takes its words back [TASK-2]', async () => {
    answerWith(() => 'no-answer')
    const { user, onSaved } = play(anAttempt(1))
    await chooseBread(user)
    const alert = await screen.findByRole('alert')
    expect(alert.closest('footer')).not.toBeNull()
    expect(screen.getByText('Offline', ON_SCREEN)).toBeTruthy()
    answerWith(() => judgement)
    window.dispatchEvent(new Event('online'))
    await screen.findByText('That is right.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Saved')).toBeTruthy()
    expect(onSaved).toHaveBeenCalledOnce()
  })

  it('says without an alert what is not saved where the modal announces it [ERR-1]', async () => {
    answerWith(() => ({ status: 500 }))
    await chooseBread(play(anAttempt(1)).user)
    expect((await screen.findByText(/did not reach the server/)).closest('[role=alert]')).toBeNull()
  })

  it('loads again what the server does not know any more', async () => {
    answerWith(() => reply(anAttempt(1).state, [{ move: 0, code: 'unknown' }]))
    const { user, onStale } = play(anAttempt(1))
    await user.click(screen.getByRole('radio', { name: 'Apples' }))
    await user.click(button('Check'))
    await waitFor(() => expect(onStale).toHaveBeenCalledOnce())
  })

  it('counts what was checked, and keeps it on the device until it has arrived [TASK-2]', async () => {
    answerWith(() => 'no-answer')
    const { user } = play(anAttempt(1))
    await chooseBread(user)
    await screen.findByRole('alert')
    expect(storedMoves()).toEqual([{ type: 'learning-pill', answer: { card: 'asking', answers: ['b'] } }])
    expect(screen.getByRole('radio', { name: 'Apples' })).toHaveProperty('disabled', true)
    answerWith(() => judgement)
    window.dispatchEvent(new Event('online'))
    await screen.findByText('That is right.')
    expect(storedMoves()).toEqual([])
  })

  it('takes up at the next visit what it could not bring to the server [TASK-2]', async () => {
    answerWith(() => 'no-answer')
    const { user } = play(anAttempt(1))
    await chooseBread(user)
    await screen.findByRole('alert')
    cleanup()
    answerWith(() => judgement)
    play(anAttempt(1))
    expect(screen.getByRole('radio', { name: 'Bread' })).toHaveProperty('checked', true)
    await screen.findByText('That is right.')
    expect(asked).toHaveLength(1)
  })

  it('sends the end again by itself once the link is back [TASK-6]', async () => {
    const lost = new Failure(0, '/v2/attempts')
    const onFinish = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(lost)
    answerWith(() => judgement)
    const { user } = play(anAttempt(2, true), { onFinish })
    await user.click(button('Finish'))
    await screen.findByRole('alert')
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(2))
  })

  describe('its pictures', () => {
    const wanted: { src: string; onload: () => void; onerror: () => void }[] = []

    function playPictures(): ReturnType<typeof play> {
      wanted.length = 0
      vi.stubGlobal(
        'Image',
        class {
          src = ''
          onload = () => {}
          onerror = () => {}
          constructor() {
            wanted.push(this)
          }
        },
      )
      const cards = ['first', 'second', 'third'].map((id) => ({
        ...plain(id),
        picture: `/${id}.webp`,
        pictureAlt: `The ${id}`,
      }))
      return play({ ...anAttempt(0), playable: { type: 'learning-pill' as const, cards } })
    }

    afterEach(() => vi.unstubAllGlobals())

    it('fetches the picture of the next card while this one stands', async () => {
      answerWith(() => position)
      const { user } = playPictures()
      expect(wanted.map(({ src }) => src)).toEqual(['/second.webp'])
      await user.click(button('Next'))
      expect(wanted.map(({ src }) => src)).toEqual(['/second.webp', '/third.webp'])
    })

    it('asks again for a picture that did not come, once the link is back, and shows no broken one', async () => {
      answerWith(() => position)
      playPictures()
      fireEvent.error(screen.getByAltText('The first'))
      expect(screen.queryByAltText('The first')).toBeNull()
      expect(screen.getByRole('img', { name: 'The first' })).toBeTruthy()
      window.dispatchEvent(new Event('online'))
      const again = wanted.at(-1)
      expect(again?.src).toBe('/first.webp')
      again?.onload()
      expect(await screen.findByAltText('The first')).toHaveProperty('tagName', 'IMG')
    })
  })
})
