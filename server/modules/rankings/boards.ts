import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RankingScope } from '#shared/domain/rankings.ts'
import { prepared } from '#server/db/prepared.ts'
import { people } from '#server/db/schema/people.ts'
import { pointTotals } from '#server/db/schema/rankings.ts'
import { isInAnyTeam, isTeammateOf } from '#server/play/teammates.ts'
import { boardOfFew, PODIUM_ROWS, type Board, type Entry } from './board.ts'
import type { Period, RankingVisit } from './visit.ts'

/** A larger team is cut at its end, which is never shown. */
const LARGEST_TEAM = 5000

const ENTRY = { id: pointTotals.personId, points: pointTotals.points, name: pointTotals.name }
/** As `point_totals_ranking` has them. */
const FALLING = sql`(- ${pointTotals.points})`

const isShown = and(pointTotals.isRanked, gt(pointTotals.points, 0))

/** Of the people who show themselves and have points in a period: all of them, or those who share a team with the reader. */
export function openBoard(scope: RankingScope, period: Period, visit: RankingVisit): Promise<Board> {
  return scope === 'team' ? teamBoard(period, visit) : everybodyBoard(period, visit)
}

const { placeholder } = sql
const isAsked = and(
  eq(pointTotals.tenantId, placeholder('tenantId')),
  eq(pointTotals.period, placeholder('period')),
  isShown,
)
const PLACE = sql`(${FALLING}, ${pointTotals.name}, ${pointTotals.personId})`
const KEY = sql`(${placeholder('falling')}::integer, ${placeholder('name')}::text, ${placeholder('id')}::uuid)`
const UP = [desc(FALLING), desc(pointTotals.name), desc(pointTotals.personId)]
const DOWN = [asc(FALLING), asc(pointTotals.name), asc(pointTotals.personId)]

const entries = (name: string, order: SQL[], from?: SQL) =>
  prepared((db) =>
    db
      .select(ENTRY)
      .from(pointTotals)
      .where(and(isAsked, from))
      .orderBy(...order)
      .limit(placeholder('limit'))
      .prepare(name),
  )

const readTop = entries('ranking_top', DOWN)
const readEnd = entries('ranking_end', UP)
const readBefore = entries('ranking_before', UP, sql`${PLACE} < ${KEY}`)
const readBehind = entries('ranking_behind', DOWN, sql`${PLACE} > ${KEY}`)

const readAbove = prepared((db) =>
  db
    .select({ above: sql<number>`above` })
    .from(
      sql`people_above(${placeholder('tenantId')}, ${placeholder('period')}, ${placeholder('points')}) as above`,
    )
    .prepare('people_above'),
)

const readTeam = prepared((db) =>
  db
    .select(ENTRY)
    .from(pointTotals)
    .where(
      and(
        isAsked,
        isTeammateOf({ tenantId: placeholder('tenantId'), id: placeholder('reader') }, pointTotals.personId),
      ),
    )
    .orderBy(FALLING)
    .limit(LARGEST_TEAM)
    .prepare('ranking_team'),
)

async function teamBoard(period: Period, { db, player }: RankingVisit): Promise<Board> {
  const { tenantId, id: reader } = player
  return boardOfFew(await readTeam(db).execute({ tenantId, reader, period: period.name }))
}

async function everybodyBoard(period: Period, { db, player }: RankingVisit): Promise<Board> {
  const asked = { tenantId: player.tenantId, period: period.name }
  const above = once(async (points: number) => {
    const [row] = await readAbove(db).execute({ ...asked, points })
    return row?.above ?? 0
  })
  const before = once((entry: Entry | null, limit: number) =>
    entry
      ? readBefore(db).execute({ ...asked, ...keyOf(entry), limit })
      : readEnd(db).execute({ ...asked, limit }),
  )
  const behind = once((entry: Entry | null, limit: number) =>
    entry
      ? readBehind(db).execute({ ...asked, ...keyOf(entry), limit })
      : readTop(db).execute({ ...asked, limit }),
  )
  const [count] = await Promise.all([above(-1), behind(null, PODIUM_ROWS)])
  return { count, above, before, behind }
}

const keyOf = ({ points, name, id }: Entry) => ({ falling: -points, name, id })

/** Asks for the same once: what is asked for ahead is there when it is needed. */
function once<Given extends unknown[], Answer>(
  ask: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>()
  return (...given) => {
    const key = JSON.stringify(given)
    const answer = known.get(key) ?? ask(...given)
    known.set(key, answer)
    return answer
  }
}

export interface Me extends Entry {
  isHidden: boolean
}

/** Who reads: null for who is not ranked. */
export interface Reader {
  me: Me | null
  hasTeam: boolean
}

const mine = alias(pointTotals, 'mine')

const readReader = prepared((db) =>
  db
    .select({
      id: people.id,
      points: sql<number>`greatest(0, coalesce(${mine.points}, 0))`,
      name: sql<string>`lower(${people.displayName})`,
      isHidden: sql<boolean>`not shows_itself(${people.privacy}, 'isInRankings')`,
      hasTeam: sql<boolean>`${isInAnyTeam({ tenantId: placeholder('tenantId'), id: placeholder('id') })}`,
    })
    .from(people)
    .leftJoin(
      mine,
      and(
        eq(mine.tenantId, people.tenantId),
        eq(mine.personId, people.id),
        eq(mine.period, placeholder('period')),
      ),
    )
    .where(and(eq(people.tenantId, placeholder('tenantId')), eq(people.id, placeholder('id'))))
    .prepare('ranking_reader'),
)

export async function findReader(period: Period, { db, player }: RankingVisit): Promise<Reader> {
  const { tenantId, id, role } = player
  const [row] = await readReader(db).execute({ tenantId, id, period: period.name })
  if (!row) return { me: null, hasTeam: false }
  const { hasTeam, ...me } = row
  return { me: role === 'player' ? me : null, hasTeam }
}
