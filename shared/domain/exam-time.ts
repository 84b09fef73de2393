/** By how many percent the time of an exam is longer for a person who needs more. */
export const EXTRA_EXAM_TIMES = [0, 25, 50, 100] as const
export type ExtraExamTime = (typeof EXTRA_EXAM_TIMES)[number]

/** With extra time whole minutes, in the player’s favour. @param minutes that everybody has */
export function minutesWithExtra(minutes: number, extraPercent: number): number {
  return extraPercent === 0 ? minutes : Math.ceil((minutes * (100 + extraPercent)) / 100)
}
