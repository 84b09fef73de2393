import type { Database } from './database.ts'

/** PGlite is told no names by drizzle: these are known by their words. */
const askedOften = new Set<string>()

/** Whether a query was prepared. */
export function isAskedOften(text: string): boolean {
  return askedOften.has(text)
}

/**
 * A query that is put together once for a storage and not for every call; PostgreSQL also plans it once a connection, and the
 * embedded one once for many calls (`plan-once.ts`).
 * @param make ends in drizzle's `.prepare(name)`, the name unlike every other
 */
export function prepared<Query extends { getQuery: () => { sql: string } }>(
  make: (db: Database) => Query,
): (db: Database) => Query {
  const made = new WeakMap<Database, Query>()
  return (db) => {
    const known = made.get(db)
    if (known) return known
    const query = make(db)
    made.set(db, query)
    askedOften.add(query.getQuery().sql)
    return query
  }
}
