import { and, eq, like, sql } from 'drizzle-orm'
import { NAME_LENGTH } from '#shared/contract/fields.ts'
import { cutText } from '#shared/domain/cut-text.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'

/** The name itself, or with the first number from 2 that nobody of the tenant has. */
export async function freeUserName(db: Database, tenantId: string, name: string): Promise<string> {
  // plain letters, so nothing in it is a wildcard
  const rows = await db
    .select({ name: sql<string>`lower(${people.username})` })
    .from(people)
    .where(and(eq(people.tenantId, tenantId), like(sql`lower(${people.username})`, `${name}%`)))
  const taken = new Set(rows.map((row) => row.name))
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`
  return free
}

/** First and last name as `name.surname` tells them: jan.van der kowalski is Jan, Van Der Kowalski. */
export function namesIn(username: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = username.split('.')
  return { firstName: capital(first), lastName: capital(rest.join(' ')) }
}

function capital(words: string): string {
  const tidy = words.replaceAll(/\s+/g, ' ').trim()
  const capitals = tidy.replaceAll(/(^|[\s-])(\p{L})/gu, (start) => start.toUpperCase())
  return cutText(capitals, NAME_LENGTH)
}
