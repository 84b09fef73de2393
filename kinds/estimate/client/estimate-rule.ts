import type { EstimatePlayable } from '#kinds/estimate/shared/schemas.ts'
import { verdictOfShare } from '#shared/domain/verdicts.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

export type Question = EstimatePlayable['questions'][number]

/** An estimate is judged by the server alone: until then it is only on its way. */
export const estimateRule: PlayRule<'estimate'> = {
  kind: 'estimate',
  judged: ({ answered }) =>
    answered.map(({ question, share }) => ({ key: question, verdict: verdictOfShare(share) })),
  apply: (state) => state,
  // the first one counts
  merge: (before, after) => (before.question === after.question ? before : null),
}

/** The number in the middle of a scale that can be chosen. */
export function middleOf({ min, max, step }: Question): number {
  return exact(min + Math.round((max - min) / 2 / step) * step)
}

/** One step further, but not beyond an end. */
export function stepped({ min, max, step }: Question, value: number, by: 1 | -1): number {
  return exact(Math.min(max, Math.max(min, value + by * step)))
}

/** Where a number is on its scale, in percent. */
export function percentOf({ min, max }: Question, value: number): number {
  return max === min ? 0 : Math.min(100, Math.max(0, ((value - min) / (max - min)) * 100))
}

/** Without the traces of adding decimals. */
const exact = (value: number): number => Number(value.toPrecision(12))
