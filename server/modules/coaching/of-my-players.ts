import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EndedSignOff, readAskedSignOffs, readEndedSignOffs } from '#shared/contract/coaching.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { Face } from '#shared/contract/reviews.ts'
import { signOffs } from '#server/db/schema/coaching.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { momentIn } from '#server/http/page-cursor.ts'
import { toCursor } from '#server/lib/cursor.ts'
import { avatarAddress } from '#server/lib/profiles.ts'
import { shownFace } from '#server/lib/shown-face.ts'
import { isAskedOf } from '#server/policies/must-lead.ts'
import { mustSignOff, type CoachingVisit } from './visit.ts'

const SHOWN = 50
const PAGE_SIZE = 30

const deciders = alias(people, 'deciders')
const FACE = { id: people.id, displayName: people.displayName, avatarSprite: shownFace() }

/** What waits for a leader, the oldest first. */
export async function readAsked(visit: CoachingVisit): Promise<Reply<typeof readAskedSignOffs>> {
  mustSignOff(visit)
  const rows = await selectOfMine(visit, isNull(signOffs.decidedAt))
    .orderBy(asc(signOffs.askedAt), asc(signOffs.id))
    .limit(SHOWN)
  return { asked: rows.map((row) => ({ ...showRequest(row), decision: null })) }
}

/** What was given, declined or withdrawn, the latest first. */
export async function readEnded(
  { after }: HandlerInput<typeof readEndedSignOffs>['query'],
  visit: CoachingVisit,
): Promise<Reply<typeof readEndedSignOffs>> {
  mustSignOff(visit)
  const isEnded = and(isNotNull(signOffs.decidedAt), after === undefined ? undefined : isBehind(after))
  const rows = await selectOfMine(visit, isEnded)
    .orderBy(desc(signOffs.decidedAt), desc(signOffs.id))
    .limit(PAGE_SIZE + 1)
  const ended = rows.slice(0, PAGE_SIZE).flatMap(showEnded)
  const last = rows.length > PAGE_SIZE ? ended.at(-1) : undefined
  return { ended, next: last ? toCursor([last.endedAt, last.id]) : null }
}

function selectOfMine({ db, player }: CoachingVisit, condition: SQL | undefined) {
  return db
    .select({ signOff: signOffs, person: FACE, picture: avatars.version, by: deciders.displayName })
    .from(signOffs)
    .innerJoin(people, and(eq(people.tenantId, signOffs.tenantId), eq(people.id, signOffs.personId)))
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .leftJoin(deciders, and(eq(deciders.tenantId, signOffs.tenantId), eq(deciders.id, signOffs.decidedBy)))
    .where(and(isAskedOf(db, player), condition))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectOfMine>>[number]

function showRequest({ signOff, person, picture }: Row) {
  const { id, training, note, askedAt } = signOff
  const face: Face = {
    id: person.id,
    displayName: person.displayName,
    avatar: picture === null ? null : avatarAddress(person.id, picture),
    avatarSprite: person.avatarSprite,
  }
  return { id, training, note, askedAt: askedAt.toISOString(), player: face }
}

function showEnded(row: Row): EndedSignOff[] {
  const { decidedAt, isGiven, words } = row.signOff
  if (decidedAt === null) return []
  const outcome = isGiven === null ? 'withdrawn' : isGiven ? 'given' : 'declined'
  return [{ ...showRequest(row), outcome, words, by: row.by ?? '', endedAt: decidedAt.toISOString() }]
}

function isBehind(cursor: string) {
  const { at, id } = momentIn(cursor)
  return sql`(${signOffs.decidedAt}, ${signOffs.id}) < (${at}::timestamptz, ${id}::uuid)`
}
