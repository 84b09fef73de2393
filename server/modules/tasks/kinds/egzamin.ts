import * as z from 'zod/mini'
import { percentDone } from '#shared/domain/progress.ts'
import { isSure } from '#shared/domain/sureness.ts'
import type { EgzaminContent, EgzaminMove, EgzaminState } from '#shared/scene/tasks/egzamin.ts'
import type { TaskRule } from './rule.ts'
import { shuffled } from './shuffled.ts'

const MINUTE_MS = 60_000
/** What was under way when the time ended still counts. */
const GRACE_MS = 5000

const Given = z.object({ answers: z.array(z.string()), sureness: z.nullable(z.number()) })
type Given = z.infer<typeof Given>

const Stored = z.object({
  /** As they were drawn and shuffled for this attempt. */
  questions: z.array(z.object({ id: z.string(), answers: z.array(z.string()) })),
  /** Index of the question where the player stands. */
  question: z.number(),
  given: z.record(z.string(), Given),
  /** In ms since 1970; null where there is no limit. */
  endsAt: z.nullable(z.number()),
  /** As the house had it when the attempt began. */
  isSurenessAsked: z.boolean(),
})
type Stored = z.infer<typeof Stored>

/** Questions drawn from a pool, answered within a time; points for the share that was right, if it is enough. */
export const egzamin: TaskRule<'egzamin', Stored> = {
  kind: 'egzamin',
  stored: Stored,

  begin: ({ questions, draw, timeLimit }, { now, chance, isSurenessAsked = false }) => ({
    questions: shuffled(questions, chance)
      .slice(0, draw)
      .map(({ id, answers }) => ({ id, answers: shuffled(answers, chance) })),
    question: 0,
    given: {},
    endsAt: timeLimit === undefined ? null : now.getTime() + timeLimit * MINUTE_MS,
    isSurenessAsked,
  }),

  mayBegin({ attempts, coolDown = 0 }, earlier, now) {
    if (attempts !== undefined && earlier.length >= attempts) return { code: 'no-attempts-left' }
    // whoever was away when the time ended does not wait from the day of coming back
    const ends = earlier.map(({ stored, finishedAt }) =>
      Math.min(finishedAt.getTime(), stored.endsAt ?? Number.POSITIVE_INFINITY),
    )
    const wait = Math.max(...ends) + coolDown * MINUTE_MS - now.getTime()
    return wait > 0 ? { code: 'cool-down', retryAfter: Math.ceil(wait / 1000) } : null
  },

  playable: (content, text, stored) => ({
    type: 'egzamin',
    questions: asked(content, stored).map(({ id, answers, correct }) => {
      const words = text.questions?.[id]
      return {
        id,
        text: words?.question ?? id,
        isMultiple: correct.length > 1,
        answers: answers.map((answer) => ({ id: answer, text: words?.answers?.[answer] ?? answer })),
      }
    }),
    isSurenessAsked: stored.isSurenessAsked,
    passMark: content.passMark,
  }),

  take(content, stored, move, { now }) {
    const questions = asked(content, stored)
    const question = Math.min(move.question ?? stored.question, Math.max(0, questions.length - 1))
    const given = giveAll(questions, stored, move)
    if (given === null) return 'unknown'
    const isChanged = JSON.stringify(given) !== JSON.stringify(stored.given)
    if (isChanged && stored.endsAt !== null && now.getTime() > stored.endsAt + GRACE_MS) return 'too-late'
    return { ...stored, question, given }
  },

  show(content, text, stored, isFinished) {
    const questions = asked(content, stored)
    const review = questions.map((question) => ({
      question: question.id,
      isCorrect: isRight(question, stored),
      correct: [...question.correct],
      explanation: text.questions?.[question.id]?.explanation ?? '',
    }))
    return {
      type: 'egzamin',
      question: Math.min(stored.question, Math.max(0, questions.length - 1)),
      given: questions.flatMap(({ id }) => {
        const given = givenTo(stored, id)
        return given ? [{ question: id, ...given }] : []
      }),
      leftMs: null,
      result: isFinished ? { ...grade(content, stored), sureness: compareSureness(questions, stored) } : null,
      review: isFinished && !content.isShowCorrectAnswerHidden ? review : null,
    }
  },

  withTime: (state, { endsAt }, now) =>
    endsAt === null ? state : { ...state, leftMs: Math.max(0, endsAt - now.getTime()) },

  // never 0: a clock that runs is a task that was begun
  progress(content, stored) {
    const questions = asked(content, stored)
    const answered = questions.filter(({ id }) => isAnswered(stored, id)).length
    return Math.max(1, percentDone(answered, questions.length + 1))
  },

  // it may be handed in with questions unanswered
  result(content, stored) {
    const { right, all, isPassed } = grade(content, stored)
    return { share: all === 0 ? 0 : right / all, score: { right, all }, isPassed }
  },
}

