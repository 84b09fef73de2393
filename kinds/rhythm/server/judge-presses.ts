/** Right presses a minute, both ends included. */
export interface Range {
  from: number
  to: number
}

export type Verdict = 'right' | 'fast' | 'slow'

/** Over so many intervals the pace is taken: one slip of a hand spoils nothing. */
const PACE_OVER = 4
/** How far beyond the range the pace may lie, as a share: clocks and hands are not exact. */
const LEEWAY = 0.03
/** A single interval between these shares of the middle one is a press in the rhythm, whatever the pace: else two quick ones and a pause would be. */
const [SHORTEST, LONGEST] = [0.6, 1.6] as const
/** ms: faster nobody presses; a key that is held repeats itself in about 30. */
const LEAST_INTERVAL_MS = 120
/** ms: no hand is so even; a program is. */
const LEAST_SPREAD_MS = 2
/** Of all presses, so many right ones bring everything. */
const ENOUGH = 0.9

/** ms between presses, in their order. @param stamps ms */
export function intervalsOf(stamps: readonly number[]): number[] {
  return stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? 0))
}

/** Whether a person can have pressed so. */
export function isPossible(stamps: readonly number[]): boolean {
  const intervals = intervalsOf(stamps)
  if (stamps[0] !== 0 || intervals.some((ms) => ms < LEAST_INTERVAL_MS)) return false
  const middle = meanOf(intervals)
  const spread = Math.sqrt(meanOf(intervals.map((ms) => (ms - middle) ** 2)))
  return spread >= LEAST_SPREAD_MS
}

/** Each interval, by itself and by the pace of the last few. */
export function verdictsOf(intervals: readonly number[], { from, to }: Range): Verdict[] {
  const [least, most] = [60_000 / to, 60_000 / from]
  const middle = (least + most) / 2
  return intervals.map((ms, index) => {
    const pace = meanOf(intervals.slice(Math.max(0, index - PACE_OVER + 1), index + 1))
    if (ms < middle * SHORTEST || pace < least * (1 - LEEWAY)) return 'fast'
    return ms > middle * LONGEST || pace > most * (1 + LEEWAY) ? 'slow' : 'right'
  })
}

/** What so many right intervals are worth, 0 to 1. */
export function shareOfPresses(verdicts: readonly Verdict[]): number {
  const right = verdicts.filter((one) => one === 'right').length
  return verdicts.length === 0 ? 0 : Math.min(1, right / verdicts.length / ENOUGH)
}

/** Presses a minute, whole. */
export function rateOf(intervals: readonly number[]): number {
  return intervals.length === 0 ? 0 : Math.round(60_000 / meanOf(intervals))
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
}
