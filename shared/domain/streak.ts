import { DAY_MS, HOUR_MS } from './durations.ts'
import { dayAfter, daysBetween, localDateIn, type LocalDate } from './local-date.ts'
import { weekStart, type FirstWeekday } from './week.ts'

/** A day, or a week by the day that it begins with: Monday unless it is said. */
export type StreakPeriod = 'day' | 'week' | 'week-saturday' | 'week-sunday'

/** The week that begins with a day. */
export const WEEKS = {
  monday: 'week',
  saturday: 'week-saturday',
  sunday: 'week-sunday',
} as const satisfies Record<FirstWeekday, StreakPeriod>

const FIRST_OF = {
  week: 'monday',
  'week-saturday': 'saturday',
  'week-sunday': 'sunday',
} as const satisfies Record<Exclude<StreakPeriod, 'day'>, FirstWeekday>

/** The first day of the period that a day is in. */
export function periodStart(day: LocalDate, period: StreakPeriod): LocalDate {
  return period === 'day' ? day : weekStart(day, FIRST_OF[period])
}

/** With which day the weeks of a period begin; Monday for days. */
export function firstWeekdayOf(period: StreakPeriod): FirstWeekday {
  return period === 'day' ? 'monday' : FIRST_OF[period]
}

/** What takes a step: coming by, or finishing a task. */
export type StreakAct = 'visit' | 'task'

/** The steps of one cycle; the bonus is granted on the last. */
export const STREAK_STEPS = 3

/** Rounds in a row that earn a freeze (decision 0034). */
export const FREEZE_ROUNDS = 2

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
  /** Rounds that were ended in a row. */
  rounds: number
  /** Whether a freeze is held: at most one is. */
  hasFreeze: boolean
  /** The missed period that a freeze covered last: the day, or the first of the week. */
  frozenOn: LocalDate | null
}

export const NO_STREAK: Streak = {
  streak: 0,
  granted: false,
  date: null,
  takenAt: null,
  takenIn: null,
  rounds: 0,
  hasFreeze: false,
  frozenOn: null,
}

/**
 * The streak after a qualifying act now: once a period, consecutive periods only, the bonus on the third step, a new
 * cycle after it. Nothing changes on a day that lies before the last step (travel, a clock put back), nor soon after a
 * step that was taken in another zone (STREAK-6).
 */
export function stepStreak(streak: Streak, period: StreakPeriod, now: Moment): Streak {
  if (!isStreakDue(streak, period, now)) return streak
  const before = currentStreak(streak, period, now)
  const steps = (before.streak % STREAK_STEPS) + 1
  const granted = steps === STREAK_STEPS
  const rounds = before.rounds + (granted ? 1 : 0)
  return {
    streak: steps,
    granted,
    date: localDateIn(now.zone, now.at),
    takenAt: now.at,
    takenIn: now.zone,
    rounds,
    hasFreeze: before.hasFreeze || (granted && rounds % FREEZE_ROUNDS === 0),
    frozenOn: before.frozenOn,
  }
}

/**
 * What the streak is worth now, without an act: the first missed period takes the freeze, where one is held; one more, or
 * one without a freeze, breaks it.
 */
export function currentStreak(streak: Streak, period: StreakPeriod, now: Moment): Streak {
  const missed = periodsSince(streak, period, now) - 1
  if (missed <= 0 || streak.date === null) return streak
  const frozen = streak.hasFreeze
    ? { hasFreeze: false, frozenOn: periodAfter(streak.date, period) }
    : undefined
  const isBroken = missed > (frozen ? 1 : 0)
  return { ...streak, ...frozen, ...(isBroken && { streak: 0, granted: false, rounds: 0 }) }
}

/** Whether today is the last day on which an act keeps it: else nothing is left of it tomorrow. A freeze that is held keeps it too. */
export function isStreakEnding(streak: Streak, period: StreakPeriod, now: Moment): boolean {
  const today = localDateIn(now.zone, now.at)
  const isLastDay = period === 'day' || periodStart(dayAfter(today), period) > today
  if (!isLastDay || !isStreakDue(streak, period, now)) return false
  const tomorrow = { ...now, at: new Date(now.at.getTime() + DAY_MS) }
  return currentStreak(streak, period, now).streak > 0 && currentStreak(streak, period, tomorrow).streak === 0
}

/** Whether an act now would take a step. */
export function isStreakDue(streak: Streak, period: StreakPeriod, now: Moment): boolean {
  return periodsSince(streak, period, now) > 0
}

/** Whether what is given once a day waits: it was given less than twelve hours ago, in another zone. */
export function waitsElsewhere(last: Moment, now: Moment): boolean {
  return last.zone !== now.zone && now.at.getTime() - last.at.getTime() < WAIT_ELSEWHERE_MS
}

/** Periods since the last step; none while only the zone has changed. */
function periodsSince(
  { date, takenAt, takenIn }: Streak,
  period: StreakPeriod,
  { at, zone }: Moment,
): number {
  if (date === null) return Number.POSITIVE_INFINITY
  if (takenAt && takenIn !== null && waitsElsewhere({ at: takenAt, zone: takenIn }, { at, zone })) return 0
  const today = localDateIn(zone, at)
  if (period === 'day') return daysBetween(date, today)
  return daysBetween(periodStart(date, period), periodStart(today, period)) / 7
}

/** The day after, or the first of the week after. */
function periodAfter(date: LocalDate, period: StreakPeriod): LocalDate {
  return period === 'day' ? dayAfter(date) : dayAfter(periodStart(date, period), 7)
}
