import { daysBetween, type LocalDate } from './local-date.ts'

/** Why a task is recommended, in the order of what to do: begun, next on the way, a weak competence, due soon, liked by the team. */
export const RECOMMENDATION_REASONS = ['started', 'next', 'weak', 'due', 'liked'] as const
export type RecommendationReason = (typeof RECOMMENDATION_REASONS)[number]

/** A task that is open to the player and not done. */
export interface Candidate {
  taskId: string
  missionId: string
  competences: readonly string[]
  /** An attempt is open. */
  isStarted: boolean
}

export interface RecommendationFacts {
  today: LocalDate
  /** The last day of the adventure; undefined where none is set. */
  dueOn: LocalDate | undefined
  /** Competences in which the player failed or was rated low. */
  weak: ReadonlySet<string>
  /** Missions that the team liked. */
  liked: ReadonlySet<string>
}

export interface Recommended {
  taskId: string
  /** The most telling of its reasons. */
  why: RecommendationReason
  /** How well it fits, 1 to 5. */
  rate: number
}

const MOST = 6
const MOST_OF_MISSION = 2
const DUE_SOON_DAYS = 7

/** Every mission has something that is next: any other reason says more of a task. */
const TELLING: readonly RecommendationReason[] = ['started', 'due', 'weak', 'liked', 'next']

/** What is open fits a little; each reason makes it fit better. */
const LEAST_FIT = 2
const BEST_FIT = 5
const WEIGHTS: Record<RecommendationReason, number> = { started: 3, due: 2, weak: 2, liked: 1, next: 1 }

/**
 * What the player would do best now: at most six, two of a mission at most, and none without a reason. In the order of their
 * first reasons; of one reason what fits best comes first.
 * @param candidates in the designer's order, each task once
 */
export function recommend(candidates: readonly Candidate[], facts: RecommendationFacts): Recommended[] {
  const taken = new Map<string, number>()
  return reasoned(candidates, facts)
    .toSorted((one, other) => one.rank - other.rank || other.rate - one.rate)
    .filter(({ missionId }) => {
      const before = taken.get(missionId) ?? 0
      taken.set(missionId, before + 1)
      return before < MOST_OF_MISSION
    })
    .slice(0, MOST)
    .map(({ taskId, why, rate }) => ({ taskId, why, rate }))
}

interface Reasoned extends Recommended {
  missionId: string
  /** Of its first reason, from 0. */
  rank: number
}

function reasoned(candidates: readonly Candidate[], facts: RecommendationFacts): Reasoned[] {
  const begunMissions = new Set<string>()
  return candidates.flatMap((candidate) => {
    const { taskId, missionId, isStarted, competences } = candidate
    const isNext = !begunMissions.has(missionId)
    begunMissions.add(missionId)
    const holds: Record<RecommendationReason, boolean> = {
      started: isStarted,
      due: isDueSoon(facts),
      weak: competences.some((competence) => facts.weak.has(competence)),
      liked: facts.liked.has(missionId),
      next: isNext,
    }
    const why = TELLING.find((reason) => holds[reason])
    if (!why) return []
    const rank = RECOMMENDATION_REASONS.findIndex((reason) => holds[reason])
    const fit = TELLING.reduce((sum, reason) => sum + (holds[reason] ? WEIGHTS[reason] : 0), LEAST_FIT)
    return [{ taskId, missionId, rank, why, rate: Math.min(BEST_FIT, fit) }]
  })
}

/** Also when the day has passed: it is wanted all the more. */
function isDueSoon({ dueOn, today }: RecommendationFacts): boolean {
  return dueOn !== undefined && daysBetween(today, dueOn) <= DUE_SOON_DAYS
}
