import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { AccommodationsChange } from '#shared/contract/accommodations.ts'
import { people } from '#server/db/schema/people.ts'

/** What is turned, laid over what was: another device may have turned something else meanwhile. */
export function withAccommodations(change: z.infer<typeof AccommodationsChange>): SQL {
  return sql`${people.accommodations} || ${JSON.stringify(change)}::jsonb`
}
