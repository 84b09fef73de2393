import { setTimeout } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { PassedChoice } from './passed-choice.ts'

/** Where a page begins: behind this row. */
export interface Place {
  at: string
  id: string
}

/** Day by day, in the tenant's zone: from the first on, and before the day after the last. */
export function daysOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): Pick<PassedChoice, 'from' | 'before'> {
  const startOf = (day: SQL) => sql`(${day})::timestamp at time zone ${timeZone}`
  return {
    from: from === undefined ? undefined : startOf(sql`${from}::date`),
    before: to === undefined ? undefined : startOf(sql`${to}::date + 1`),
  }
}

/**
 * Page after page, so that no more than one is in memory. After each, other requests have the processor and the database, which
 * may be one thread, for three times as long as the page took: an export of any length takes a quarter of what the server can do, and
 * most other requests find it idle.
 */
export async function* pagesOf<Row>(
  read: (after: Place | null, limit: number) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
): AsyncGenerator<Row[], void> {
  let after: Place | null = null
  for (;;) {
    const start = performance.now()
    const rows: Row[] = await read(after, EXPORT_PAGE)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < EXPORT_PAGE) return
    after = placeOf(last)
    await setTimeout(Math.min(PAUSE_SHARE * (performance.now() - start), LONGEST_PAUSE_MS))
  }
}

/** Rows that are read and written without a pause. */
export const EXPORT_PAGE = 50
const PAUSE_SHARE = 3
const LONGEST_PAUSE_MS = 300
