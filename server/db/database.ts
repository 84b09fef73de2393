import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Either storage, and a transaction on either: what modules are handed. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An opened storage. */
export interface Storage {
  db: Database
  /** Throws when the storage does not answer. */
  ping(): Promise<void>
  /** Runs what no two processes on this database may do at the same time, one after the other. */
  alone<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}
