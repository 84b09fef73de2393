import * as z from 'zod/mini'
import { Answer } from '../shared/schemas.ts'

/** Answers stored for one item over all visits, and characters of all answers of a package. The oldest are dropped first. */
const MOST_OF_ITEM = 500
const MOST_LETTERS = 200_000

/** The answers that an item reported in one visit. */
export const VisitAnswers = z.object({ visit: z.string(), answers: z.array(Answer) })
export type VisitAnswers = z.infer<typeof VisitAnswers>

/** The latest report of a visit replaces its earlier ones. */
export function withAnswers(
  reported: readonly VisitAnswers[],
  visit: string,
  answers: readonly Answer[],
): VisitAnswers[] {
  const known = reported.some((one) => one.visit === visit)
  const latest = { visit, answers: [...answers] }
  const all = known ? reported.map((one) => (one.visit === visit ? latest : one)) : [...reported, latest]
  while (all.length > 1 && sumOf(all, ({ answers: of }) => of.length) > MOST_OF_ITEM) all.shift()
  return all
}

interface Item {
  /** Stored by this name. */
  told?: VisitAnswers[] | undefined
}

/** The same items, without the answers that exceed the limit: those of the latest item are dropped last. */
export function boundAnswers<Bounded extends Item>(items: readonly Bounded[]): Bounded[] {
  let room = MOST_LETTERS
  return items
    .toReversed()
    .map((item) => {
      const remaining = (item.told ?? [])
        .toReversed()
        .filter((one) => {
          room -= lettersOf(one)
          return room >= 0
        })
        .toReversed()
      return item.told === undefined ? item : { ...item, told: remaining }
    })
    .toReversed()
}

/** How many of the last visit's answers are right, of those that are judged; undefined where none is. */
export function countAnswers(
  reported: readonly VisitAnswers[] = [],
): { right: number; judged: number } | undefined {
  const { answers = [] } = reported.at(-1) ?? {}
  const judged = answers.filter(({ result }) => ['correct', 'wrong', 'unanticipated'].includes(result))
  if (judged.length === 0) return undefined
  return { right: judged.filter(({ result }) => result === 'correct').length, judged: judged.length }
}

function lettersOf({ answers }: VisitAnswers): number {
  return sumOf(answers, (one) => sumOf(Object.values(one), (text) => text.length))
}

function sumOf<Value>(values: readonly Value[], of: (value: Value) => number): number {
  return values.reduce((sum, value) => sum + of(value), 0)
}
