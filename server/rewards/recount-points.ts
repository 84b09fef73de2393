import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { jobs } from '#server/db/schema/mail.ts'
import type { JobHandlers } from '#server/lib/jobs.ts'

/** Of the job that goes on where `recount_points` has ended; the database makes it. */
export const POINTS_RECOUNT = 'points-recount'

/** Makes the sums of a tenant anew, piece by piece; as often as one likes, for each piece comes to what its ledger says. */
export function pointJobs(db: Database): JobHandlers {
  return {
    async [POINTS_RECOUNT]({ id, tenantId }) {
      await db.execute(sql`
        select recount_points(${tenantId}, (payload ->> 'season')::uuid, (payload ->> 'after')::uuid) from jobs where id = ${id}`)
    },
  }
}

/**
 * Begins recounts again that were given up: the people whom they did not reach have old sums until then.
 * @returns how many
 */
export async function resumeRecounts(db: Database, now: Date): Promise<number> {
  const resumed = await db
    .update(jobs)
    .set({ failedAt: null, error: null, tries: 0, runAt: now })
    .where(and(eq(jobs.kind, POINTS_RECOUNT), isNotNull(jobs.failedAt)))
    .returning({ id: jobs.id })
  return resumed.length
}
