import { DAY_MS } from './durations.ts'

/** So long without a finished task, and a player is stuck. */
export const STUCK_MS = 7 * DAY_MS

/**
 * Since when a player stands still: who has not finished all, and finished nothing for over seven days. Null for anyone who goes on.
 * @param lastDone when the last task was finished, or, before the first, when the adventure was begun
 */
export function stuckSince(lastDone: Date, progress: number, now: Date): Date | null {
  return progress < 100 && now.getTime() - lastDone.getTime() > STUCK_MS ? lastDone : null
}
