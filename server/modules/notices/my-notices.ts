import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { readNotices } from '#shared/contract/notices.ts'
import { notices } from '#server/db/schema/reviews.ts'
import { momentIn } from '#server/http/page-cursor.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { toCursor } from '#server/lib/cursor.ts'
import { readReviews } from '#server/play/read-reviews.ts'

const PAGE_SIZE = 30

type MyVisit = VisitOf<typeof readNotices>

export async function readMyNotices(
  { status, after }: HandlerInput<typeof readNotices>['query'],
  visit: MyVisit,
): Promise<Reply<typeof readNotices>> {
  const rows = await visit.db
    .select()
    .from(notices)
    .where(
      and(
        isMine(visit),
        status === 'unread' ? isNull(notices.readAt) : undefined,
        after === undefined ? undefined : isBehind(after),
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
  const told = await readReviews(
    visit,
    shown.map(({ reviewId }) => reviewId),
  )
  return {
    notices: shown.flatMap(({ id, kind, readAt, createdAt, reviewId }) => {
      const review = told.find((one) => one.id === reviewId)
      return review ? [{ id, kind, isRead: readAt !== null, createdAt: createdAt.toISOString(), review }] : []
    }),
    next: last ? toCursor([last.createdAt.toISOString(), last.id]) : null,
  }
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
