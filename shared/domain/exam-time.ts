/** By how many percent the time of an exam is longer for a person who needs more. */
export const EXTRA_EXAM_TIMES = [0, 25, 50, 100] as const
/** Null: no exam has a time limit for that person. */
export type ExtraExamTime = (typeof EXTRA_EXAM_TIMES)[number] | null

/** As it stands in a choice: percent, or `untimed`. */
export const extraTimeId = (extra: ExtraExamTime): string => (extra === null ? 'untimed' : String(extra))

/** The extra time that a choice means; none where it means nothing. */
export function extraTimeOf(id: string): ExtraExamTime {
  return id === 'untimed' ? null : (EXTRA_EXAM_TIMES.find((one) => String(one) === id) ?? 0)
}

/** With extra time whole minutes, in the player’s favour; null: no limit. @param minutes that everybody has */
export function minutesWithExtra(minutes: number, extraPercent: number | null): number | null {
  if (extraPercent === null) return null
  return extraPercent === 0 ? minutes : Math.ceil((minutes * (100 + extraPercent)) / 100)
}
