import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RankingScope } from '#shared/domain/rankings.ts'
import { people } from '#server/db/schema/people.ts'
import { pointTotals } from '#server/db/schema/rankings.ts'
import { seesAt } from '#server/policies/who-sees-whom.ts'
import { isTeammateOf } from '#server/play/teammates.ts'
import { boardOfFew, type Board, type Entry } from './board.ts'
import type { Period, RankingVisit } from './visit.ts'

/** A larger team is cut at its end, which is never shown. */
const LARGEST_TEAM = 5000

const ENTRY = { id: pointTotals.personId, points: pointTotals.points, name: pointTotals.name }
/** As `point_totals_ranking` has them. */
const FALLING = sql`(- ${pointTotals.points})`

const inPeriod = ({ player }: RankingVisit, period: Period) =>
  and(eq(pointTotals.tenantId, player.tenantId), eq(pointTotals.period, period.name))
const isShown = and(pointTotals.isRanked, gt(pointTotals.points, 0))

/** Of the people who show themselves and have points in a period: all of them, or those who share a team with the reader. */
export function openBoard(scope: RankingScope, period: Period, visit: RankingVisit): Promise<Board> {
  return scope === 'team' ? teamBoard(period, visit) : everybodyBoard(period, visit)
}

async function teamBoard(period: Period, visit: RankingVisit): Promise<Board> {
  const rows = await visit.db
    .select(ENTRY)
    .from(pointTotals)
    .where(and(inPeriod(visit, period), isShown, isTeammateOf(visit.player, pointTotals.personId)))
    .orderBy(FALLING)
    .limit(LARGEST_TEAM)
  return boardOfFew(rows)
}

async function everybodyBoard(period: Period, visit: RankingVisit): Promise<Board> {
  const { db, player } = visit
  const known = new Map<number, Promise<number>>()
  const count = async (points: number): Promise<number> => {
    const [row] = await db
      .select({ above: sql<number>`above` })
      .from(sql`people_above(${player.tenantId}, ${period.name}, ${points}) as above`)
    return row?.above ?? 0
  }
  const above = (points: number): Promise<number> => {
    const answer = known.get(points) ?? count(points)
    known.set(points, answer)
    return answer
  }
  const read = (condition: SQL | undefined, order: SQL[], limit: number) =>
    db
      .select(ENTRY)
      .from(pointTotals)
      .where(and(inPeriod(visit, period), isShown, condition))
      .orderBy(...order)
      .limit(limit)
  const place = sql`(${FALLING}, ${pointTotals.name}, ${pointTotals.personId})`
  const key = ({ points, name, id }: Entry) => sql`(${-points}::integer, ${name}::text, ${id}::uuid)`
  return {
    count: await above(-1),
    above,
    before: (entry, limit) =>
      read(
        entry ? sql`${place} < ${key(entry)}` : undefined,
        [desc(FALLING), desc(pointTotals.name), desc(pointTotals.personId)],
        limit,
      ),
    behind: (entry, limit) =>
      read(
        entry ? sql`${place} > ${key(entry)}` : undefined,
        [asc(FALLING), asc(pointTotals.name), asc(pointTotals.personId)],
        limit,
      ),
  }
}

export interface Me extends Entry {
  isHidden: boolean
}

const mine = alias(pointTotals, 'mine')

/** Null for who is not ranked. */
export async function findMe(period: Period, { db, player }: RankingVisit): Promise<Me | null> {
  if (player.role !== 'player') return null
  const [row] = await db
    .select({
      id: people.id,
      points: sql<number>`coalesce(${mine.points}, 0)`,
      name: sql<string>`lower(${people.displayName})`,
      isHidden: sql<boolean>`not shows_itself(${people.privacy}, 'isInRankings')`,
    })
    .from(people)
    .leftJoin(
      mine,
      and(eq(mine.tenantId, people.tenantId), eq(mine.personId, people.id), eq(mine.period, period.name)),
    )
    .where(and(eq(people.tenantId, player.tenantId), eq(people.id, player.id)))
  return row ? { ...row, points: Math.max(0, row.points) } : null
}

/** Whether somebody whose row is shown is to be seen by the reader: the policy of every place. */
export const isSeenBy = ({ player }: RankingVisit) => seesAt('isInRankings', player.id, people)
