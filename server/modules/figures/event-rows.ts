import { sql } from 'drizzle-orm'
import type { Language } from '#shared/domain/languages.ts'
import type { Database } from '#server/db/database.ts'
import type { Place } from '#server/lib/pages-of.ts'
import { isHere, msOf } from './finished-rows.ts'
import type { PassedChoice } from './passed-choice.ts'
import { VISITS } from './visit-rows.ts'

export interface EventRow {
  id: string
  personId: string
  displayName: string
  email: string
  language: Language | null
  /** What the person plays: an address names no adventure. */
  adventures: string[]
  name: string
  payload: Record<string, string | number | boolean>
  /** By the clock of the device. */
  deviceTime: string
  browser: string | null
  screen: { width: number; height: number; innerWidth: number; innerHeight: number } | null
  /** What was visited; null for what is neither. */
  word: 'task' | 'mission' | null
  place: string | null
  receivedAt: number
  /** Whether the person is still here. */
  isListed: boolean
}

/** Recorded events, the earliest first. A page is as many rows of the index, also where some of them are not told. */
export function readEventRows(
  db: Database,
  tenantId: string,
  { from, before }: Pick<PassedChoice, 'from' | 'before'>,
  after: Place | null,
  limit: number,
): Promise<EventRow[]> {
  const page = sql`
    select event.* from events event
    where event.tenant_id = ${tenantId}
      ${from ? sql`and event.received_at >= ${from}` : sql``}
      ${before ? sql`and event.received_at < ${before}` : sql``}
      ${after ? sql`and (event.received_at, event.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by event.received_at, event.id limit ${limit}`
  return db
    .select({
      id: sql<string>`event.id`,
      personId: sql<string>`event.person_id`,
      displayName: sql<string>`person.display_name`,
      email: sql<string>`person.email`,
      language: sql<Language | null>`person.language`,
      adventures: sql<string[]>`array(
        select enrolled.adventure_id::text from enrolments enrolled
        where enrolled.tenant_id = event.tenant_id and enrolled.person_id = event.person_id
        order by enrolled.is_active desc, enrolled.created_at desc
      )`,
      name: sql<string>`event.name`,
      payload: sql<EventRow['payload']>`event.payload`,
      deviceTime: sql<string>`event.metadata ->> 'time'`,
      browser: sql<string | null>`event.metadata ->> 'browser'`,
      screen: sql<EventRow['screen']>`event.metadata -> 'screen'`,
      word: sql<EventRow['word']>`${VISITS.word}`,
      place: sql<string | null>`${VISITS.place}`,
      receivedAt: msOf(sql`event.received_at`),
      isListed: sql<boolean>`${isHere}`,
    })
    .from(
      sql`(${page}) as event
      join people person on person.tenant_id = event.tenant_id and person.id = event.person_id
      cross join lateral (select ${VISITS.path} as path) as address`,
    )
    .orderBy(sql`event.received_at`, sql`event.id`)
}
