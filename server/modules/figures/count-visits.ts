import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import { FIGURE_DAYS } from '#shared/domain/figures.ts'
import { dayAfter, localDateIn } from '#shared/domain/local-date.ts'
import { FEWEST_PEOPLE } from '#shared/domain/small-groups.ts'
import { LOCATION_EVENT } from '#shared/domain/statistics.ts'
import { WINDOW_SIZES, type VisitCount, type Visits } from '#shared/domain/visits.ts'
import type { Database } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Content } from '#server/play/content.ts'
import { enrolledOf, everybodyIn, peopleIn } from './scope.ts'
import { VISITS } from './visit-rows.ts'

/** Whose events one statement reads: it is short, and other requests come between two of them. */
const PEOPLE_AT_ONCE = 20
const LONGEST_PAUSE_MS = 100

interface Asked {
  tenantId: string
  adventureId: string
  content: Content
  /** Ids of those who are enrolled in that adventure; 'house' is everybody of the tenant. */
  people: readonly string[] | 'house'
  now: Date
  timeZone: string
}

/**
 * All of it is over whole fives of people, the longest enrolled first, so that looking before and after somebody tells nothing; and
 * what fewer than five of them did is left out. An index begins with the person and the moment: events of before, and those of others,
 * cost nothing.
 */
export async function countVisits(db: Database, asked: Asked): Promise<Visits> {
  const { tenantId, adventureId, timeZone, now } = asked
  const first = dayAfter(localDateIn(timeZone, now), 1 - FIGURE_DAYS)
  // the index goes by the moment; a local day begins at most a day away from it
  const since = new Date(Date.parse(first) - DAY_MS).toISOString()
  const isHouse = asked.people === 'house'
  const ids =
    asked.people === 'house'
      ? await peopleIn(db, enrolledOf(everybodyIn(tenantId), tenantId, adventureId))
      : [...asked.people]
  const who = { tenantId, since, first, timeZone, event: LOCATION_EVENT }
  const came = await findVisitors(db).execute({ ...who, adventureId, people: ids })
  const people = came.map(({ id }) => id).slice(0, came.length - (came.length % FEWEST_PEOPLE))
  const counts = new Map<string, VisitCount>()
  for (let at = 0; at < people.length; at += PEOPLE_AT_ONCE) {
    const start = performance.now()
    const some = people.slice(at, at + PEOPLE_AT_ONCE)
    for (const { kind, key, ...more } of await findVisits(db).execute({ ...who, people: some })) {
      const name = `${kind} ${key}`
      const { visits, people: before } = counts.get(name) ?? { visits: 0, people: 0 }
      counts.set(name, { visits: visits + more.visits, people: before + more.people })
    }
    if (isHouse) await setTimeout(Math.min(performance.now() - start, LONGEST_PAUSE_MS))
  }
  return toVisits(counts, { content: asked.content, first, people: people.length })
}

function toVisits(
  counts: ReadonlyMap<string, VisitCount>,
  { content, first, people }: { content: Content; first: string; people: number },
): Visits {
  const told = (kind: string, key: string): VisitCount[] => {
    const count = counts.get(`${kind} ${key}`)
    return count && count.people >= FEWEST_PEOPLE ? [count] : []
  }
  const browsers = [...counts.keys()].flatMap((name) =>
    name.startsWith('browser ') ? [name.slice('browser '.length)] : [],
  )
  const most = (one: VisitCount, other: VisitCount) => other.visits - one.visits
  return {
    people,
    days: Array.from({ length: FIGURE_DAYS }, (_, index) => {
      const day = dayAfter(first, index)
      const count = counts.get(`day ${day}`) ?? { visits: 0, people: 0 }
      return { day, count: count.people === 0 || count.people >= FEWEST_PEOPLE ? count : null }
    }),
    tasks: [...content.tasks.keys()]
      .flatMap((task) => told('task', task).map((count) => ({ task, ...count })))
      .toSorted(most),
    missions: [...content.missions.keys()]
      .flatMap((mission) => told('mission', mission).map((count) => ({ mission, ...count })))
      .toSorted(most),
    sizes: WINDOW_SIZES.flatMap((size) => told('size', size).map((count) => ({ size, ...count }))),
    browsers: browsers
      .flatMap((browser) => told('browser', browser).map((count) => ({ browser, ...count })))
      .toSorted(most),
  }
}

const TENANT = sql`${sql.placeholder('tenantId')}::uuid`
const PEOPLE = sql`${sql.placeholder('people')}::uuid[]`
const IS_VISIT = sql`event.name = ${sql.placeholder('event')}
  and event.received_at >= ${sql.placeholder('since')}::timestamptz
  and (event.received_at at time zone ${sql.placeholder('timeZone')}::text)::date >= ${sql.placeholder('first')}::date`

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
    select event.person_id,
      (event.received_at at time zone ${sql.placeholder('timeZone')}::text)::date::text as day,
      ${VISITS.word} as word, ${VISITS.place} as place, ${VISITS.size} as size, ${VISITS.browser} as browser
    from events event
    cross join lateral (select ${VISITS.path} as path) as address
    where event.tenant_id = ${TENANT} and event.person_id = any(${PEOPLE}) and ${IS_VISIT}`
  return db
    .select({
      kind: sql<string>`told.kind`,
      key: sql<string>`told.key`,
      visits: sql<number>`count(*)::int`,
      people: sql<number>`count(distinct seen.person_id)::int`,
    })
    .from(
      sql`(${seen}) as seen
      cross join lateral (values
        ('day', seen.day), (seen.word, seen.place), ('size', seen.size), ('browser', seen.browser)
      ) as told (kind, key)`,
    )
    .where(sql`told.kind is not null and told.key is not null`)
    .groupBy(sql`told.kind`, sql`told.key`)
    .prepare('find_visits')
})
