import type { Database } from './database.ts'

/**
 * A query that is put together once for a storage and not for every call; PostgreSQL also plans it once a connection.
 * @param make ends in drizzle's `.prepare(name)`, the name unlike every other
 */
export function prepared<Query>(make: (db: Database) => Query): (db: Database) => Query {
  const made = new WeakMap<Database, Query>()
  return (db) => {
    const known = made.get(db)
    if (known) return known
    const query = make(db)
    made.set(db, query)
    return query
  }
}
