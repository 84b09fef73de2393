import { answerWith, asked, ok } from '#src/testing/fake-server.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ExamPreview } from '#kinds/exam/edit/ExamPreview.tsx'
import { PillPreview } from '#kinds/learning-pill/edit/PillPreview.tsx'
import { ScenesPreview } from '#kinds/simulation/edit/ScenesPreview.tsx'
import { SurveyPreview } from '#kinds/survey/edit/SurveyPreview.tsx'
import type { Outcome } from '#kinds/define/edit.ts'
import type { Json } from '#shared/content/json.ts'
import type { TaskText } from '#shared/scene/files.ts'
import { AuthoringContext, type Authoring } from '#src/features/authoring/use-authoring.ts'
import { WritingContext, type Writing } from '#src/features/authoring/use-writing.ts'
import { answerMoves, filesOf, newWrittenId } from '#src/features/tasks/written-plays.ts'
import { attemptSample } from '#src/testing/attempt-samples.ts'
import { speakIn } from '#src/testing/words.ts'
import { PlayerBeside } from './PlayerBeside.tsx'

const PREVIEWS = { exam: ExamPreview, pill: PillPreview, survey: SurveyPreview, scenes: ScenesPreview }

const EXAM: Json = {
  type: 'egzamin',
  questions: [
    { id: 'rope', answers: ['bowline', 'granny'], correct: ['bowline'] },
    { id: 'wind', answers: ['north', 'south'], correct: ['north'] },
  ],
  passMark: 50,
  draw: 1,
}
const WORDS: TaskText = {
  ...{ name: 'Knots', goal: '', congrats: '' },
  questions: {
    rope: { question: 'Which knot holds?', explanation: 'It holds.' },
    wind: { question: 'Whence?', answers: { north: 'North' } },
  },
  asks: { mood: { question: 'How was it?' } },
  scenes: { end: { title: 'The end' }, start: { title: 'A start', answers: { on: 'Go on' } } },
}

const onOutcome = vi.fn<(outcome: Outcome | null) => void>()
const openPart = vi.fn<(part: string) => void>()

interface BesideProps {
  kind: keyof typeof PREVIEWS
  content: Json
  part?: string | null
  words?: TaskText
}

function Beside({ kind, content, part: first = null, words = WORDS }: BesideProps) {
  const [part, setPart] = useState(first)
  const Preview = PREVIEWS[kind]
  const player = { Player: PlayerBeside, newId: newWrittenId, answerMoves, filesOf }
  const authoring = {
    folder: 'isle',
    player,
    files: new Map(),
    addressOf: () => '/x',
  } as unknown as Authoring
  return (
    <AuthoringContext value={authoring}>
      <WritingContext value={{ mission: 'harbour', task: 'knots' } as unknown as Writing}>
        <Preview
          content={content}
          words={words}
          addressOf={() => null}
          part={part}
          openPart={(next) => {
            openPart(next)
            setPart(next)
          }}
          onOutcome={onOutcome}
        />
      </WritingContext>
    </AuthoringContext>
  )
}

const ends = (id: string) => ({ id, picture: '', ending: { band: 'good', score: 100 } })
const SCENES = {
  type: 'symulacja_v3',
  scenes: [
    {
      id: 'start',
      picture: '',
      choices: [
        { id: 'on', to: 'end' },
        { id: 'off', to: 'two' },
      ],
      best: 'on',
    },
    ...['end', 'two', 'three'].map(ends),
  ],
}

/** Such a player shows what the form says: this stands in the answer, and nowhere else. */
const [PLAYABLE] = attemptSample('egzamin')
const given = { type: 'egzamin', question: 0, given: [], leftMs: null, result: null, review: null }
const PASSED: Outcome = { share: 1, isPassed: true }
const judgedAs = (state: object, result: Outcome | null = null) =>
  ok({ playable: PLAYABLE, state, refused: [], result })
const bodies = () => asked.map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>)

