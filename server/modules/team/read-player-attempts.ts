import { and, count, desc, eq } from 'drizzle-orm'
import type { Review } from '#shared/contract/reviews.ts'
import { attempts, completions } from '#server/db/schema/play.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { readReviews } from '#server/play/read-reviews.ts'
import type { LeaderVisit } from './visit.ts'

/** What somebody did in an adventure, by task id. */
export interface PlayerAttempts {
  done: ReadonlyMap<string, { at: Date; points: number }>
  /** How many attempts were begun. */
  tried: ReadonlyMap<string, number>
  /** What was handed in last. */
  reviewed: ReadonlyMap<string, Review>
}

export async function readPlayerAttempts(
  playerId: string,
  adventureId: string,
  visit: LeaderVisit,
): Promise<PlayerAttempts> {
  const { db, player } = visit
  const theirs = (table: typeof completions | typeof attempts | typeof reviews) =>
    and(eq(table.tenantId, player.tenantId), eq(table.personId, playerId), eq(table.adventureId, adventureId))
  const [completed, begun, handedIn] = await Promise.all([
    db
      .select({ taskId: completions.taskId, at: completions.completedAt, points: completions.points })
      .from(completions)
      .where(theirs(completions)),
    db
      .select({ taskId: attempts.taskId, count: count() })
      .from(attempts)
      .where(and(theirs(attempts), eq(attempts.isReview, false)))
      .groupBy(attempts.taskId),
    db
      .selectDistinctOn([reviews.taskId], { id: reviews.id })
      .from(reviews)
      .where(theirs(reviews))
      .orderBy(reviews.taskId, desc(reviews.handedInAt)),
  ])
  const last = await readReviews(
    visit,
    handedIn.map(({ id }) => id),
  )
  return {
    done: new Map(completed.map((one) => [one.taskId, one])),
    tried: new Map(begun.map((one) => [one.taskId, one.count])),
    reviewed: new Map(last.map((review) => [review.task.id, review])),
  }
}
