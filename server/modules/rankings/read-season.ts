import { and, asc, desc, eq, isNull, lte, gt, notExists, or, sql } from 'drizzle-orm'
import type { Reply } from '#shared/contract/endpoint.ts'
import type { readRecap, ShownSeason } from '#shared/contract/rankings.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { FEWEST_PEOPLE } from '#shared/domain/small-groups.ts'
import { EVERYBODY, pointTotals, seasonRecaps, seasons, teamPoints } from '#server/db/schema/rankings.ts'
import { teamMembers, teams } from '#server/db/schema/teams.ts'
import { notFound } from '#server/http/problem.ts'
import { isTeamOf } from '#server/play/teammates.ts'
import { findSeason, nameOf, type RankingVisit, type SeasonRow } from './visit.ts'

/** How long after its end a season is still told of. */
const RECAP_MS = 30 * DAY_MS

/** More teams are not listed. */
const MOST_TEAMS = 100

export async function readRunning(visit: RankingVisit): Promise<{ season: ShownSeason | null }> {
  const season = await findSeason(visit)
  return { season: season ? await show(season, visit) : null }
}

export async function readEnded(visit: RankingVisit): Promise<Reply<typeof readRecap>> {
  const { db, player, now } = visit
  const isMine = and(
    eq(seasonRecaps.tenantId, seasons.tenantId),
    eq(seasonRecaps.seasonId, seasons.id),
    eq(seasonRecaps.personId, player.id),
  )
  const [row] = await db
    .select({ season: seasons, points: pointTotals.points })
    .from(seasons)
    .innerJoin(
      pointTotals,
      and(
        eq(pointTotals.tenantId, seasons.tenantId),
        eq(pointTotals.personId, player.id),
        sql`${pointTotals.period} = ${seasons.id}::text`,
        gt(pointTotals.points, 0),
      ),
    )
    .where(
      and(
        eq(seasons.tenantId, player.tenantId),
        lte(seasons.endsAt, now),
        gt(seasons.endsAt, new Date(now.getTime() - RECAP_MS)),
        notExists(db.select().from(seasonRecaps).where(isMine)),
      ),
    )
    .orderBy(desc(seasons.endsAt))
    .limit(1)
  if (!row) return { recap: null }
  return { recap: { ...(await show(row.season, visit)), myPoints: row.points } }
}

/** @throws Problem 404 */
export async function markSeen(seasonId: string, { db, player, now }: RankingVisit): Promise<void> {
  const [season] = await db
    .select({ id: seasons.id })
    .from(seasons)
    .where(and(eq(seasons.tenantId, player.tenantId), eq(seasons.id, seasonId)))
  if (!season) throw notFound()
  await db
    .insert(seasonRecaps)
    .values({ tenantId: player.tenantId, seasonId, personId: player.id, seenAt: now })
    .onConflictDoNothing()
}

async function show(season: SeasonRow, visit: RankingVisit): Promise<ShownSeason> {
  const { db, player } = visit
  const { id, startsOn, endsOn, goal } = season
  const sum = sql<number>`coalesce(sum(${teamPoints.points}), 0)::integer`
  const inSeason = and(eq(teamPoints.tenantId, player.tenantId), eq(teamPoints.seasonId, id))
  // what a team of few has added would say it of each of them
  const hasEnough = sql<boolean>`(
    select count(*) from ${teamMembers} where ${teamMembers.tenantId} = ${teams.tenantId} and ${teamMembers.teamId} = ${teams.id}
  ) >= ${FEWEST_PEOPLE}`
  const isMine = sql<boolean>`${isTeamOf(player, teams.id)}`
  const [[all], shares] = await Promise.all([
    db
      .select({ points: sum })
      .from(teamPoints)
      .where(and(inSeason, eq(teamPoints.teamId, EVERYBODY))),
    db
      .select({ id: teams.id, name: teams.name, points: sum, isMine })
      .from(teams)
      .leftJoin(teamPoints, and(inSeason, eq(teamPoints.teamId, teams.id)))
      .where(and(eq(teams.tenantId, player.tenantId), isNull(teams.archivedAt), or(isMine, hasEnough)))
      .groupBy(teams.id, teams.name)
      .orderBy(desc(isMine), asc(sql`lower(${teams.name})`), asc(teams.id))
      .limit(MOST_TEAMS),
  ])
  return {
    ...{ id, name: nameOf(season, visit), startsOn, endsOn, goal },
    points: all?.points ?? 0,
    teams: shares,
  }
}
