import * as z from 'zod/mini'
import { percentDone } from '#shared/domain/progress.ts'
import type { SurveyAnswer } from '#shared/domain/tally.ts'
import type { SurveyContent } from '../shared/schemas.ts'
import { showQuestion } from '../shared/show.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import type { TaskRule } from '#kinds/define/rule.ts'

type Question = SurveyContent['questions'][number]
type Value = number | string

const Stored = z.object({
  /** Each question once, in the order in which they were first answered. */
  answers: z.array(z.object({ question: z.string(), value: z.union([z.number(), z.string()]) })),
})
export type Stored = z.infer<typeof Stored>

interface Answered {
  answers: readonly SurveyAnswer[]
}

/** Questions without a right answer: anyone who has answered what must be answered gets all of the points. */
export const rule: TaskRule<'survey', Stored> = {
  stored: Stored,
  clock: null,
  begin: () => ({ answers: [] }),

  // what was handed in stands, and can be looked at
  tries: { mayBegin: (_, earlier) => (earlier.length > 0 ? { code: 'no-attempts-left' } : null) },

  playable: ({ type, anonymous, questions }, text) => ({
    type,
    ...(anonymous === true && { isAnonymous: true }),
    questions: questions.map((question) => showQuestion(question, text)),
  }),

  take({ anonymous, questions }, stored, { answer }) {
    if (anonymous === true) return 'anonymous'
    const question = questions.find(({ id }) => id === answer.question)
    if (!question || !isAnswerTo(question, answer.value)) return 'unknown'
    const isThere = stored.answers.some((one) => one.question === answer.question)
    if (!isThere) return { answers: [...stored.answers, answer] }
    return { answers: stored.answers.map((one) => (one.question === answer.question ? answer : one)) }
  },

  show: ({ type, anonymous, questions }, _, stored, isFinished) => ({
    type,
    answers: (anonymous === true ? [] : questions).flatMap((question) => {
      const value = answerTo(question, stored)
      return value === null ? [] : [{ question: question.id, value }]
    }),
    isHandedIn: isFinished,
  }),

  progress: ({ questions }, stored) =>
    percentDone(questions.filter((one) => isAnswered(one, stored)).length, questions.length + 1),

  // of an anonymous one the same for everybody: what else was answered is nowhere to be seen
  leastSeconds: ({ anonymous, questions }, { asks }, stored) =>
    sumSeconds(
      questions
        .filter((one) => (anonymous === true ? !one.isOptional : isAnswered(one, stored)))
        .map(({ id }) => leastSecondsFor(asks?.[id]?.question, asks?.[id]?.declaration)),
    ),

  result: ({ anonymous, questions }, stored, { answers = [] }) =>
    questions.every((one) => one.isOptional || isAnswered(one, anonymous === true ? { answers } : stored))
      ? { share: 1, score: null, isPassed: true }
      : null,
}

/** Null where none was given, or a new version asks otherwise. */
export function answerTo(question: Question, { answers }: Readonly<Answered>): Value | null {
  const value = answers.find((one) => one.question === question.id)?.value
  return value !== undefined && isAnswerTo(question, value) ? value : null
}

/** Words that were taken back are no answer. */
function isAnswered(question: Question, stored: Readonly<Answered>): boolean {
  const value = answerTo(question, stored)
  return typeof value === 'string' ? value.trim() !== '' : value !== null
}

export function isAnswerTo(question: Question, value: Value): boolean {
  if (question.sort === 'opinion') return typeof value === 'string'
  const [min, max] = question.sort === 'scale' ? [question.min, question.max] : [1, question.starsNumber]
  return typeof value === 'number' && value >= min && value <= max
}
