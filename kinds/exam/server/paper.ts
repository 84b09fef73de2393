import * as z from 'zod/mini'
import { secondsBetween } from '#kinds/define/pace.ts'
import type { ExamContent, ExamMove } from '../shared/schemas.ts'

const Given = z.object({ answers: z.array(z.string()), sureness: z.nullable(z.number()) })
type Given = z.infer<typeof Given>

/** What is kept of an exam: what was drawn, and what was given. */
export const Paper = z.object({
  /** As they were drawn and shuffled for this attempt. */
  questions: z.array(z.object({ id: z.string(), answers: z.array(z.string()) })),
  /** Index of the question where the player stands. */
  question: z.number(),
  given: z.record(z.string(), Given),
  /** In ms since 1970; null where there is no limit. */
  endsAt: z.nullable(z.number()),
  /** As the house had it when the attempt began. */
  isSurenessAsked: z.boolean(),
  /** Seconds at each question, as far as it was noted. */
  spent: z.optional(z.record(z.string(), z.number())),
  /** Up to when they were noted, in ms since 1970. */
  since: z.optional(z.number()),
})
export type Paper = z.infer<typeof Paper>

export interface Asked {
  id: string
  /** In the order of this attempt. */
  answers: readonly string[]
  correct: readonly string[]
}

/** The questions of an attempt, as far as the content of today has them; answers that are new in it stand last. */
export function asked(content: ExamContent, paper: Paper): Asked[] {
  return paper.questions.flatMap(({ id, answers }) => {
    const today = content.questions.find((question) => question.id === id)
    if (!today) return []
    const remaining = answers.filter((answer) => today.answers.includes(answer))
    const added = today.answers.filter((answer) => !remaining.includes(answer))
    return [{ id, answers: [...remaining, ...added], correct: today.correct }]
  })
}

export function givenTo({ given }: Paper, id: string): Given | undefined {
  return Object.hasOwn(given, id) ? given[id] : undefined
}

export function isAnswered(paper: Paper, id: string): boolean {
  return (givenTo(paper, id)?.answers.length ?? 0) > 0
}

/** What is given after a move; null where it names what there is not. */
export function giveAll(
  questions: readonly Asked[],
  paper: Paper,
  { answer, sureness }: ExamMove,
): Paper['given'] | null {
  let { given } = paper
  if (answer) {
    const question = questions.find(({ id }) => id === answer.question)
    if (!question || !mayGive(answer.answers, question)) return null
    const before = givenTo(paper, question.id)
    given = { ...given, [question.id]: { answers: answer.answers, sureness: before?.sureness ?? null } }
  }
  if (sureness) {
    const before = givenTo({ ...paper, given }, sureness.question)
    if (!paper.isSurenessAsked || !before) return null
    given = { ...given, [sureness.question]: { ...before, sureness: sureness.value } }
  }
  return given
}

function mayGive(given: readonly string[], { answers, correct }: Asked): boolean {
  const isKnown = given.every((answer) => answers.includes(answer))
  const isOnce = new Set(given).size === given.length
  return isKnown && isOnce && (correct.length > 1 || given.length <= 1)
}

/** The paper with the time noted that has passed since the last change: at the question that is answered, else where the player stood. */
export function withSpent(paper: Paper, { answer }: ExamMove, now: number): Paper {
  const { spent = {}, since } = paper
  const id = answer?.question ?? paper.questions[paper.question]?.id
  const seconds = secondsBetween(since, now)
  if (id === undefined || seconds === null) return { ...paper, since: now }
  const before = Object.hasOwn(spent, id) ? (spent[id] ?? 0) : 0
  return { ...paper, spent: { ...spent, [id]: before + seconds }, since: now }
}
