import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { attempts } from '#server/db/schema/play.ts'

/** Notes that the package of an open attempt was launched; the first time counts. */
export async function recordLaunch(
  db: Database,
  { tenantId, attemptId }: { tenantId: string; attemptId: string },
  now: Date,
): Promise<void> {
  await db
    .update(attempts)
    .set({ launchedAt: now })
    .where(
      and(
        eq(attempts.tenantId, tenantId),
        eq(attempts.id, attemptId),
        isNull(attempts.launchedAt),
        isNull(attempts.finishedAt),
      ),
    )
}
