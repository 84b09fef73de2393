import { daysBetween, mondayOf, type LocalDate } from './local-date.ts'

export type StreakPeriod = 'day' | 'week'

/** The steps of one cycle; the bonus is granted on the last. */
export const STREAK_STEPS = 3

export interface Streak {
  /** Steps taken in this cycle, 0 to 3. */
  streak: number
  /** Whether the last step brought the bonus. */
  granted: boolean
  /** The player's local day of the last step; null before the first. */
  date: LocalDate | null
}

export const NO_STREAK: Streak = { streak: 0, granted: false, date: null }

/**
 * The streak after a qualifying act on `today`: once a period, consecutive periods only, the bonus on the third step,
 * a new cycle after it. A day that lies before the last step (travel, a clock put back) changes nothing (STREAK-6).
 */
export function stepStreak(streak: Streak, period: StreakPeriod, today: LocalDate): Streak {
  const gap = periodsBetween(streak.date, today, period)
  if (gap <= 0) return streak
  const isConsecutive = gap === 1 && streak.streak < STREAK_STEPS
  const steps = isConsecutive ? streak.streak + 1 : 1
  return { streak: steps, granted: steps === STREAK_STEPS, date: today }
}

/** What the streak is worth today, without an act: a missed period breaks it. */
export function currentStreak(streak: Streak, period: StreakPeriod, today: LocalDate): Streak {
  return periodsBetween(streak.date, today, period) > 1 ? { ...NO_STREAK, date: streak.date } : streak
}

/** Whether an act today would still take a step. */
export function isStreakDue(streak: Streak, period: StreakPeriod, today: LocalDate): boolean {
  return periodsBetween(streak.date, today, period) > 0
}

function periodsBetween(from: LocalDate | null, to: LocalDate, period: StreakPeriod): number {
  if (from === null) return Number.POSITIVE_INFINITY
  if (period === 'day') return daysBetween(from, to)
  return daysBetween(mondayOf(from), mondayOf(to)) / 7
}
