import type { RhythmPlayable, RhythmState } from '#kinds/rhythm/shared/schemas.ts'
import { verdictOfShare } from '#shared/domain/verdicts.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

export type Round = RhythmPlayable['rounds'][number]
export type Judged = RhythmState['judged'][number]

/** A round is judged by the server alone: until then it is only being sent. */
export const rhythmRule: PlayRule<'rhythm'> = {
  kind: 'rhythm',
  judged: ({ judged }) => judged.map(({ round, share }) => ({ key: round, verdict: verdictOfShare(share) })),
  apply: (state) => state,
  // the first one counts
  merge: (before, after) => (before.round === after.round ? before : null),
}

/** Over so many presses the rate is shown while one practises. */
const SHOWN_OVER = 5

/** Presses a minute by the last few; null before there are enough. @param stamps ms, in their order */
export function rateNow(stamps: readonly number[]): number | null {
  const last = stamps.slice(-SHOWN_OVER)
  const [from, to] = [last[0], last.at(-1)]
  if (last.length < 3 || from === undefined || to === undefined || to <= from) return null
  return Math.round((60_000 * (last.length - 1)) / (to - from))
}
