import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import type { JobHandlers } from '#server/lib/jobs.ts'

/** Of the job that goes on where `recount_points` has ended; the database makes it. */
export const POINTS_RECOUNT = 'points-recount'

const Recount = z.object({ season: z.nullable(z.uuid()), after: z.uuid() })

/** Makes the sums of a tenant anew, piece by piece; as often as one likes, for each piece comes to what its ledger says. */
export function pointJobs(db: Database): JobHandlers {
  return {
    async [POINTS_RECOUNT]({ tenantId, payload }) {
      const { season, after } = z.parse(Recount, payload)
      await db.execute(sql`select recount_points(${tenantId}, ${season}, ${after})`)
    },
  }
}
