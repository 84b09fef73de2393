import { sql } from 'drizzle-orm'
import type { Stake } from '#server/db/badge-test.ts'
import type { Database } from '#server/db/database.ts'

/** Whose badges, and by whose clock night is night. */
interface Earner {
  tenantId: string
  id: string
  timeZone: string
}

/** In the caller's transaction, after what may have earned them was written: gives the badges whose goals are reached, each once. */
export async function awardBadges(
  db: Database,
  { tenantId, id, timeZone }: Earner,
  stake: Stake | null,
  now: Date,
): Promise<void> {
  if (!stake || stake.tests.length === 0) return
  const { adventureId, tests } = stake
  await db.execute(
    sql`select award_badges(
      ${tenantId}, ${id}, ${adventureId}, ${timeZone}, ${JSON.stringify(tests)}::jsonb, ${now.toISOString()}
    )`,
  )
}
