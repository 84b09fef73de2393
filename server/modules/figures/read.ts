import { and, eq, exists, sql } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { FiguresPage, readFigures } from '#shared/contract/figures.ts'
import type { Figures } from '#shared/domain/figures.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { notFound } from '#server/http/problem.ts'
import type { Content } from '#server/play/content.ts'
import { wordsOf } from '#server/play/read-reviews.ts'
import { countFigures } from './count.ts'
import { isLarge, cachedTenantFigures } from './tenant-figures.ts'
import { leastOf } from '#server/lib/smallest-group.ts'
import { nearnessNow } from './near-now.ts'
import { enrolledOf, peopleIn, readTeams, scopeOf, type Scope } from './scope.ts'
import { showFigures } from './show.ts'
import type { FiguresVisit } from './visit.ts'

/** How the people of a reader do in an adventure. @throws Problem 404 for what is not the reader's */
export async function readFiguresPage(
  { adventure, team }: HandlerInput<typeof readFigures>['query'],
  visit: FiguresVisit,
): Promise<FiguresPage> {
  const scope = await scopeOf(team, visit)
  const [teams, played] = await Promise.all([readTeams(visit), readAdventures(visit)])
  const versions = await wordsOf(
    visit,
    played.map(({ versionId }) => versionId),
  )
  const named = played.flatMap(({ id, versionId }) => {
    const one = versions.get(versionId)
    return one ? [{ id, name: one.words.adventure, version: one }] : []
  })
  const chosen = adventure === undefined ? named[0] : named.find(({ id }) => id === adventure)
  if (adventure !== undefined && !chosen) throw notFound()
  const least = leastOf(visit.tenant)
  const choice = { adventures: named.map(({ id, name }) => ({ id, name })), teams, smallestGroup: least }
  if (!chosen) return { ...choice, ...NOTHING, countedAt: visit.now.toISOString() }
  const { figures, countedAt, near } = await countGroup(
    { adventureId: chosen.id, content: chosen.version.content, scope, team },
    visit,
    teams,
  )
  const isShown = figures.people >= least
  const isNear = isShown && team !== undefined && near.has(team)
  return {
    ...choice,
    adventureId: chosen.id,
    people: figures.people,
    countedAt: countedAt.toISOString(),
    figures: isShown ? showFigures(figures, chosen.version, isNear) : null,
    isNear,
  }
}

const NOTHING = { adventureId: null, people: 0, figures: null, isNear: false }

/** Of a leader those that somebody of the own teams plays, of an admin all; the one that was played last comes first. */
async function readAdventures(visit: FiguresVisit): Promise<{ id: string; versionId: string }[]> {
  const { db, tenant, player } = visit
  const isPlayed =
    player.role === 'admin'
      ? undefined
      : exists(sql`(${enrolledOf(await scopeOf(undefined, visit), tenant.id, adventures.id)})`)
  return db
    .select({ id: adventures.id, versionId: adventures.versionId })
    .from(adventures)
    .where(and(eq(adventures.tenantId, tenant.id), isPlayed))
    .orderBy(
      sql`(
        select completion.completed_at from completions completion
        where completion.tenant_id = ${adventures.tenantId} and completion.adventure_id = ${adventures.id}
        order by completion.completed_at desc limit 1
      ) desc nulls last`,
      adventures.folder,
    )
}

interface Asked {
  adventureId: string
  content: Content
  scope: Scope
  team: string | undefined
}

/** A team is counted as it is now; so is a tenant that is not large. */
async function countGroup(
  { adventureId, content, scope, team }: Asked,
  visit: FiguresVisit,
  teams: readonly { id: string }[],
): Promise<{ figures: Figures; countedAt: Date; near: ReadonlySet<string> }> {
  const { db, tenant, player, now } = visit
  const where = { tenantId: tenant.id, adventureId }
  const least = leastOf(tenant)
  const tenantFigures =
    player.role === 'admin' && (await isLarge(db, where))
      ? await cachedTenantFigures(db, where, least, now)
      : null
  if (tenantFigures && team === undefined) return tenantFigures
  const people = await peopleIn(db, enrolledOf(scope, tenant.id, adventureId))
  const counted = { ...where, content, people, now, timeZone: tenant.timeZone, least }
  const figures = await countFigures(db, counted)
  if (team === undefined) return { figures, countedAt: now, near: new Set() }
  return {
    figures,
    countedAt: now,
    near: await nearnessNow({ adventureId, team, people, counted: tenantFigures }, visit, teams),
  }
}
