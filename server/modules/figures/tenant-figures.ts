import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import type { Figures } from '#shared/domain/figures.ts'
import { FEWEST_PEOPLE, wholeGroups } from '#shared/domain/small-groups.ts'
import type { Visits } from '#shared/domain/visits.ts'
import type { Database } from '#server/db/database.ts'
import { adventures, enrolments } from '#server/db/schema/adventures.ts'
import { cachedFigures } from '#server/db/schema/figures.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { Content } from '#server/play/content.ts'
import { readContent } from '#server/play/read-content.ts'
import { countFigures } from './count.ts'
import { countVisits, findCame, type VisitTime } from './count-visits.ts'
import { leastOf } from '#server/lib/smallest-group.ts'
import { nearTeams, type Nearness } from './near.ts'
import { enrolledOf, everybodyIn, peopleIn, teamsIn } from './scope.ts'

/** In a tenant with more people, the figures of all of them are counted now and then, not for everybody who looks. */
export const MOST_COUNTED_AT_ONCE = 500
/** So old are kept figures when they are counted anew. */
export const RECOUNTED_AFTER_MS = 15 * MINUTE_MS
/** Kept figures that nobody has looked at for so long are counted anew only when somebody does. */
const FORGOTTEN_AFTER_MS = DAY_MS

interface Where {
  tenantId: string
  adventureId: string
}

export async function isLarge(db: Database, { tenantId, adventureId }: Where): Promise<boolean> {
  const some = db
    .select({ one: sql`1` })
    .from(enrolments)
    .where(and(eq(enrolments.tenantId, tenantId), eq(enrolments.adventureId, adventureId)))
    .limit(MOST_COUNTED_AT_ONCE + 1)
    .as('some')
  return (await db.$count(some)) > MOST_COUNTED_AT_ONCE
}

interface TenantFigures extends Nearness {
  figures: Figures
  /** Null where no events were recorded. */
  visits: Visits | null
  /** How many people they are of at least. */
  least: number
  countedAt: Date
}

/** Of a large tenant: as they were counted last, with as many people at least as it wants now. */
export async function cachedTenantFigures(
  db: Database,
  where: Where,
  least: number,
  now: Date,
): Promise<TenantFigures> {
  const isIt = and(
    eq(cachedFigures.tenantId, where.tenantId),
    eq(cachedFigures.adventureId, where.adventureId),
  )
  const [cached] = await db.select().from(cachedFigures).where(isIt)
  const { visits } = cached?.figures ?? {}
  // rows of an earlier version lack visits, or have other names
  const isCurrent =
    'progress' in (cached?.figures.figures ?? {}) && (cached?.figures.least ?? FEWEST_PEOPLE) === least
  if (
    cached &&
    visits !== undefined &&
    isCurrent &&
    cached.countedAt.getTime() > now.getTime() - FORGOTTEN_AFTER_MS
  ) {
    const isLongAgo = cached.askedAt.getTime() < now.getTime() - RECOUNTED_AFTER_MS
    if (isLongAgo) await db.update(cachedFigures).set({ askedAt: now }).where(isIt)
    const { figures, near, stamps = {} } = cached.figures
    return {
      figures,
      visits,
      least,
      countedAt: cached.countedAt,
      near: new Set(near),
      stamps: new Map(Object.entries(stamps)),
    }
  }
  const counted = await countTenantFigures(db, where, now)
  await keep(db, where, counted, now)
  return { ...counted, countedAt: now }
}

interface VisitsAsked extends Where, VisitTime {
  content: Content
  people: readonly string[]
  least: number
}

/** Of every person of a house. @throws Error where there is no such adventure */
export async function countTenantFigures(
  db: Database,
  { tenantId, adventureId }: Where,
  now: Date,
): Promise<Omit<TenantFigures, 'countedAt'>> {
  const [adventure] = await db
    .select({ versionId: adventures.versionId, timeZone: tenants.timeZone, features: tenants.features })
    .from(adventures)
    .innerJoin(tenants, eq(tenants.id, adventures.tenantId))
    .where(and(eq(adventures.tenantId, tenantId), eq(adventures.id, adventureId)))
  const content = adventure && (await readContent(db, tenantId, adventure.versionId))
  if (!content) throw new Error(`the adventure ${adventureId} has no content`)
  const scope = enrolledOf(everybodyIn(tenantId), tenantId, adventureId)
  const counted = {
    tenantId,
    adventureId,
    content,
    people: 'tenant' as const,
    now,
    timeZone: adventure.timeZone,
    least: leastOf(adventure),
  }
  return {
    figures: await countFigures(db, counted),
    visits: adventure.features.sendStatistics
      ? await visitsOf(db, { ...counted, people: await peopleIn(db, scope) })
      : null,
    ...(await nearTeams(db, tenantId, await teamsIn(db, tenantId), scope, counted.least)),
    least: counted.least,
  }
}

async function visitsOf(db: Database, asked: VisitsAsked): Promise<Visits> {
  const came = await findCame(db, asked, asked.people, asked)
  return countVisits(db, { ...asked, counted: wholeGroups(came, asked.least), isInBackground: true })
}

async function keep(
  db: Database,
  where: Where,
  { figures, visits, near, stamps, least }: Omit<TenantFigures, 'countedAt'>,
  now: Date,
): Promise<void> {
  const counts = { figures, visits, near: [...near], stamps: Object.fromEntries(stamps), least }
  const row = { figures: counts, countedAt: now }
  await db
    .insert(cachedFigures)
    .values({ ...where, ...row, askedAt: now })
    .onConflictDoUpdate({ target: [cachedFigures.tenantId, cachedFigures.adventureId], set: row })
}

/** Counts anew what somebody has looked at within the last day; one tenant after the other. */
export async function recountFigures(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const due = await db
    .select({ tenantId: cachedFigures.tenantId, adventureId: cachedFigures.adventureId })
    .from(cachedFigures)
    .where(
      and(
        lt(cachedFigures.countedAt, before(RECOUNTED_AFTER_MS)),
        gt(cachedFigures.askedAt, before(FORGOTTEN_AFTER_MS)),
      ),
    )
  for (const where of due) await keep(db, where, await countTenantFigures(db, where, now), now)
}
