import { and, eq, isNull, not, or } from 'drizzle-orm'
import { CLAIM_HOURS, type Review } from '#shared/contract/reviews.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { Problem } from '#server/http/problem.ts'
import { isHeld } from '#server/play/read-reviews.ts'
import { isPlayerOf } from '#server/policies/must-lead.ts'
import { mustFindReview, notMine } from './find-review.ts'
import type { LeaderVisit } from './visit.ts'

/**
 * Makes what waits mine for a day, anew with every call.
 * @throws Problem 404, 409 where another leader holds it, or it was rated
 */
export async function claim(reviewId: string, visit: LeaderVisit): Promise<Review> {
  const { db, now, player } = visit
  const claimed = await db
    .update(reviews)
    .set({ claimedBy: player.id, claimedUntil: new Date(now.getTime() + CLAIM_HOURS * HOUR_MS) })
    .where(
      and(
        isWaiting(reviewId, visit),
        or(isNull(reviews.claimedBy), eq(reviews.claimedBy, player.id), not(isHeld(now))),
        isPlayerOf(db, player, reviews.personId),
      ),
    )
    .returning({ id: reviews.id })
  const review = await mustFindReview(reviewId, visit)
  if (claimed.length === 0) throw notMine(review) ?? new Problem(503, 'busy', { retryAfter: 1 })
  return review
}

/** @throws Problem 404 */
export async function release(reviewId: string, visit: LeaderVisit): Promise<Review> {
  await visit.db
    .update(reviews)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(isWaiting(reviewId, visit), eq(reviews.claimedBy, visit.player.id)))
  return mustFindReview(reviewId, visit)
}

function isWaiting(reviewId: string, { player }: LeaderVisit) {
  return and(eq(reviews.tenantId, player.tenantId), eq(reviews.id, reviewId), isNull(reviews.ratedAt))
}
