import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { MESSAGE_TYPES, type AlertMessage, type readMessages } from '#shared/contract/messages.ts'
import { messages } from '#server/db/schema/messages.ts'
import { notices } from '#server/db/schema/reviews.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { showMessage } from '#server/play/message-words.ts'

type MyVisit = VisitOf<typeof readMessages>

const MOST = 20

export async function readMyMessages(
  { type, status }: HandlerInput<typeof readMessages>['query'],
  visit: MyVisit,
): Promise<Reply<typeof readMessages>> {
  const wanted = type?.split(',')
  const types = MESSAGE_TYPES.filter((one) => wanted?.includes(one) ?? true)
  if (types.length === 0) return []
  const rows = await rowsOf(visit)
    .where(
      and(
        isMine(visit),
        inArray(messages.type, types),
        status === 'unread' ? isNull(notices.readAt) : undefined,
      ),
    )
    .orderBy(asc(notices.createdAt), asc(notices.id))
    .limit(MOST)
  return rows.map((row) => showMessage(row.notice, row.message, visit))
}

/** @throws Problem 404 for what was not sent to this person */
export async function readMyMessage(id: string, visit: MyVisit): Promise<AlertMessage> {
  const [row] = await rowsOf(visit).where(and(isMine(visit), eq(notices.id, id)))
  if (!row) throw notFound()
  return showMessage(row.notice, row.message, visit)
}

function rowsOf({ db }: MyVisit) {
  return db
    .select({ notice: notices, message: messages })
    .from(notices)
    .innerJoin(messages, and(eq(messages.tenantId, notices.tenantId), eq(messages.id, notices.messageId)))
    .$dynamic()
}

function isMine({ player }: MyVisit) {
  return and(eq(notices.tenantId, player.tenantId), eq(notices.personId, player.id))
}
