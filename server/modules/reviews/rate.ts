import type { rateReview as rateCall, Review } from '#shared/contract/reviews.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { readStakeOfReview } from '#server/play/badge-stakes.ts'
import { readReviews } from '#server/play/read-reviews.ts'
import { mustLeadReview } from '#server/policies/must-lead.ts'
import { rateReview } from '#server/rewards/rate-review.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import { notMine } from './find-review.ts'
import type { LeaderVisit } from './visit.ts'

/**
 * For good: who takes a rating back does so before it is sent (FIN-8).
 * @throws Problem 404, 409 where another leader holds it or was first
 */
export async function rate(
  reviewId: string,
  { stars, comment = '', key }: HandlerInput<typeof rateCall>['body'],
  visit: LeaderVisit,
): Promise<Review> {
  const { db, now, tenant, player } = visit
  const { playerId, timeZone } = await mustLeadReview(db, player, reviewId)
  const stake = await readStakeOfReview(db, reviewId, {
    tenantId: tenant.id,
    period: readStreakRules(tenant.params, tenant.features.isShopEnabled).period,
    occasion: { by: 'rating' },
  })
  const zone = timeZone ?? tenant.timeZone
  const rating = { reviewId, personId: playerId, key, stars, comment, timeZone: zone, stake }
  const outcome = await rateReview(db, player, rating, now)
  const [review] = outcome === 'gone' ? [] : await readReviews(visit, [reviewId])
  if (!review) throw notFound()
  if (outcome === 'rated' || outcome === 'repeated') return review
  // a claim may have ended since
  throw notMine(review) ?? new Problem(503, 'busy', { retryAfter: 1 })
}
