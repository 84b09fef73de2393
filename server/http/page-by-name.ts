import { asc, sql, type SQL } from 'drizzle-orm'
import { people } from '#server/db/schema/people.ts'
import { toCursor } from '#server/lib/cursor.ts'
import { nameIn } from './page-cursor.ts'

const PAGE_SIZE = 30

/** As the index `people_by_name` has it. */
const name = sql<string>`lower(${people.displayName})`

/** For a query of people: which of them a page begins with, in which order they come, and how many are asked for. */
const BY_NAME = {
  columns: { id: people.id, name },
  order: [asc(name), asc(people.id)],
  limit: PAGE_SIZE + 1,
} as const

/** Where a page begins: behind this one. */
interface Place {
  name: string
  id: string
}

export type PageByName = typeof BY_NAME & {
  place: Place | null
  isBehind: SQL | undefined
}

/** What a prepared query of a page has, and what it is given with each call. */
export const PAGE_BY_NAME = {
  ...BY_NAME,
  isBehind: sql`(${sql.placeholder('behindId')}::uuid is null
    or (${name}, ${people.id}) > (${sql.placeholder('behindName')}::text, ${sql.placeholder('behindId')}::uuid))`,
  given: (place: Place | null) => ({ behindName: place?.name ?? null, behindId: place?.id ?? null }),
} as const

/**
 * One page of people by name, as their ids, and where the next begins; null where none does.
 * @param after what the page before gave. @throws Problem 422 for what no reply gave
 */
export async function readPageByName(
  after: string | undefined,
  ask: (page: PageByName) => PromiseLike<{ id: string; name: string }[]>,
): Promise<{ ids: string[]; next: string | null }> {
  const place = after === undefined ? null : nameIn(after)
  const isBehind = place ? sql`(${name}, ${people.id}) > (${place.name}, ${place.id}::uuid)` : undefined
  const rows = await ask({ ...BY_NAME, place, isBehind })
  const shown = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
  return { ids: shown.map(({ id }) => id), next: last ? toCursor([last.name, last.id]) : null }
}
