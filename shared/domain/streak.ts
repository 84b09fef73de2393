import { HOUR_MS } from './durations.ts'
import { daysBetween, localDateIn, mondayOf, type LocalDate } from './local-date.ts'

export type StreakPeriod = 'day' | 'week'

/** The steps of one cycle; the bonus is granted on the last. */
export const STREAK_STEPS = 3

/**
 * How long a step waits in another zone than the last one's. Three dates are true at once somewhere on earth: without
 * the wait a journey through the settings would be three days. A real journey that skips as much takes as long.
 */
const WAIT_ELSEWHERE_MS = 12 * HOUR_MS

/** A moment of somebody's day: the instant, and the zone (an IANA name) whose calendar counts. */
export interface Moment {
  at: Date
  zone: string
}

export interface Streak {
  /** Steps taken in this cycle, 0 to 3. */
  streak: number
  /** Whether the last step brought the bonus. */
  granted: boolean
  /** The player's local day of the last step; null before the first. */
  date: LocalDate | null
  /** When and in which zone the last step was taken; null before the first, and where it was not kept. */
  takenAt: Date | null
  takenIn: string | null
}

export const NO_STREAK: Streak = { streak: 0, granted: false, date: null, takenAt: null, takenIn: null }

/**
 * The streak after a qualifying act now: once a period, consecutive periods only, the bonus on the third step, a new
 * cycle after it. Nothing changes on a day that lies before the last step (travel, a clock put back), nor soon after a
 * step that was taken in another zone (STREAK-6).
 */
export function stepStreak(streak: Streak, period: StreakPeriod, now: Moment): Streak {
  const gap = periodsSince(streak, period, now)
  if (gap <= 0) return streak
  const isConsecutive = gap === 1 && streak.streak < STREAK_STEPS
  const steps = isConsecutive ? streak.streak + 1 : 1
  return {
    streak: steps,
    granted: steps === STREAK_STEPS,
    date: localDateIn(now.zone, now.at),
    takenAt: now.at,
    takenIn: now.zone,
  }
}

/** What the streak is worth now, without an act: a missed period breaks it. */
export function currentStreak(streak: Streak, period: StreakPeriod, now: Moment): Streak {
  return periodsSince(streak, period, now) > 1 ? { ...streak, streak: 0, granted: false } : streak
}

/** Whether an act now would take a step. */
export function isStreakDue(streak: Streak, period: StreakPeriod, now: Moment): boolean {
  return periodsSince(streak, period, now) > 0
}

/** Periods since the last step; none while only the zone has changed. */
function periodsSince(
  { date, takenAt, takenIn }: Streak,
  period: StreakPeriod,
  { at, zone }: Moment,
): number {
  if (date === null) return Number.POSITIVE_INFINITY
  const isElsewhere = takenIn !== null && takenIn !== zone
  if (isElsewhere && takenAt && at.getTime() - takenAt.getTime() < WAIT_ELSEWHERE_MS) return 0
  const today = localDateIn(zone, at)
  if (period === 'day') return daysBetween(date, today)
  return daysBetween(mondayOf(date), mondayOf(today)) / 7
}