interface Asked {
  id: string
  /** In the order of this attempt. */
  answers: readonly string[]
  correct: readonly string[]
}

/** The questions of an attempt, as far as the content of today has them; answers that are new in it stand last. */
function asked(content: EgzaminContent, stored: Stored): Asked[] {
  return stored.questions.flatMap(({ id, answers }) => {
    const today = content.questions.find((question) => question.id === id)
    if (!today) return []
    const kept = answers.filter((answer) => today.answers.includes(answer))
    const added = today.answers.filter((answer) => !kept.includes(answer))
    return [{ id, answers: [...kept, ...added], correct: today.correct }]
  })
}

function givenTo({ given }: Stored, id: string): Given | undefined {
  return Object.hasOwn(given, id) ? given[id] : undefined
}

function isAnswered(stored: Stored, id: string): boolean {
  return (givenTo(stored, id)?.answers.length ?? 0) > 0
}

/** What is given after a move; null where it names what there is not. */
function giveAll(
  questions: readonly Asked[],
  stored: Stored,
  { answer, sureness }: EgzaminMove,
): Stored['given'] | null {
  let { given } = stored
  if (answer) {
    const question = questions.find(({ id }) => id === answer.question)
    if (!question || !mayGive(answer.answers, question)) return null
    const before = givenTo(stored, question.id)
    given = { ...given, [question.id]: { answers: answer.answers, sureness: before?.sureness ?? null } }
  }
  if (sureness) {
    const before = givenTo({ ...stored, given }, sureness.question)
    if (!stored.isSurenessAsked || !before) return null
    given = { ...given, [sureness.question]: { ...before, sureness: sureness.value } }
  }
  return given
}

function mayGive(given: readonly string[], { answers, correct }: Asked): boolean {
  const isKnown = given.every((answer) => answers.includes(answer))
  const isOnce = new Set(given).size === given.length
  return isKnown && isOnce && (correct.length > 1 || given.length <= 1)
}

function isRight({ id, correct }: Asked, stored: Stored): boolean {
  const given = givenTo(stored, id)?.answers ?? []
  return given.length === correct.length && given.every((answer) => correct.includes(answer))
}

function grade(content: EgzaminContent, stored: Stored): { right: number; all: number; isPassed: boolean } {
  const questions = asked(content, stored)
  const right = questions.filter((question) => isRight(question, stored)).length
  const all = questions.length
  return { right, all, isPassed: all > 0 && right * 100 >= content.passMark * all }
}

/** Counts the answers of which the player said how sure they were. */
function compareSureness(
  questions: readonly Asked[],
  stored: Stored,
): NonNullable<EgzaminState['result']>['sureness'] {
  if (!stored.isSurenessAsked) return null
  const told = questions.flatMap((question) => {
    const sureness = isAnswered(stored, question.id) ? givenTo(stored, question.id)?.sureness : null
    return typeof sureness === 'number'
      ? [{ isSure: isSure(sureness), isRight: isRight(question, stored) }]
      : []
  })
  const count = (isSureOnes: boolean, isRightOnes: boolean) =>
    told.filter((one) => one.isSure === isSureOnes && one.isRight === isRightOnes).length
  return {
    sureRight: count(true, true),
    sureWrong: count(true, false),
    unsureRight: count(false, true),
    unsureWrong: count(false, false),
  }
}
