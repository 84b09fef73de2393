import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { notices, reviews } from '#server/db/schema/reviews.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import type { LeaderVisit } from './visit.ts'

/**
 * What a player says to the rating, once; anyone who gave it is told.
 * @throws Problem 404 for what is not mine, or waits still; 409 for a second one
 */
export async function reply(reviewId: string, text: string, visit: LeaderVisit): Promise<void> {
  const { db, now, player } = visit
  const isMine = and(
    eq(reviews.tenantId, player.tenantId),
    eq(reviews.id, reviewId),
    eq(reviews.personId, player.id),
    isNotNull(reviews.ratedAt),
  )
  await db.transaction(async (tx) => {
    const [replied] = await tx
      .update(reviews)
      .set({ reply: text, repliedAt: now })
      .where(and(isMine, isNull(reviews.reply)))
      .returning({ ratedBy: reviews.ratedBy })
    if (!replied) {
      const isThere = (await tx.$count(reviews, isMine)) > 0
      throw isThere ? new Problem(409, 'already-replied') : notFound()
    }
    const notice = { tenantId: player.tenantId, kind: 'reply', reviewId, createdAt: now } as const
    if (replied.ratedBy !== null) await tx.insert(notices).values({ ...notice, personId: replied.ratedBy })
  })
}
