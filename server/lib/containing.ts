import { ilike, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a column contains what somebody typed, in whatever case; its % and _ are signs like others. */
export function containing(column: PgColumn, typed: string): SQL {
  return ilike(column, patternOf(typed))
}

/** Everything, of nothing typed. */
export function patternOf(typed: string): string {
  return `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`
}
