import { and, eq, exists, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { enrolments } from '#server/db/schema/adventures.ts'

interface Enrolment {
  tenantId: string
  personId: string
  adventureId: string
}

/** Enrols once; a person's first adventure is also the one that is played. */
export async function enrol(db: Database, enrolment: Enrolment, now: Date): Promise<void> {
  const { tenantId, personId } = enrolment
  const playsAlready = exists(
    db
      .select({ one: sql`1` })
      .from(enrolments)
      .where(and(eq(enrolments.tenantId, tenantId), eq(enrolments.personId, personId), enrolments.isActive)),
  )
  await db
    .insert(enrolments)
    .values({ ...enrolment, isActive: sql`not ${playsAlready}`, createdAt: now })
    .onConflictDoNothing()
}
