import { and, eq } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { readVisits, VisitFigures } from '#shared/contract/figures.ts'
import { isNearTo, wholeGroups } from '#shared/domain/small-groups.ts'
import type { Visits } from '#shared/domain/visits.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { notFound } from '#server/http/problem.ts'
import { wordsOf, type ReadableVersion } from '#server/play/read-reviews.ts'
import { countVisits, findCame, type VisitTime, type Where } from './count-visits.ts'
import { isLarge, cachedTenantFigures } from './tenant-figures.ts'
import { leastOf } from '#server/lib/smallest-group.ts'
import { readGroups } from './near.ts'
import { nearnessNow } from './near-now.ts'
import { enrolledOf, justThese, peopleIn, readTeams, scopeOf } from './scope.ts'
import type { FiguresVisit } from './visit.ts'

/** What recorded events say of a group. @throws Problem 404 for what is not the reader's */
export async function readVisitFigures(
  { adventure, team }: HandlerInput<typeof readVisits>['query'],
  visit: FiguresVisit,
): Promise<VisitFigures> {
  const { db, tenant, player, now } = visit
  const scope = await scopeOf(team, visit)
  const version = await versionOf(adventure, visit)
  if (!tenant.features.sendStatistics) return { state: 'off' }
  const where = { tenantId: tenant.id, adventureId: adventure }
  const least = leastOf(tenant)
  const tenantFigures =
    player.role === 'admin' && (await isLarge(db, where))
      ? await cachedTenantFigures(db, where, least, now)
      : null
  if (tenantFigures && team === undefined) return showVisits(tenantFigures.visits, version, least)
  const people = await peopleIn(db, enrolledOf(scope, tenant.id, adventure))
  if (people.length < least) return { state: 'few' }
  if (team !== undefined) {
    const teams = await readTeams(visit)
    const near = await nearnessNow(
      { adventureId: adventure, team, people, counted: tenantFigures },
      visit,
      teams,
    )
    if (near.has(team)) return { state: 'near' }
  }
  const time = { now, timeZone: tenant.timeZone }
  const counted = wholeGroups(await findCame(db, where, people, time), least)
  if (team !== undefined && (await isNearOther(counted, { ...where, ...time, team }, visit)))
    return { state: 'near' }
  const visits = await countVisits(db, { ...where, ...time, content: version.content, counted, least })
  return showVisits(visits, version, least)
}

/** Those who were counted may be nearer to another group's than those who are enrolled. */
async function isNearOther(
  counted: readonly string[],
  { team, ...asked }: Where & VisitTime & { team: string },
  visit: FiguresVisit,
): Promise<boolean> {
  const { db, tenant } = visit
  const least = leastOf(tenant)
  const whole = enrolledOf(await scopeOf(undefined, visit), tenant.id, asked.adventureId)
  const came = await findCame(db, asked, await peopleIn(db, whole), asked)
  const others = (await readTeams(visit)).flatMap(({ id }) => (id === team ? [] : [id]))
  const groups = await readGroups(db, tenant.id, others, justThese(came))
  const sets = groups.map(({ members }) =>
    wholeGroups(
      came.filter((id) => members.has(id)),
      least,
    ),
  )
  return [wholeGroups(came, least), ...sets].some((other) => isNearTo(counted, other, least))
}

/** @throws Problem 404 */
async function versionOf(adventureId: string, visit: FiguresVisit): Promise<ReadableVersion> {
  const [row] = await visit.db
    .select({ versionId: adventures.versionId })
    .from(adventures)
    .where(and(eq(adventures.tenantId, visit.tenant.id), eq(adventures.id, adventureId)))
  const version = row && (await wordsOf(visit, [row.versionId])).get(row.versionId)
  if (!version) throw notFound()
  return version
}

/** In words of the reader's language; what the adventure has no more is left out. */
function showVisits(visits: Visits | null, { content, words }: ReadableVersion, least: number): VisitFigures {
  if (!visits || visits.people < least) return { state: 'few' }
  const missionOf = (mission: string) => ({ id: mission, name: words.mission(mission) })
  return {
    ...visits,
    state: 'counted',
    tasks: visits.tasks.flatMap(({ task, ...count }) => {
      const placed = content.tasks.get(task)
      return placed
        ? [{ id: task, name: words.task(task).name, mission: missionOf(placed.missionId), ...count }]
        : []
    }),
    missions: visits.missions.flatMap(({ mission, ...count }) =>
      content.missions.has(mission) ? [{ ...missionOf(mission), ...count }] : [],
    ),
  }
}
