import { dayAfter, type LocalDate } from './local-date.ts'
import { periodStart, type StreakPeriod } from './streak.ts'

/** How many days are shown, today among them. */
export const SHOWN_DAYS = 14

/**
 * What a day was for the streak.
 * - `step`, `bonus`: it took a step; the third one, with the bonus
 * - `week`: another day of its week took the week's step
 * - `frozen`: it was missed, and a freeze covered it
 * - `tooSoon`: something was done, too soon after a step in another zone (decision 0006)
 * - `open`: it may still take a step
 * - `missed`: nothing was done that counts
 * - `before`: the player was not here yet
 */
export const DAY_STATES = ['step', 'bonus', 'week', 'frozen', 'tooSoon', 'open', 'missed', 'before'] as const
export type DayState = (typeof DAY_STATES)[number]

export interface TakenStep {
  day: LocalDate
  step: number
  granted: boolean
}

export interface StreakDayFacts {
  period: StreakPeriod
  today: LocalDate
  /** The day on which the player came. */
  since: LocalDate
  /** Whether an act now would take a step. */
  isDue: boolean
  steps: readonly TakenStep[]
  /** Missed days, or the first ones of missed weeks, that freezes covered. */
  frozen: readonly LocalDate[]
  /** Tasks finished by day. */
  tasks: ReadonlyMap<LocalDate, number>
}

export interface ShownDay {
  day: LocalDate
  state: DayState
  step: number | null
  tasks: number
}

/** The last days up to today, the oldest first, and what each was for the streak. */
export function streakDays(facts: StreakDayFacts): ShownDay[] {
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = dayAfter(facts.today, index - SHOWN_DAYS + 1)
    const taken = facts.steps.find((step) => step.day === day)
    return {
      day,
      state: taken ? (taken.granted ? 'bonus' : 'step') : stateOf(day, facts),
      step: taken?.step ?? null,
      tasks: facts.tasks.get(day) ?? 0,
    }
  })
}

/** Of a day that took no step. */
function stateOf(day: LocalDate, facts: StreakDayFacts): DayState {
  const { period, today, since, isDue, steps, frozen, tasks } = facts
  const periodOf = (one: LocalDate) => periodStart(one, period)
  const mine = periodOf(day)
  if (period !== 'day' && steps.some((step) => periodOf(step.day) === mine)) return 'week'
  if (frozen.includes(mine)) return 'frozen'
  if (mine === periodOf(today)) return isDue ? 'open' : 'tooSoon'
  if (day < since) return 'before'
  const isBehindStep = steps.some((step) => step.day === dayAfter(day, -1))
  return isBehindStep && (tasks.get(day) ?? 0) > 0 ? 'tooSoon' : 'missed'
}
