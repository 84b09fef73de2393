import * as z from 'zod/mini'
import { percentDone } from '#shared/domain/progress.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import { SPENT, withSpent } from '#kinds/define/spent.ts'
import type { TaskRule } from '#kinds/define/rule.ts'
import type { EstimateContent } from '../shared/schemas.ts'

type Question = EstimateContent['questions'][number]

/** By ids of questions, each with the first estimate. */
const Stored = z.object({
  given: z.array(z.object({ question: z.string(), value: z.number() })),
  ...SPENT,
})
export type Stored = z.infer<typeof Stored>

/** Numbers that are estimated. Each is worth more the nearer it comes; the first estimate counts. */
export const rule: TaskRule<'estimate', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: (_, { now }) => ({ given: [], since: now.getTime() }),

  playable: ({ type, questions }, { parts }) => ({
    type,
    questions: questions.map(({ id, min, max, step }) => ({
      ...{ id, min, max, step, question: parts?.[id]?.question ?? '', unit: parts?.[id]?.title ?? '' },
    })),
  }),

  take({ questions }, stored, { question, value }, { now }) {
    const { given } = stored
    const asked = questions.find(({ id }) => id === question)
    if (!asked || !isOnScale(asked, value)) return 'unknown'
    const first = given.find((one) => one.question === question)
    if (first) return first.value === value ? stored : 'already-answered'
    // one after the other
    const next = questions.find(({ id }) => !given.some((one) => one.question === id))
    if (next !== asked) return 'out-of-order'
    return withSpent({ ...stored, given: [...given, { question, value }] }, question, now.getTime())
  },

  show: (content, { parts }, stored) => ({
    type: 'estimate',
    answered: answeredOf(content, stored).map(([question, value]) => ({
      ...{ question: question.id, value, answer: question.answer, near: question.near },
      ...{ share: shareOf(question, value), explanation: parts?.[question.id]?.explanation ?? '' },
    })),
  }),

  progress: (content, stored) => percentDone(answeredOf(content, stored).length, content.questions.length),

  leastSeconds: (content, { parts }, stored) =>
    sumSeconds(answeredOf(content, stored).map(([{ id }]) => leastSecondsFor(parts?.[id]?.question))),

  result(content, stored) {
    const answered = answeredOf(content, stored)
    if (answered.length < content.questions.length) return null
    const shares = answered.map(([question, value]) => shareOf(question, value))
    return {
      share: shares.reduce((sum, share) => sum + share, 0) / shares.length,
      score: { right: shares.filter((share) => share === 1).length, all: shares.length },
      isPassed: true,
    }
  },
}

/** Without those that a new version removed. */
function answeredOf({ questions }: EstimateContent, { given }: Stored): [Question, number][] {
  return questions.flatMap((question): [Question, number][] => {
    const first = given.find((one) => one.question === question.id)
    return first ? [[question, first.value]] : []
  })
}

/** All within `near`, nothing from `far` on, evenly less between them. */
export function shareOf({ answer, near, far }: Question, value: number): number {
  const distance = Math.abs(value - answer)
  if (distance <= near) return 1
  return distance >= far ? 0 : (far - distance) / (far - near)
}

/** A number that the scale has; decimal steps do not add up exactly. */
export function isOnScale(
  { min, max, step }: Pick<Question, 'min' | 'max' | 'step'>,
  value: number,
): boolean {
  const steps = (value - min) / step
  return value >= min && value <= max && Math.abs(steps - Math.round(steps)) < 1e-6
}
