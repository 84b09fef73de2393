import { and, eq, exists, inArray, isNotNull, lt, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { enrolments } from '#server/db/schema/adventures.ts'
import { people, sessions } from '#server/db/schema/people.ts'
import { attempts } from '#server/db/schema/play.ts'
import { wallets } from '#server/db/schema/rewards.ts'
import { notify } from '#server/lib/notify.ts'

/** Of what is told of it outside the app: anyone who comes by later finds it there. */
const INVITATION_LIFE_MS = 7 * DAY_MS

interface Enrolment {
  tenantId: string
  personId: string
  adventureId: string
}

interface Enrolments {
  tenantId: string
  personIds: readonly string[]
  adventureId: string
}

/** Enrols one person once, as all are. */
export async function enrol(
  db: Database,
  { tenantId, personId, adventureId }: Enrolment,
  now: Date,
): Promise<void> {
  await enrolAll(db, { tenantId, personIds: [personId], adventureId }, now)
}

/**
 * Enrols each once. Anyone who has one adventure plays it; anyone who gets a second before the first login is asked which, and anyone who
 * plays already goes on with what is played (AUTH-4).
 */
export async function enrolAll(
  db: Database,
  { tenantId, personIds, adventureId }: Enrolments,
  now: Date,
): Promise<void> {
  if (personIds.length === 0) return
  const other = alias(enrolments, 'other')
  await db.transaction(async (tx) => {
    // one choice of a person at a time, and of several people in one order
    const locked = await tx
      .select({ personId: wallets.personId })
      .from(wallets)
      .where(and(eq(wallets.tenantId, tenantId), inArray(wallets.personId, [...personIds])))
      .orderBy(wallets.personId)
      .for('update')
    const others = tx
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.tenantId, tenantId), eq(other.personId, wallets.personId)))
    const added = await tx
      .insert(enrolments)
      .select(
        tx
          .select({
            tenantId: wallets.tenantId,
            personId: wallets.personId,
            adventureId: sql`${adventureId}::uuid`.as('adventure_id'),
            isActive: sql`not ${exists(others)}`.as('is_active'),
            createdAt: sql`${now.toISOString()}::timestamptz`.as('created_at'),
          })
          .from(wallets)
          .where(
            and(
              eq(wallets.tenantId, tenantId),
              inArray(
                wallets.personId,
                locked.map(({ personId }) => personId),
              ),
            ),
          ),
      )
      .onConflictDoNothing({
        target: [enrolments.tenantId, enrolments.personId, enrolments.adventureId],
      })
      .returning({ personId: enrolments.personId, isActive: enrolments.isActive })
    await notifyEnrolled(
      tx,
      added.map(({ personId }) => personId),
    )
    const second = added.flatMap(({ personId, isActive }) => (isActive ? [] : [personId]))
    if (second.length === 0) return
    await tx
      .update(enrolments)
      .set({ isActive: false })
      .where(
        and(
          eq(enrolments.tenantId, tenantId),
          inArray(enrolments.personId, second),
          ne(enrolments.adventureId, adventureId),
          hasNeverBeenHere(tx),
        ),
      )
  })

  /** Anyone who came with this account has asked for it, and anyone who has never come in knows nothing of the house. */
  async function notifyEnrolled(tx: Database, added: readonly string[]): Promise<void> {
    if (added.length === 0) return
    const known = await tx
      .select({ id: people.id })
      .from(people)
      .where(
        and(
          eq(people.tenantId, tenantId),
          inArray(people.id, [...added]),
          isNotNull(people.agreedAt),
          lt(people.createdAt, now),
        ),
      )
    const ids = known.map(({ id }) => id)
    const expiresAt = new Date(now.getTime() + INVITATION_LIFE_MS)
    await notify(tx, ids, { tenantId, kind: 'invitation', about: adventureId, expiresAt }, now)
  }
}

function hasNeverBeenHere(db: Database) {
  const of = (table: typeof sessions | typeof attempts) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.tenantId, enrolments.tenantId), eq(table.personId, enrolments.personId))),
    )
  return and(of(sessions), of(attempts))
}
