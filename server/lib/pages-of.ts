import { setTimeout } from 'node:timers/promises'

/** Where a page begins: behind this row. */
export interface Place {
  at: string
  id: string
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
