/** Of when the points are that a ranking counts: this month, this season, or ever. */
export const RANKING_WINDOWS = ['month', 'season', 'all'] as const
export type RankingWindow = (typeof RANKING_WINDOWS)[number]

/** Whom a ranking compares: the teams in which one plays, or everybody. */
export const RANKING_SCOPES = ['team', 'everybody'] as const
export type RankingScope = (typeof RANKING_SCOPES)[number]

/** So many stand on the podium, and are always shown. */
export const PODIUM = 3

/** Above and below oneself in the small ranking. */
export const NEIGHBOURS = 2

/**
 * How many of those at the end of a ranking are shown as a band without names and numbers, so that nobody is ever shown as last: a
 * tenth, two at least and ten at most, and none of the podium.
 * @param ranked all who have points
 */
export function bandOf(ranked: number): number {
  const band = Math.min(10, Math.max(2, Math.ceil(ranked / 10)))
  return Math.max(0, Math.min(band, ranked - PODIUM))
}

/** What all reach for together in a season, in points. */
export const GOAL_LIMITS = { least: 1, most: 100_000_000 } as const

/** The longest season, in days. */
export const LONGEST_SEASON = 400
