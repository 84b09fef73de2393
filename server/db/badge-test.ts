/** What a badge counts, as `badge_reached` of the database takes it. */
export type BadgeMeasure =
  /** Finished tasks of these; of all where none are named. */
  | { type: 'tasks'; tasks?: readonly string[] }
  /** Stories of these missions that were read to the end. */
  | { type: 'stories'; missions: readonly string[] }
  /** 1 for the person who finished all of these before all teammates did. */
  | { type: 'first-of-team'; tasks: readonly string[] }
  /** Finished tasks that brought at least so many points, by task. */
  | { type: 'full-points'; worth: Readonly<Record<string, number>> }
  /** Tasks that were rated with five stars. */
  | { type: 'full-stars' }
  /** Tasks finished between these hours of the person's own day; past midnight where `from` is the later one. */
  | { type: 'night'; from: number; to: number }
  /** The longest streak there ever was, in steps; `weekShift` days before Monday weeks begin. */
  | { type: 'streak'; isWeekly: boolean; weekShift?: number }
  /** Tips in the book. */
  | { type: 'tips-written' }
  /** How often others chose them for somebody. */
  | { type: 'tips-helped' }

/** A badge is earned when what it counts has come to its goal. */
export type BadgeTest = BadgeMeasure & { id: string; goal: number }

/** What somebody may earn by one act: badges of one adventure. */
export interface Stake {
  adventureId: string
  tests: readonly BadgeTest[]
}
