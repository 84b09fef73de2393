import { randomUUID } from 'node:crypto'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Reply } from '#shared/contract/endpoint.ts'
import type { readSeasons, Season, SeasonDraft } from '#shared/contract/seasons.ts'
import { daysBetween, localDateIn } from '#shared/domain/local-date.ts'
import { LONGEST_SEASON } from '#shared/domain/rankings.ts'
import type { Database } from '#server/db/database.ts'
import { EVERYBODY, seasons, teamPoints } from '#server/db/schema/rankings.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'

/** An admin's. */
type SeasonVisit = VisitOf<typeof readSeasons>

const SHOWN = 100

export async function readAll(visit: SeasonVisit): Promise<Reply<typeof readSeasons>> {
  const { tenant, now } = visit
  return {
    seasons: await select(visit),
    today: localDateIn(tenant.timeZone, now),
    timeZone: tenant.timeZone,
  }
}

/** @throws Problem 409 where another season has one of its days, 422 for days that make none */
export function create(draft: SeasonDraft, visit: SeasonVisit): Promise<Season> {
  return write(randomUUID(), draft, visit, async (tx, row) => {
    await tx.insert(seasons).values({ ...row, createdAt: visit.now })
    return true
  })
}

/** @throws Problem 404; 409 and 422 as for a new one */
export async function change(seasonId: string, draft: SeasonDraft, visit: SeasonVisit): Promise<Season> {
  if ((await visit.db.$count(seasons, isSeason(seasonId, visit))) === 0) throw notFound()
  return write(seasonId, draft, visit, async (tx, row) => {
    const changed = await tx
      .update(seasons)
      .set(row)
      .where(isSeason(seasonId, visit))
      .returning({ id: seasons.id })
    return changed.length > 0
  })
}

/** @throws Problem 404 */
export async function drop(seasonId: string, visit: SeasonVisit): Promise<void> {
  await visit.db.transaction(async (tx) => {
    await lock(tx, visit)
    const gone = await tx.delete(seasons).where(isSeason(seasonId, visit)).returning({ id: seasons.id })
    if (gone.length === 0) throw notFound()
    await recount(tx, seasonId, visit)
  })
}

type Row = Omit<typeof seasons.$inferInsert, 'createdAt'>

/** While nobody is given anything: what was earned in its days is counted at once, in a large tenant by a job. */
async function write(
  id: string,
  { name, startsOn, endsOn, goal }: SeasonDraft,
  visit: SeasonVisit,
  store: (tx: Database, row: Row) => Promise<boolean>,
): Promise<Season> {
  const { db, tenant, now } = visit
  if (Object.keys(name).length === 0) throw refusedField('name', 'is in no language')
  const days = daysBetween(startsOn, endsOn)
  if (days < 0 || days >= LONGEST_SEASON) throw refusedField('endsOn', 'is no last day of this season')
  await db.transaction(async (tx) => {
    await lock(tx, visit)
    const others = and(
      eq(seasons.tenantId, tenant.id),
      ne(seasons.id, id),
      sql`${seasons.startsOn} <= ${endsOn} and ${startsOn} <= ${seasons.endsOn}`,
    )
    if ((await tx.$count(seasons, others)) > 0) throw new Problem(409, 'season-overlaps')
    // the recount makes its moments of its days
    const row = { tenantId: tenant.id, id, name, startsOn, endsOn, startsAt: now, endsAt: now, goal }
    if (!(await store(tx, row))) throw notFound()
    await recount(tx, id, visit)
  })
  const [season] = await select(visit, id)
  if (!season) throw notFound()
  return season
}

async function lock(tx: Database, { tenant }: SeasonVisit): Promise<void> {
  await tx.execute(sql`select lock_points(${tenant.id}, null)`)
}

async function recount(tx: Database, id: string, { tenant }: SeasonVisit): Promise<void> {
  await tx.execute(sql`select recount_points(${tenant.id}, ${id})`)
}

function isSeason(id: string, { tenant }: SeasonVisit) {
  return and(eq(seasons.tenantId, tenant.id), eq(seasons.id, id))
}

async function select(visit: SeasonVisit, id?: string): Promise<Season[]> {
  const { db, tenant, now } = visit
  const rows = await db
    .select({
      season: seasons,
      points: sql<number>`(
        select coalesce(sum(${teamPoints.points}), 0)::integer from ${teamPoints}
          where ${teamPoints.tenantId} = ${tenant.id} and ${teamPoints.seasonId} = ${seasons.id}
            and ${teamPoints.teamId} = ${EVERYBODY}::uuid
      )`,
    })
    .from(seasons)
    .where(and(eq(seasons.tenantId, tenant.id), id === undefined ? undefined : eq(seasons.id, id)))
    .orderBy(desc(seasons.startsAt))
    .limit(SHOWN)
  return rows.map(({ season, points }) => {
    const state = season.endsAt <= now ? 'over' : season.startsAt > now ? 'coming' : 'running'
    const { id: seasonId, name, startsOn, endsOn, goal } = season
    return { id: seasonId, name, startsOn, endsOn, goal, points, state }
  })
}
