import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

/** Lines of one statement: others must not wait for long. */
const AT_ONCE = 2000

/** Forgets what is older than its tenant wants it, by the database's clock: the one end that a line of the log has. */
export async function sweepAudit(db: Database): Promise<void> {
  for (;;) {
    const [swept] = await db
      .select({ gone: sql<number>`gone` })
      .from(sql`forget_audit(${AT_ONCE}::integer) as gone`)
    if (!swept || swept.gone < AT_ONCE) return
  }
}
