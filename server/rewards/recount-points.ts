import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
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
