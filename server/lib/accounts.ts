import { randomUUID } from 'node:crypto'
import type { InferInsertModel } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { streaks, wallets } from '#server/db/schema/rewards.ts'

export type NewPerson = Omit<InferInsertModel<typeof people>, 'id'>

/** An account with all that hangs on it from the first day; null where name or address are taken. */
export async function createAccount(db: Database, person: NewPerson): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(people)
      .values({ ...person, id: randomUUID() })
      .onConflictDoNothing()
      .returning({ id: people.id })
    if (!row) return null
    const theirs = { tenantId: person.tenantId, personId: row.id }
    await tx.insert(wallets).values(theirs)
    await tx.insert(streaks).values(theirs)
    return row.id
  })
}
