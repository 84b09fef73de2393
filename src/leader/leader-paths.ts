import { generatePath } from 'react-router-dom'
import { LEADER, LEADER_TRAININGS } from '#src/navigation/paths.ts'

/** Addresses in the leader area. */
export const LEADER_AREA = {
  toRate: `${LEADER}/to-rate`,
  team: `${LEADER}/team`,
  goals: `${LEADER}/goals`,
  quiz: `${LEADER}/quiz`,
  figures: `${LEADER}/figures`,
  passed: `${LEADER}/passed`,
  rated: `${LEADER}/rated`,
  trainings: LEADER_TRAININGS,
  coaching: `${LEADER}/coaching`,
} as const

export function pathOfOpenReview(reviewId: string): string {
  return generatePath(`${LEADER_AREA.toRate}/:reviewId`, { reviewId })
}

export function pathOfTeamPlayer(playerId: string): string {
  return generatePath(`${LEADER_AREA.team}/:playerId`, { playerId })
}

/** The big screen of a live quiz. */
export function pathOfQuizScreen(quizId: string): string {
  return generatePath(`${LEADER_AREA.quiz}/:quizId`, { quizId })
}
