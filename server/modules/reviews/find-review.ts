import type { Review } from '#shared/contract/reviews.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { readReviews } from '#server/play/read-reviews.ts'
import { mustLeadReview } from '#server/policies/must-lead.ts'
import type { LeaderVisit } from './visit.ts'

/** @throws Problem 404 for what none of my players handed in */
export async function mustFindReview(reviewId: string, visit: LeaderVisit): Promise<Review> {
  await mustLeadReview(visit.db, visit.player, reviewId)
  const [review] = await readReviews(visit, [reviewId])
  if (!review) throw notFound()
  return review
}

/** Why a review is not mine to change: somebody was first, or holds it. */
export function notMine({ rating, claim }: Review): Problem | null {
  if (rating) return new Problem(409, 'already-rated', { by: { ...rating.by, until: null } })
  if (claim && !claim.isMine) return new Problem(409, 'claimed', { by: { ...claim.by, until: claim.until } })
  return null
}
