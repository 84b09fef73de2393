import { and, eq, exists, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { attempts } from '#server/db/schema/play.ts'
import { reviews } from '#server/db/schema/reviews.ts'

/** Somebody of a tenant who opens what was handed in. */
export interface Viewer {
  id: string
  tenantId: string
}

/**
 * Whether somebody may open the files of an attempt now: anyone who hands them in; and, once they wait to be rated or are, a leader of
 * that player, as long as the player's account is open. For everybody else there are none.
 */
export function maySeeFiles(db: Database, { tenantId, id }: Viewer): SQL | undefined {
  const isRatedBy = db
    .select({ one: sql`1` })
    .from(reviews)
    .innerJoin(people, and(eq(people.tenantId, reviews.tenantId), eq(people.id, reviews.personId)))
    .where(
      and(
        eq(reviews.tenantId, attempts.tenantId),
        eq(reviews.attemptId, attempts.id),
        eq(people.isDisabled, false),
        sql`leads(${tenantId}, ${id}, ${reviews.personId})`,
      ),
    )
  return and(
    eq(attempts.tenantId, tenantId),
    or(eq(attempts.personId, id), and(isNotNull(attempts.finishedAt), exists(isRatedBy))),
  )
}
