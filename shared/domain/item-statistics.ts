import { DAY_MS } from './durations.ts'
import { isSure } from './sureness.ts'
import { wholeGroups } from './small-groups.ts'

/** An attempt that is still open then is taken for one that was left: what comes later changes nothing that was counted. */
export const LEFT_AFTER_MS = 7 * DAY_MS

/** What one person first answered to one question. */
export interface ItemAnswer {
  /** Of the question. */
  id: string
  /** Ids of those that were chosen; none: it was asked, and left without an answer. */
  answers: readonly string[]
  /** Null where nothing is right or wrong. */
  isRight: boolean | null
  /** As it was said; null where it was not asked. */
  sureness: number | null
  /** Seconds at the question; null where nothing is known of them. */
  seconds: number | null
}

/** How a question was answered by a group, without any name. */
export interface CountedItem {
  id: string
  /** Who was asked: a whole number of fives. */
  people: number
  /** Null where nothing is right or wrong. */
  right: number | null
  /** Who was asked and gave no answer. */
  open: number
  /** The median at the question; null where fewer than the smallest group have one. */
  seconds: number | null
  /** Of those who said how sure they were; null where fewer than the smallest group did. */
  sureness: { sureRight: number; sureWrong: number; unsureRight: number; unsureWrong: number } | null
  /** How many chose each answer, those that nobody chose left out. */
  answers: { id: string; people: number }[]
}

/**
 * How each question was answered. Fewer than `least` people are not counted, and above that whole groups of as many, the earliest first: to
 * look before and after one more has answered reveals nothing.
 * @param people what each of them answered, the earliest first
 */
export function countItems(people: readonly (readonly ItemAnswer[])[], least: number): CountedItem[] {
  const byItem = new Map<string, ItemAnswer[]>()
  for (const given of people)
    for (const answer of given) byItem.set(answer.id, [...(byItem.get(answer.id) ?? []), answer])
  return [...byItem].flatMap(([id, all]) => {
    const counted = wholeGroups(all, least)
    return counted.length === 0 ? [] : [countItem(id, counted, least)]
  })
}

function countItem(id: string, counted: readonly ItemAnswer[], least: number): CountedItem {
  const chosen = new Map<string, number>()
  for (const { answers } of counted)
    for (const answer of answers) chosen.set(answer, (chosen.get(answer) ?? 0) + 1)
  const seconds = wholeGroups(
    counted.flatMap((one) => (isAnswered(one) ? (one.seconds ?? []) : [])),
    least,
  )
  return {
    id,
    people: counted.length,
    right: counted.every(({ isRight }) => isRight === null)
      ? null
      : counted.filter(({ isRight }) => isRight).length,
    open: counted.filter((one) => !isAnswered(one)).length,
    seconds: medianOf(seconds),
    sureness: countSureness(counted, least),
    answers: [...chosen].map(([answer, count]) => ({ id: answer, people: count })),
  }
}

const isAnswered = ({ answers }: ItemAnswer): boolean => answers.length > 0

function countSureness(counted: readonly ItemAnswer[], least: number): CountedItem['sureness'] {
  const said = wholeGroups(
    counted.flatMap(({ sureness, isRight }) =>
      sureness === null || isRight === null ? [] : [{ isSure: isSure(sureness), isRight }],
    ),
    least,
  )
  if (said.length < least) return null
  const count = (sure: boolean, right: boolean) =>
    said.filter((one) => one.isSure === sure && one.isRight === right).length
  return {
    sureRight: count(true, true),
    sureWrong: count(true, false),
    unsureRight: count(false, true),
    unsureWrong: count(false, false),
  }
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}
