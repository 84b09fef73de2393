/** Lobby, a question that is open, its result, the three best, and over. */
export const LIVE_PHASES = ['lobby', 'question', 'result', 'podium', 'ended'] as const
export type LivePhase = (typeof LIVE_PHASES)[number]

/** Seconds that a question is open; 0: until its leader closes it. */
export const LIVE_SECONDS = [0, 20, 30, 60, 90] as const

/** Questions of one quiz at most: a quarter of an hour in a room. */
export const MOST_LIVE_QUESTIONS = 20

/** Digits of the code to join by. */
export const CODE_DIGITS = 6

/** How often each answer was given is shown from so many answers on: of two people everybody would know whose is whose. */
export const FEWEST_ANSWERS = 3

/** Places that are shown to all. */
export const PODIUM = 3

export interface LiveScore {
  personId: string
  /** Questions that were answered right. */
  right: number
  /** What the right answers took together, in ms. */
  ms: number
}

/** The best first: who has more right, however slow; of two with as many right, who was faster. */
export function byScore(one: LiveScore, other: LiveScore): number {
  return other.right - one.right || one.ms - other.ms || (one.personId < other.personId ? -1 : 1)
}

/**
 * The place that a player is told, from 1: only in the upper half, or on the podium, and with something right. Nobody is told to be last.
 */
export function placeShown(scores: readonly LiveScore[], personId: string): number | null {
  const place = scores.toSorted(byScore).findIndex((one) => one.personId === personId)
  const mine = scores.find((one) => one.personId === personId)
  if (place === -1 || !mine || mine.right === 0) return null
  const isUpperHalf = place + 1 <= Math.max(1, Math.floor(scores.length / 2))
  const isLast = scores.length > 1 && place === scores.length - 1
  return !isLast && (isUpperHalf || place < PODIUM) ? place + 1 : null
}

/** Those of the three best who have something right; never the last one of several. */
export function podiumOf(scores: readonly LiveScore[]): LiveScore[] {
  const places = Math.min(PODIUM, Math.max(1, scores.length - 1))
  return scores
    .toSorted(byScore)
    .slice(0, places)
    .filter(({ right }) => right > 0)
}
