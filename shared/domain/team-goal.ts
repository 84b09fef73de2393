import { FEWEST_PEOPLE } from './small-groups.ts'

/** The most tasks that a team can set out to finish in a week. */
export const MOST_TASKS_A_WEEK = 5000

/** What a proposal asks for beyond what the team usually finishes. */
const STRETCH = 1.1

/** In a team of fewer than `least` people, progress is shown in quarters: anyone who knows the own share must not read off the others'. */
const STEP_OF_SMALL_TEAMS = 25

/** Of two people each knows the own share: any progress would be the other's. */
const PAIR = 2

/**
 * A goal that a leader may take: a tenth more than the team finished in the average of the weeks before, and at least one task for each
 * member.
 * @param finished tasks, one number a week
 */
export function proposeGoal(members: number, finished: readonly number[]): number {
  const usual = finished.reduce((sum, tasks) => sum + tasks, 0) / Math.max(1, finished.length)
  return Math.min(MOST_TASKS_A_WEEK, Math.max(1, members, Math.ceil(usual * STRETCH)))
}

export interface GoalProgress {
  /** 0 to 100, whole; null in a team of two that is not there yet. */
  percent: number | null
  /** Finished tasks; null where the team is too small for a number. */
  done: number | null
  isReached: boolean
}

/** How far a team is, as its members may see it. @param least how many people a number is of at least */
export function goalProgress(
  { target, done, members }: { target: number; done: number; members: number },
  least: number = FEWEST_PEOPLE,
): GoalProgress {
  const isReached = done >= target
  const percent = isReached ? 100 : Math.min(99, Math.floor((100 * done) / target))
  if (members >= least || members < PAIR) return { percent, done, isReached }
  if (members === PAIR && !isReached) return { percent: null, done: null, isReached }
  return { percent: percent - (percent % STEP_OF_SMALL_TEAMS), done: null, isReached }
}
