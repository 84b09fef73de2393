import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Either storage, and a transaction on either: what modules are handed. */
export type Database = PgDatabase<PgQueryResultHKT>

/** The role as which a server runs its statements, with fewer rights than the user that owns the tables. */
export interface ServerRole {
  name: string
  /** Whether statements run as it; where not, they run as the user, and only triggers keep the logs. */
  isHeld: boolean
}

/** An opened storage. */
export interface Storage {
  db: Database
  /** Null for the embedded database, which has one user. */
  role: ServerRole | null
  /** Throws when the storage does not answer. */
  ping(): Promise<void>
  /** Runs what no two processes on this database may do at the same time, one after the other. */
  alone<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}
