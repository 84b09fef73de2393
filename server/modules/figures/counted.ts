import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Content } from '#server/play/content.ts'
import { enrolledOf, everybodyIn } from './scope.ts'

/** Of whom what is counted. */
export interface Counted {
  tenantId: string
  adventureId: string
  content: Content
  /**
   * Ids of those who are enrolled in that adventure. 'tenant' is everybody of the tenant: so many that their actions are read through, and
   * not looked up one by one.
   */
  people: readonly string[] | 'tenant'
  now: Date
  /** Of the tenant: its today ends what is shown. */
  timeZone: string
  /** How many people a figure is of at least. */
  least: number
}

/** Of a table of what people did: in this adventure, by those who are counted. */
export type Theirs = (alias: SQL) => SQL

interface Question<Answer> {
  getQuery: () => { sql: string }
  execute: (values: Record<string, unknown>) => Promise<Answer>
}

const TENANT = sql`${sql.placeholder('tenantId')}::uuid`
const ADVENTURE = sql`${sql.placeholder('adventureId')}::uuid`

/** How many people a figure is of at least. */
export const LEAST = sql`${sql.placeholder('least')}::int`

/** The tasks that the adventure has today: what was withdrawn counts no more. */
export const TODAY = sql`${sql.placeholder('tasks')}::text[]`

const WHOLE_TENANT = theirsWho(sql`in (${enrolledOf(everybodyIn(TENANT), TENANT, ADVENTURE)})`)
const GROUP = theirsWho(sql`= any(${sql.placeholder('people')}::uuid[])`)

function theirsWho(isTheirs: SQL): Theirs {
  return (alias) => sql`${alias}.tenant_id = ${TENANT} and ${alias}.adventure_id = ${ADVENTURE}
    and ${alias}.person_id ${isTheirs}`
}

/**
 * A question about the actions of those who are counted. Of a group it is asked often, and to plan it takes longer than to answer it; of
 * a tenant it is planned each time, by what the tables hold by then.
 * @param make ends in drizzle's `.prepare(name)`
 */
export function countedBy<Answer>(
  name: string,
  make: (db: Database, theirs: Theirs, name: string) => Question<Answer>,
): (db: Database, counted: Counted, more?: Record<string, unknown>) => Promise<Answer> {
  const ofGroup = prepared((db) => make(db, GROUP, `${name}_of_group`))
  return (db, { tenantId, adventureId, content, people, least }, more) => {
    const values = { tenantId, adventureId, least, tasks: [...content.tasks.keys()], ...more }
    return people === 'tenant'
      ? make(db, WHOLE_TENANT, `${name}_of_house`).execute(values)
      : ofGroup(db).execute({ ...values, people: [...people] })
  }
}
