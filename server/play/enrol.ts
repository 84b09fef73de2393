import { and, eq, exists, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { enrolments } from '#server/db/schema/adventures.ts'
import { sessions } from '#server/db/schema/people.ts'
import { attempts } from '#server/db/schema/play.ts'
import { wallets } from '#server/db/schema/rewards.ts'

interface Enrolment {
  tenantId: string
  personId: string
  adventureId: string
}

/**
 * Enrols once. Whoever has one adventure plays it; whoever gets a second before the first login is asked which, and whoever
 * plays already goes on with what is played (AUTH-4).
 */
export async function enrol(db: Database, enrolment: Enrolment, now: Date): Promise<void> {
  const { tenantId, personId, adventureId } = enrolment
  const mine = and(eq(enrolments.tenantId, tenantId), eq(enrolments.personId, personId))
  await db.transaction(async (tx) => {
    // one choice of a person at a time
    await tx
      .select({ personId: wallets.personId })
      .from(wallets)
      .where(and(eq(wallets.tenantId, tenantId), eq(wallets.personId, personId)))
      .for('update')
    const others = tx
      .select({ one: sql`1` })
      .from(enrolments)
      .where(mine)
    const added = await tx
      .insert(enrolments)
      .values({ ...enrolment, isActive: sql`not ${exists(others)}`, createdAt: now })
      .onConflictDoNothing({
        target: [enrolments.tenantId, enrolments.personId, enrolments.adventureId],
      })
      .returning({ isActive: enrolments.isActive })
    if (added[0]?.isActive !== false || (await hasBeenHere(tx, enrolment))) return
    await tx
      .update(enrolments)
      .set({ isActive: false })
      .where(and(mine, ne(enrolments.adventureId, adventureId)))
  })
}

async function hasBeenHere(db: Database, { tenantId, personId }: Enrolment): Promise<boolean> {
  const session = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.personId, personId)))
  const attempt = db
    .select({ one: sql`1` })
    .from(attempts)
    .where(and(eq(attempts.tenantId, tenantId), eq(attempts.personId, personId)))
  const [row] = await db
    .select({ personId: wallets.personId })
    .from(wallets)
    .where(
      and(
        eq(wallets.tenantId, tenantId),
        eq(wallets.personId, personId),
        or(exists(session), exists(attempt)),
      ),
    )
  return row !== undefined
}
