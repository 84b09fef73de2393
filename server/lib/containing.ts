import { ilike, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a column contains what somebody typed, in whatever case; its % and _ are signs like others. */
export function containing(column: PgColumn, typed: string): SQL {
  return ilike(column, `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`)
}
