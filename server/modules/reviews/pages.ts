import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { readToRate, ReviewPage } from '#shared/contract/reviews.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { momentIn } from '#server/http/page-cursor.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import { toCursor } from '#server/lib/cursor.ts'
import { readReviews } from '#server/play/read-reviews.ts'
import { playersOf } from '#server/policies/must-lead.ts'
import type { LeaderVisit } from './visit.ts'

/** Reviews a page. */
const PAGE_SIZE = 30

type Filter = HandlerInput<typeof readToRate>['query']

/** What waits, the oldest first. */
export function readToRatePage(filter: Filter, visit: LeaderVisit): Promise<ReviewPage> {
  return readPage('waiting', filter, visit)
}

/** What was rated, the newest first. */
export function readRatedPage(filter: Filter, visit: LeaderVisit): Promise<ReviewPage> {
  return readPage('rated', filter, visit)
}

async function readPage(list: 'waiting' | 'rated', filter: Filter, visit: LeaderVisit): Promise<ReviewPage> {
  const { db, player } = visit
  const isWaiting = list === 'waiting'
  const at = isWaiting ? reviews.handedInAt : reviews.ratedAt
  const players = playersOf(db, player).as('players')
  // the first of each player, and of those the first: so a page costs the same however much lies behind it
  const theirs = db
    .select({
      reviewId: sql<string>`${reviews.id}`.as('review_id'),
      at: sql<Date>`${at}`.mapWith(at).as('at'),
    })
    .from(reviews)
    .where(
      and(
        eq(reviews.tenantId, players.tenantId),
        eq(reviews.personId, players.id),
        isWaiting ? isNull(reviews.ratedAt) : isNotNull(reviews.ratedAt),
        filter.player === undefined ? undefined : eq(reviews.personId, filter.player),
        filter.task === undefined ? undefined : eq(reviews.taskId, filter.task),
        filter.adventure === undefined ? undefined : eq(reviews.adventureId, filter.adventure),
        filter.after === undefined ? undefined : isBehind(filter.after),
      ),
    )
    .orderBy(isWaiting ? asc(at) : desc(at), isWaiting ? asc(reviews.id) : desc(reviews.id))
    .limit(PAGE_SIZE + 1)
    .as('theirs')
  const order = isWaiting ? asc : desc
  const rows = await db
    .select({ id: theirs.reviewId, at: theirs.at })
    .from(players)
    .crossJoinLateral(theirs)
    .orderBy(order(theirs.at), order(theirs.reviewId))
    .limit(PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
  return {
    reviews: await readReviews(
      visit,
      shown.map(({ id }) => id),
    ),
    next: last ? toCursor([last.at.toISOString(), last.id]) : null,
  }

  function isBehind(cursor: string) {
    const { at: moment, id } = momentIn(cursor)
    const place = sql`(${moment}::timestamptz, ${id}::uuid)`
    return isWaiting ? sql`(${at}, ${reviews.id}) > ${place}` : sql`(${at}, ${reviews.id}) < ${place}`
  }
}
