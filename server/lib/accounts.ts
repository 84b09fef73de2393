import { randomUUID } from 'node:crypto'
import { and, eq, sql, type InferInsertModel } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { agreementAcceptances } from '#server/db/schema/agreements.ts'
import { people } from '#server/db/schema/people.ts'

export type NewPerson = Omit<InferInsertModel<typeof people>, 'id'>

/** Wallet and streak come with it (a trigger makes them), and the record of the agreement. Null where name or address are taken. */
export async function createAccount(db: Database, person: NewPerson): Promise<string | null> {
  const [row] = await db
    .insert(people)
    .values({ ...person, id: randomUUID() })
    .onConflictDoNothing()
    .returning({ id: people.id })
  if (!row) return null
  const { tenantId, agreedAt, agreedVersion: version = 0 } = person
  if (agreedAt) {
    await db
      .insert(agreementAcceptances)
      .values({ tenantId, personId: row.id, version, acceptedAt: agreedAt })
  }
  return row.id
}

export type LockedPerson = Pick<typeof people.$inferSelect, 'passwordHash'>

/**
 * For the caller's transaction, before it acts for the person or touches their links: so two of them wait in line and not
 * for each other, and what was known before is compared with what holds now. Null for nobody, and for the disabled.
 */
export async function lockPerson(
  db: Database,
  tenantId: string,
  personId: string,
): Promise<LockedPerson | null> {
  const [person] = await db
    .select({ passwordHash: people.passwordHash, isDisabled: people.isDisabled })
    .from(people)
    .where(and(eq(people.tenantId, tenantId), eq(people.id, personId)))
    .for('update')
  return person && !person.isDisabled ? person : null
}

export async function hasAccount(db: Database, tenantId: string, email: string): Promise<boolean> {
  const [person] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.tenantId, tenantId), eq(sql`lower(${people.email})`, email.toLowerCase())))
  return person !== undefined
}