describe('the player beside a form', () => {
  beforeEach(async () => {
    await speakIn('en')
    onOutcome.mockClear()
    openPart.mockClear()
  })
  afterEach(cleanup)

  it('asks all questions of an exam, stands where the form is, and is judged by the server [AUTHOR-1]', async () => {
    answerWith((_, body) => {
      const { moves, isFinished } = JSON.parse(String(body)) as {
        moves: { question?: number }[]
        isFinished: boolean
      }
      const question = moves.findLast((move) => move.question !== undefined)?.question ?? 0
      const result = isFinished ? { right: 1, all: 2, isPassed: true, sureness: null } : null
      const review = isFinished
        ? [{ question: 'rope', isCorrect: true, correct: ['bowline'], explanation: 'It holds.' }]
        : null
      return judgedAs({ ...given, question, result, review }, { share: 0.5, isPassed: true })
    })
    const { rerender } = render(<Beside kind="exam" content={EXAM} part="wind" />)
    await screen.findByRole('heading', { name: 'Whence?' })
    expect(screen.queryByRole('button', { name: 'Back to the mission' })).toBeNull()
    rerender(
      <Beside
        kind="exam"
        content={EXAM}
        words={{ ...WORDS, questions: { ...WORDS.questions, wind: { question: 'Whence does it blow?' } } }}
      />,
    )
    await screen.findByRole('heading', { name: 'Whence does it blow?' })
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(openPart).toHaveBeenLastCalledWith('rope'))
    await screen.findByRole('heading', { name: 'Which knot holds?' })
    await userEvent.click(screen.getByRole('radio', { name: /bowline/ }))
    await waitFor(() => expect(bodies().at(-1)?.['moves']).toHaveLength(2))
    expect(bodies()[0]?.['content']).not.toHaveProperty('draw')
    expect(bodies()[0]?.['words']).toHaveProperty('questions.rope.explanation', 'It holds.')
    await userEvent.click(screen.getByRole('button', { name: 'All questions' }))
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }))
    await screen.findByText('1 of 2 right', { selector: 'h2' })
    expect(onOutcome).toHaveBeenLastCalledWith({ share: 0.5, isPassed: true })
  })

  it('hands in what was answered also where that is still on its way, and the form stays where it is [AUTHOR-1]', async () => {
    let arrive = () => {}
    const arrival = new Promise<void>((done) => (arrive = done))
    answerWith(async (_, body) => {
      const { isFinished } = JSON.parse(String(body)) as { isFinished: boolean }
      if (!isFinished) await arrival
      const result = isFinished ? { right: 1, all: 2, isPassed: true, sureness: null } : null
      return ok({
        ...{ playable: PLAYABLE, refused: [], result: { share: 0.5, isPassed: true } },
        state: { ...given, result, review: isFinished ? [] : null },
      })
    })
    render(<Beside kind="exam" content={EXAM} part="wind" />)
    await userEvent.click(await screen.findByRole('radio', { name: /North/ }))
    await userEvent.click(screen.getByRole('button', { name: 'All questions' }))
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }))
    arrive()
    await screen.findByText('1 of 2 right', { selector: 'h2' })
    expect(bodies().at(-1)).toMatchObject({
      moves: [{ answer: { question: 'wind', answers: ['north'] } }],
      isFinished: true,
    })
    expect(openPart).not.toHaveBeenCalled()
  })

  it('begins anew once what is judged has changed, and says where it cannot be judged yet [AUTHOR-1]', async () => {
    answerWith(() => judgedAs(given))
    const { rerender } = render(<Beside kind="exam" content={EXAM} part="rope" />)
    await userEvent.click(await screen.findByRole('radio', { name: /bowline/ }))
    await waitFor(() => expect(asked).toHaveLength(1))
    const other = { ...EXAM, questions: [{ id: 'rope', answers: ['bowline', 'hitch'], correct: ['hitch'] }] }
    rerender(<Beside kind="exam" content={other} part="rope" />)
    const hitch = await screen.findByRole<HTMLInputElement>('radio', { name: /hitch/ })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /bowline/ }).checked).toBe(false)
    await userEvent.click(hitch)
    await waitFor(() => expect(bodies().at(-1)?.['moves']).toHaveLength(1))
    rerender(<Beside kind="exam" content={{ ...other, passMark: 0 }} part="rope" />)
    await screen.findByText(/^Something in the form is not complete yet/)
  })

  it('judges an attempt that asks as soon as it is there, as an exam with a clock does [AUTHOR-1] [AUTHOR-3]', async () => {
    answerWith(() => judgedAs({ ...given, leftMs: 60_000 }))
    const { rerender } = render(<Beside kind="exam" content={{ ...EXAM, timeLimit: 1 }} />)
    await screen.findByRole('heading', { name: 'Which knot holds?' })
    // all of its code is here now
    rerender(<Beside kind="exam" content={{ ...EXAM, timeLimit: 1, passMark: 60 }} />)
    await waitFor(() => expect(bodies().at(-1)?.['content']).toHaveProperty('passMark', 60))
    expect(screen.queryByText('This task no longer exists.')).toBeNull()
  })

  it('hands in the answers of an anonymous survey with its end alone [AUTHOR-1]', async () => {
    const survey = { type: 'survey', anonymous: true, questions: [{ id: 'mood', sort: 'stars' }] }
    answerWith(() => judgedAs({ type: 'survey', answers: [], isHandedIn: true }, PASSED))
    render(<Beside kind="survey" content={survey} />)
    await userEvent.click(await screen.findByRole('radio', { name: /^4 of 5/ }))
    expect(asked).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }))
    await screen.findAllByText(/^(These are the answers|Your answers were handed in)/)
    expect(bodies()).toHaveLength(1)
    expect(bodies()[0]).toMatchObject({
      moves: [],
      isFinished: true,
      answers: [{ question: 'mood', value: 4 }],
    })
  })

  it('begins a simulation at the end that is open, and says how it went as the server does [AUTHOR-1]', async () => {
    answerWith(() =>
      judgedAs(
        { type: 'symulacja_v3', path: [], ending: { band: 'good', why: 'You went on.', review: [] } },
        PASSED,
      ),
    )
    render(<Beside kind="scenes" content={SCENES} part="end" />)
    await screen.findByRole('heading', { name: 'The end' })
    await screen.findByText('You went on.')
    const { content } = bodies()[0] as { content: { scenes: { id: string }[] } }
    expect(content.scenes.map(({ id }) => id)).toEqual(['end', 'start', 'two', 'three'])
  })

  it('blames no lost link where a simulation cannot be judged yet [AUTHOR-1]', async () => {
    render(<Beside kind="scenes" content={{ ...SCENES, scenes: SCENES.scenes.slice(0, 2) }} part="end" />)
    await screen.findByRole('heading', { name: 'The end' })
    await screen.findByText(/^Something in the form is not complete yet/)
    expect(screen.queryByText(/back online/)).toBeNull()
  })

  it('says why an end came in the words of now, also once they have changed [AUTHOR-1]', async () => {
    answerWith((_, body) => {
      const { words } = JSON.parse(String(body)) as { words: TaskText }
      const ending = { band: 'good', why: words.scenes?.['end']?.explanation ?? '', review: [] }
      return judgedAs({ type: 'symulacja_v3', path: [], ending }, PASSED)
    })
    const said = (explanation: string): TaskText => ({
      ...WORDS,
      scenes: { ...WORDS.scenes, end: { title: 'The end', explanation } },
    })
    const { rerender } = render(
      <Beside kind="scenes" content={SCENES} part="end" words={said('You went on.')} />,
    )
    await screen.findByText('You went on.')
    rerender(<Beside kind="scenes" content={SCENES} part="end" words={said('You looked twice.')} />)
    await screen.findByText('You looked twice.')
    expect(screen.queryByText('You went on.')).toBeNull()
  })

  it('judges again by itself what got no answer, at its beginning and once words have changed [AUTHOR-1]', async () => {
    const serve = (why: string) => {
      const ending = { band: 'good', why, review: [] }
      answerWith(() => judgedAs({ type: 'symulacja_v3', path: [], ending }, PASSED))
    }
    const isSaidOnline = (why: string) =>
      waitFor(() => {
        window.dispatchEvent(new Event('online'))
        expect(screen.queryByText(why)).not.toBeNull()
      })
    answerWith(() => 'no-answer')
    const { rerender } = render(<Beside kind="scenes" content={SCENES} part="end" />)
    await waitFor(() => expect(asked).toHaveLength(1))
    serve('You went on.')
    await isSaidOnline('You went on.')
    answerWith(() => 'no-answer')
    const scenes = { ...WORDS.scenes, end: { title: 'The very end' } }
    rerender(<Beside kind="scenes" content={SCENES} part="end" words={{ ...WORDS, scenes }} />)
    await waitFor(() => expect(asked).toHaveLength(1))
    serve('You looked twice.')
    await isSaidOnline('You looked twice.')
  })

  it('says at the end of cards what the first answers would bring, by what the form says [AUTHOR-1]', async () => {
    const asks = (right: string) => ({ answers: ['yes', 'no'], correct: [right] })
    const cards = ['yes', 'no'].map((id) => ({ id, picture: 'lamp.svg', question: asks(id) }))
    render(<Beside kind="pill" content={{ type: 'learning-pill', cards }} part="yes" />)
    for (const last of [false, true]) {
      await userEvent.click(await screen.findByRole('radio', { name: /yes/ }))
      await userEvent.click(screen.getByRole('button', { name: 'Check' }))
      await userEvent.click(await screen.findByRole('button', { name: last ? 'Finish' : 'Next' }))
    }
    expect(onOutcome).toHaveBeenLastCalledWith({ share: 0.5, isPassed: true })
    expect(openPart).toHaveBeenLastCalledWith('yes')
  })
})
