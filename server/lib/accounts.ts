import { randomUUID } from 'node:crypto'
import type { InferInsertModel } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'

export type NewPerson = Omit<InferInsertModel<typeof people>, 'id'>

/** Wallet and streak come with it (a trigger makes them). Null where name or address are taken. */
export async function createAccount(db: Database, person: NewPerson): Promise<string | null> {
  const [row] = await db
    .insert(people)
    .values({ ...person, id: randomUUID() })
    .onConflictDoNothing()
    .returning({ id: people.id })
  return row?.id ?? null
}
