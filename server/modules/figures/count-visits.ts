import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import { FIGURE_DAYS } from '#shared/domain/figures.ts'
import { dayAfter, localDateIn } from '#shared/domain/local-date.ts'
import { LOCATION_EVENT } from '#shared/domain/statistics.ts'
import type { Visits } from '#shared/domain/visits.ts'
import type { Database } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Content } from '#server/play/content.ts'
import { VISITS } from './visit-rows.ts'
import { VisitTally } from './visit-tally.ts'

/** Whose events one statement reads: it is short, and other requests come between two of them. */
const PEOPLE_AT_ONCE = 20
const LONGEST_PAUSE_MS = 100

/** Of which days: those that have ended in the tenant's zone, so that looking again on the same day shows nothing new. */
export interface VisitTime {
  now: Date
  timeZone: string
}

export interface Where {
  tenantId: string
  adventureId: string
}

/** Which of some people came on those days, the longest enrolled first. */
export async function findCame(
  db: Database,
  { tenantId, adventureId }: Where,
  people: readonly string[],
  time: VisitTime,
): Promise<string[]> {
  const rows = await findVisitors(db).execute({
    ...periodOf(time),
    tenantId,
    adventureId,
    people: [...people],
  })
  return rows.map(({ id }) => id)
}

interface Asked extends VisitTime {
  tenantId: string
  content: Content
  /** Whole groups of those who came. */
  counted: readonly string[]
  /** How many people a figure is of at least. */
  least: number
  /** Outside a request: other requests come first. */
  isInBackground?: boolean
}

/** An index begins with the person and the moment: events of before, and those of others, cost nothing. */
export async function countVisits(db: Database, asked: Asked): Promise<Visits> {
  const { tenantId, counted, content, least, isInBackground = false } = asked
  const period = periodOf(asked)
  const tally = new VisitTally(period.first, least)
  for (let at = 0; at < counted.length; at += PEOPLE_AT_ONCE) {
    const start = performance.now()
    const people = counted.slice(at, at + PEOPLE_AT_ONCE)
    for (const row of await findVisits(db).execute({ ...period, tenantId, people })) tally.add(row)
    if (isInBackground) await setTimeout(Math.min(performance.now() - start, LONGEST_PAUSE_MS))
  }
  return { people: counted.length, ...tally.toVisits(content) }
}

function periodOf({ now, timeZone }: VisitTime) {
  const today = localDateIn(timeZone, now)
  const first = dayAfter(today, -FIGURE_DAYS)
  // the index goes by the moment; a local day begins at most a day away from it
  const since = new Date(Date.parse(first) - DAY_MS).toISOString()
  return { first, today, since, timeZone, event: LOCATION_EVENT }
}

const TENANT = sql`${sql.placeholder('tenantId')}::uuid`
const PEOPLE = sql`${sql.placeholder('people')}::uuid[]`
const DAY = sql`(event.received_at at time zone ${sql.placeholder('timeZone')}::text)::date`
const IS_VISIT = sql`event.name = ${sql.placeholder('event')}
  and event.received_at >= ${sql.placeholder('since')}::timestamptz
  and ${DAY} >= ${sql.placeholder('first')}::date and ${DAY} < ${sql.placeholder('today')}::date`

const findVisitors = prepared((db) =>
  db
    .select({ id: sql<string>`enrolled.person_id` })
    .from(sql`enrolments enrolled`)
    .where(
      sql`enrolled.tenant_id = ${TENANT} and enrolled.adventure_id = ${sql.placeholder('adventureId')}::uuid
        and enrolled.person_id = any(${PEOPLE})
        and exists (
          select from events event
          where event.tenant_id = enrolled.tenant_id and event.person_id = enrolled.person_id and ${IS_VISIT}
        )`,
    )
    .orderBy(sql`enrolled.created_at`, sql`enrolled.person_id`)
    .prepare('find_visitors'),
)

const findVisits = prepared((db) => {
  const seen = sql`
    select event.person_id, ${DAY}::text as day,
      ${VISITS.word} as word, ${VISITS.place} as place,
      coalesce(${VISITS.size}, '') as size, coalesce(${VISITS.browser}, '') as browser
    from events event
    cross join lateral (select ${VISITS.path} as path) as address
    where event.tenant_id = ${TENANT} and event.person_id = any(${PEOPLE}) and ${IS_VISIT}`
  return db
    .select({
      person: sql<string>`seen.person_id`,
      day: sql<string>`seen.day`,
      kind: sql<string>`seen_in.kind`,
      key: sql<string>`seen_in.key`,
      visits: sql<number>`count(*)::int`,
    })
    .from(
      sql`(${seen}) as seen
      cross join lateral (values
        ('day', ''), (seen.word, seen.place), ('size', seen.size), ('browser', seen.browser)
      ) as seen_in (kind, key)`,
    )
    .where(sql`seen_in.kind is not null and seen_in.key is not null`)
    .groupBy(sql`seen.person_id`, sql`seen.day`, sql`seen_in.kind`, sql`seen_in.key`)
    .prepare('find_visits')
})
