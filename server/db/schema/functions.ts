import { pgTable, text } from 'drizzle-orm/pg-core'

/** Which text of each function (`server/db/functions`) this database has. */
export const appliedFunctions = pgTable('applied_functions', {
  name: text().primaryKey(),
  /** SHA-256 of the file, in hexadecimal. */
  hash: text().notNull(),
})
