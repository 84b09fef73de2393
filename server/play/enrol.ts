import { and, eq, exists, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { enrolments } from '#server/db/schema/adventures.ts'
import { wallets } from '#server/db/schema/rewards.ts'

interface Enrolment {
  tenantId: string
  personId: string
  adventureId: string
}

/** Enrols once; a person's first adventure is also the one that is played. */
export async function enrol(db: Database, enrolment: Enrolment, now: Date): Promise<void> {
  const { tenantId, personId } = enrolment
  await db.transaction(async (tx) => {
    // one choice of a person at a time
    await tx
      .select({ personId: wallets.personId })
      .from(wallets)
      .where(and(eq(wallets.tenantId, tenantId), eq(wallets.personId, personId)))
      .for('update')
    const playsAlready = exists(
      tx
        .select({ one: sql`1` })
        .from(enrolments)
        .where(
          and(eq(enrolments.tenantId, tenantId), eq(enrolments.personId, personId), enrolments.isActive),
        ),
    )
    await tx
      .insert(enrolments)
      .values({ ...enrolment, isActive: sql`not ${playsAlready}`, createdAt: now })
      .onConflictDoNothing({
        target: [enrolments.tenantId, enrolments.personId, enrolments.adventureId],
      })
  })
}
