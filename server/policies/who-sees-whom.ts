import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PrivacyPlace } from '#shared/domain/privacy.ts'

/** The columns of the person who may be seen: of `people`, or of an alias of it. */
interface Subject {
  id: PgColumn
  privacy: PgColumn
}

/**
 * Whether a viewer sees a person at a place, by name, by face or in a number: what the person does not hide there nor everywhere.
 * Everybody sees oneself; who leads a person sees that person in the leader area, which asks nothing here.
 */
export function seesAt(
  place: PrivacyPlace,
  viewerId: string | Placeholder,
  { id, privacy }: Subject,
): SQL<boolean> {
  return sql<boolean>`(${id} = ${viewerId} or shows_itself(${privacy}, ${place}))`
}
