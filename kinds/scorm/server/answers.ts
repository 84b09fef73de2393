import * as z from 'zod/mini'
import { Answer } from '../shared/schemas.ts'

/** Answers of one item that are kept, over all visits; and letters of all answers of a package. The oldest go first. */
const MOST_OF_ITEM = 500
const MOST_LETTERS = 200_000

/** What an item told of in one visit. */
export const VisitAnswers = z.object({ visit: z.string(), answers: z.array(Answer) })
export type VisitAnswers = z.infer<typeof VisitAnswers>

/** The last that a visit tells stands for all of it. */
export function withAnswers(
  told: readonly VisitAnswers[],
  visit: string,
  answers: readonly Answer[],
): VisitAnswers[] {
  const known = told.some((one) => one.visit === visit)
  const latest = { visit, answers: [...answers] }
  const all = known ? told.map((one) => (one.visit === visit ? latest : one)) : [...told, latest]
  while (all.length > 1 && sumOf(all, ({ answers: of }) => of.length) > MOST_OF_ITEM) all.shift()
  return all
}

interface Item {
  told?: VisitAnswers[] | undefined
}

/** Items as they were, without the answers that are too much: those of the item that spoke last go last. */
export function boundAnswers<Kept extends Item>(items: readonly Kept[]): Kept[] {
  let room = MOST_LETTERS
  return items
    .toReversed()
    .map((item) => {
      const kept = (item.told ?? [])
        .toReversed()
        .filter((one) => {
          room -= lettersOf(one)
          return room >= 0
        })
        .toReversed()
      return item.told === undefined ? item : { ...item, told: kept }
    })
    .toReversed()
}

/** How many of the last visit's answers are right, of those that are judged; undefined where none is. */
export function countAnswers(
  told: readonly VisitAnswers[] = [],
): { right: number; judged: number } | undefined {
  const { answers = [] } = told.at(-1) ?? {}
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
