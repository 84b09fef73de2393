import { sql, type SQL } from 'drizzle-orm'
import type { Content } from '#server/play/content.ts'
import type { Scope } from './scope.ts'

/** Of whom what is counted. */
export interface Counted {
  tenantId: string
  adventureId: string
  content: Content
  /** Enrolled in that adventure. */
  scope: Scope
  /** Its people are so many that their deeds are read through, and not looked up one by one. */
  isLarge: boolean
  now: Date
  /** Of the house: its today ends what is shown. */
  timeZone: string
}

/** Of a table of what people did: in this adventure, by those who are counted. */
export function theirs({ tenantId, adventureId, scope, isLarge }: Counted, alias: SQL): SQL {
  const isTheirs = isLarge ? sql`in (${scope})` : sql`= any(array(${scope}))`
  return sql`${alias}.tenant_id = ${tenantId} and ${alias}.adventure_id = ${adventureId}
    and ${alias}.person_id ${isTheirs}`
}

/** The tasks that the adventure has today: what was withdrawn counts no more. */
export function ofToday({ content }: Counted): SQL {
  return sql`(select value from json_array_elements_text(${JSON.stringify([...content.tasks.keys()])}::json))`
}
