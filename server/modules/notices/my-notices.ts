import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { CoachingSession } from '#shared/contract/coaching-sessions.ts'
import type { SignOff } from '#shared/contract/sign-off.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { Notice, readNotices } from '#shared/contract/notices.ts'
import type { ShopOrder } from '#shared/contract/shop.ts'
import { coachingSessions, signOffs } from '#server/db/schema/coaching.ts'
import { messages } from '#server/db/schema/messages.ts'
import { notices } from '#server/db/schema/reviews.ts'
import { shopOrders } from '#server/db/schema/shop.ts'
import { momentIn } from '#server/http/page-cursor.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { languageOfVisit } from '#server/http/visit-language.ts'
import { toCursor } from '#server/lib/cursor.ts'
import { selectSessions, showSession } from '#server/play/coaching-sessions.ts'
import { showMessageHead } from '#server/play/message-words.ts'
import { readReviews } from '#server/play/read-reviews.ts'
import { selectOrders, showOrder } from '#server/play/shop-orders.ts'
import { selectSignOffs, showSignOff } from '#server/play/sign-offs.ts'

const PAGE_SIZE = 30

const NOTHING = { review: null, signOff: null, coaching: null, message: null, order: null }

type MyVisit = VisitOf<typeof readNotices>

export async function readMyNotices(
  { status, after }: HandlerInput<typeof readNotices>['query'],
  visit: MyVisit,
): Promise<Reply<typeof readNotices>> {
  const rows = await visit.db
    .select({ notice: notices, message: messages })
    .from(notices)
    .leftJoin(messages, and(eq(messages.tenantId, notices.tenantId), eq(messages.id, notices.messageId)))
    .where(
      and(
        isMine(visit),
        // an alert stands over the map until it is read, and nowhere else
        ne(notices.kind, 'alert'),
        visit.tenant.features.isShopEnabled ? undefined : ne(notices.kind, 'order'),
        status === 'unread' ? isNull(notices.readAt) : undefined,
        after === undefined ? undefined : isBehind(after),
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? shown.at(-1)?.notice : undefined
  const found = await readReviews(
    visit,
    shown.flatMap(({ notice }) => notice.reviewId ?? []),
  )
  const trainings = await readTrainings(
    visit,
    shown.flatMap(({ notice }) => notice.signOffId ?? []),
  )
  const orders = await readOrders(
    visit,
    shown.flatMap(({ notice }) => notice.orderId ?? []),
  )
  const sessions = await readSessions(
    visit,
    shown.flatMap(({ notice }) => notice.coachingSessionId ?? []),
  )
  return {
    notices: shown.flatMap(({ notice, message }): Notice[] => {
      const { id, kind, readAt, createdAt, reviewId, signOffId, orderId } = notice
      const said = { id, isRead: readAt !== null, createdAt: createdAt.toISOString(), ...NOTHING }
      if (message) return [{ ...said, kind: 'message', message: showMessageHead(notice, message, visit) }]
      const session = sessions.find((one) => one.id === notice.coachingSessionId)
      if (session && notice.coachingEvent)
        return [{ ...said, kind: 'coaching', coaching: { event: notice.coachingEvent, session } }]
      const signOff = trainings.find((one) => one.id === signOffId)
      if (signOff) return [{ ...said, kind: 'signOff', signOff }]
      const order = orders.find((one) => one.id === orderId)
      if (order) return [{ ...said, kind: 'order', order }]
      const review = found.find((one) => one.id === reviewId)
      return review && (kind === 'rating' || kind === 'reply') ? [{ ...said, kind, review }] : []
    }),
    next: last ? toCursor([last.createdAt.toISOString(), last.id]) : null,
  }
}

async function readTrainings({ db, player }: MyVisit, ids: string[]): Promise<SignOff[]> {
  if (ids.length === 0) return []
  const rows = await selectSignOffs(db).where(
    and(eq(signOffs.tenantId, player.tenantId), eq(signOffs.personId, player.id), inArray(signOffs.id, ids)),
  )
  return rows.map(showSignOff)
}

async function readOrders(visit: MyVisit, ids: string[]): Promise<ShopOrder[]> {
  if (ids.length === 0) return []
  const { db, player } = visit
  const rows = await selectOrders(db).where(
    and(
      eq(shopOrders.tenantId, player.tenantId),
      eq(shopOrders.personId, player.id),
      inArray(shopOrders.id, ids),
    ),
  )
  return rows.map((row) => showOrder(row, visit))
}

async function readSessions(visit: MyVisit, ids: string[]): Promise<CoachingSession[]> {
  if (ids.length === 0) return []
  const { db, player } = visit
  const rows = await selectSessions(db).where(
    and(eq(coachingSessions.tenantId, player.tenantId), inArray(coachingSessions.id, ids)),
  )
  const reader = { language: languageOfVisit(visit), defaultLanguage: visit.tenant.defaultLanguage }
  return rows.map(({ session, leader }) => showSession(session, leader, reader))
}

/** @throws Problem 404 for what is not mine */
export async function markRead(noticeId: string, visit: MyVisit): Promise<void> {
  const read = await visit.db
    .update(notices)
    .set({ readAt: sql`coalesce(${notices.readAt}, ${visit.now.toISOString()})` })
    .where(and(isMine(visit), eq(notices.id, noticeId)))
    .returning({ id: notices.id })
  if (read.length === 0) throw notFound()
}

function isMine({ player }: MyVisit) {
  return and(eq(notices.tenantId, player.tenantId), eq(notices.personId, player.id))
}

function isBehind(cursor: string) {
  const { at, id } = momentIn(cursor)
  return sql`(${notices.createdAt}, ${notices.id}) < (${at}::timestamptz, ${id}::uuid)`
}
