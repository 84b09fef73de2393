import { inArray } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { DEMO_PEOPLE } from './people.ts'

/** Whose accounts a database holds, for a start without the demo. */
export async function whoIsHere(db: Database): Promise<'nobody' | 'demo people' | 'people'> {
  const demoAddresses = DEMO_PEOPLE.map(({ email }) => email)
  const isDemoPerson = inArray(people.email, demoAddresses)
  const [demoPerson] = await db.select({ id: people.id }).from(people).where(isDemoPerson).limit(1)
  if (demoPerson) return 'demo people'
  const [person] = await db.select({ id: people.id }).from(people).limit(1)
  return person ? 'people' : 'nobody'
}
