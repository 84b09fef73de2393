import { daysBetween, type LocalDate } from './local-date.ts'

/** Until when an adventure should be played. */
export interface Due {
  /** The last day, in the player's own zone. */
  on: LocalDate
  /** Whole days; 0: today is the last, below 0: it is over. */
  daysLeft: number
}

/**
 * What is due and not done. Undefined where no day is set, and for who has finished: then nothing is left to hurry for.
 * @param progress percent
 * @param today the player's own
 */
export function dueOf(on: LocalDate | undefined, progress: number, today: LocalDate): Due | undefined {
  return on === undefined || progress >= 100 ? undefined : { on, daysLeft: daysBetween(today, on) }
}
