import { setImmediate } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import {
  MESSAGE_LINK,
  type AdminMessage,
  type readAdminMessages,
  type WrittenMessage,
} from '#shared/contract/messages.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { messages } from '#server/db/schema/messages.ts'
import { people } from '#server/db/schema/people.ts'
import { notices } from '#server/db/schema/reviews.ts'
import { teams } from '#server/db/schema/teams.ts'
import { momentIn } from '#server/http/page-cursor.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import { toCursor } from '#server/lib/cursor.ts'
import { cleanContent } from './clean-content.ts'
import type { AdminVisit } from './visit.ts'

const PAGE_SIZE = 30

export async function readPage(
  { after }: HandlerInput<typeof readAdminMessages>['query'],
  visit: AdminVisit,
): Promise<Reply<typeof readAdminMessages>> {
  const rows = await rowsOf(visit)
    .where(and(eq(messages.tenantId, visit.tenant.id), after === undefined ? undefined : isBehind(after)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? shown.at(-1)?.message : undefined
  return {
    messages: shown.map(show),
    next: last ? toCursor([last.createdAt.toISOString(), last.id]) : null,
  }
}

/** @throws Problem 404 */
export async function mustShow(id: string, visit: AdminVisit): Promise<AdminMessage> {
  const [row] = await rowsOf(visit).where(isMessage(id, visit))
  if (!row) throw notFound()
  return show(row)
}

/** @throws Problem 422 for a link that leads nowhere, and for whom it cannot go to */
export async function write(written: WrittenMessage, visit: AdminVisit): Promise<AdminMessage> {
  const id = randomUUID()
  const { tenant, player, now } = visit
  await visit.db.insert(messages).values({
    ...(await rowFor(written, visit)),
    tenantId: tenant.id,
    id,
    writtenBy: player.id,
    createdAt: now,
  })
  return mustShow(id, visit)
}

/** @throws Problem 404, 409 for what is no draft, 422 as above */
export async function change(id: string, written: WrittenMessage, visit: AdminVisit): Promise<AdminMessage> {
  await mustShow(id, visit)
  const changed = await visit.db
    .update(messages)
    .set(await rowFor(written, visit))
    .where(and(isMessage(id, visit), isDraft))
    .returning({ id: messages.id })
  if (changed.length === 0) throw new Problem(409, 'not-a-draft')
  return mustShow(id, visit)
}

/** @throws Problem 404, 409 for what is no draft */
export async function drop(id: string, visit: AdminVisit): Promise<void> {
  await mustShow(id, visit)
  const gone = await visit.db
    .delete(messages)
    .where(and(isMessage(id, visit), isDraft))
    .returning({ id: messages.id })
  if (gone.length === 0) throw new Problem(409, 'not-a-draft')
}

export const isDraft = and(isNull(messages.sendAt), isNull(messages.sentAt))

export function isMessage(id: string, { tenant }: AdminVisit) {
  return and(eq(messages.tenantId, tenant.id), eq(messages.id, id))
}

async function rowFor({ type, words, link, audience, teamId, personId }: WrittenMessage, visit: AdminVisit) {
  if (link !== '' && !MESSAGE_LINK.test(link)) throw refusedField('link', 'leads nowhere')
  if (audience === 'team') await mustBeHere(teams, 'teamId', teamId, visit)
  if (audience === 'person') await mustBeHere(people, 'personId', personId, visit)
  const said = words.filter(({ title, content }) => title !== '' || content !== '')
  const clean: (typeof messages.$inferInsert)['words'] = {}
  for (const { language, title, content, linkLabel } of said) {
    // other requests come in between
    await setImmediate()
    clean[language] = { title, content: cleanContent(content), linkLabel }
  }
  return {
    ...{ type, link, audience },
    words: clean,
    teamId: audience === 'team' ? teamId : null,
    addresseeId: audience === 'person' ? personId : null,
  }
}

async function mustBeHere(
  table: typeof teams | typeof people,
  field: string,
  id: string | null,
  { db, tenant }: AdminVisit,
): Promise<void> {
  const isHere =
    id !== null && (await db.$count(table, and(eq(table.tenantId, tenant.id), eq(table.id, id)))) > 0
  if (!isHere) throw refusedField(field, 'is not here')
}

function rowsOf({ db }: AdminVisit) {
  const ofIt = and(eq(notices.tenantId, messages.tenantId), eq(notices.messageId, messages.id))
  return db
    .select({
      message: messages,
      team: { id: teams.id, name: teams.name },
      person: { id: people.id, displayName: people.displayName },
      received: db.$count(notices, ofIt),
      read: db.$count(notices, and(ofIt, sql`${notices.readAt} is not null`)),
    })
    .from(messages)
    .leftJoin(teams, and(eq(teams.tenantId, messages.tenantId), eq(teams.id, messages.teamId)))
    .leftJoin(people, and(eq(people.tenantId, messages.tenantId), eq(people.id, messages.addresseeId)))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function show({ message, ...row }: Row): AdminMessage {
  const { id, type, words, link, audience, sendAt, sentAt } = message
  return {
    ...{ id, type, link, audience, ...row },
    words: LANGUAGE_CODES.flatMap((language) => {
      const said = words[language]
      return said ? [{ language, ...said }] : []
    }),
    state: sentAt ? 'sent' : sendAt ? 'scheduled' : 'draft',
    sendAt: sendAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
  }
}

function isBehind(cursor: string) {
  const { at, id } = momentIn(cursor)
  return sql`(${messages.createdAt}, ${messages.id}) < (${at}::timestamptz, ${id}::uuid)`
}
