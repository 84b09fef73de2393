import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { Note, writeNote } from '#shared/contract/notes.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { mayReplace, MOST_NOTES } from '#shared/domain/notes.ts'
import { hear, isOvertaken } from '#shared/domain/stamps.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { notes } from '#server/db/schema/notes.ts'
import { attempts } from '#server/db/schema/play.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import { Problem } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import type { Player } from '#server/http/visit.ts'
import { isAnonymous } from '#server/play/anonymous-answers.ts'
import { readContent } from '#server/play/read-content.ts'
import { isOwnNote, showNote, type NoteRow } from './show-note.ts'

/** A call that comes later than this brings back what was deleted. */
const FORGOTTEN_MS = 30 * DAY_MS

type MyVisit = VisitOf<typeof writeNote>
type Sent = HandlerInput<typeof writeNote>

/** @throws Problem 404 `no-such-attempt` for one that is not mine, 409 in an anonymous survey, and where there are too many notes */
export async function changeNote(
  { attemptId, noteId }: Sent['params'],
  sent: Sent['body'],
  visit: MyVisit,
): Promise<Reply<typeof writeNote>> {
  const attempt = await findAttempt(attemptId, visit)
  const { player, now } = visit
  const text = sent.text.trim() === '' ? '' : sent.text
  return visit.db.transaction(async (tx) => {
    await lockNotes(tx, player)
    const { id, row, instead } = await findNote(tx, player, noteId, sent)
    const isNews = row ? !isOvertaken(row.heard, sent.stamp) : text !== ''
    if (!isNews) return { note: shown(row) ?? shown(instead) }
    if (!row?.text && text !== '') await mustHaveRoom(tx, player)
    const { tenantId } = player
    const fresh = { tenantId, personId: player.id, id, ...attempt, attemptId, revision: 0, heard: [] }
    const { revision, heard, ...fixed } = row ?? fresh
    const changed = {
      ...{ partId: sent.part.id, partName: sent.part.name, text, writer: sent.writer, changedAt: now },
      ...{ revision: revision + 1, heard: hear(heard, sent.stamp) },
    }
    const next: NoteRow = { ...fixed, ...changed }
    const key = [notes.tenantId, notes.personId, notes.id]
    await tx.insert(notes).values(next).onConflictDoUpdate({ target: key, set: changed })
    if (text === '') await sweepDeleted(tx, player, now)
    return { note: shown(next) ?? shown(instead) }
  })
}

/** Null: deleted. */
function shown(row: NoteRow | undefined): Note | null {
  return row && row.text !== '' ? showNote(row) : null
}

/** The task may be gone since: what was written in it still arrives. */
async function findAttempt(attemptId: string, { db, player }: MyVisit) {
  const { adventureId, taskId } = attempts
  const [found] = await db
    .select({
      attempt: { adventureId, taskId },
      versionId: attempts.versionId,
      currentVersionId: versionSeenBy(attempts.personId),
    })
    .from(attempts)
    .innerJoin(
      adventures,
      and(eq(adventures.tenantId, attempts.tenantId), eq(adventures.id, attempts.adventureId)),
    )
    .where(
      and(
        eq(attempts.tenantId, player.tenantId),
        eq(attempts.personId, player.id),
        eq(attempts.id, attemptId),
      ),
    )
  if (!found) throw new Problem(404, 'no-such-attempt')
  const { attempt, versionId, currentVersionId } = found
  for (const one of new Set([versionId ?? currentVersionId, currentVersionId])) {
    const content = await readContent(db, player.tenantId, one)
    const placed = content?.tasks.get(attempt.taskId)
    if (placed && isAnonymous(placed.task.content)) throw new Problem(409, 'no-notes-here')
  }
  return attempt
}

/** Changes of one person's notes come one after another: two pages may send the same one. */
async function lockNotes(tx: Database, { tenantId, id }: Player): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notes ${tenantId} ${id}`}, 0))`)
}

/**
 * Which note a change is of, and how that is now. Another page has changed the one that it means: it is of one apart, and that one
 * stays (`instead`).
 */
async function findNote(
  tx: Database,
  player: Player,
  noteId: string,
  sent: Sent['body'],
): Promise<{ id: string; row: NoteRow | undefined; instead?: NoteRow }> {
  const ids = [noteId, sent.writer]
  const found = await tx
    .select()
    .from(notes)
    .where(and(isOwnNote(player), inArray(notes.id, ids)))
  const rowOf = (id: string) => found.find((row) => row.id === id)
  const meant = rowOf(noteId)
  if (!meant || mayReplace(meant, sent)) return { id: noteId, row: meant }
  return { id: sent.writer, row: rowOf(sent.writer), instead: meant }
}

async function mustHaveRoom(tx: Database, player: Player): Promise<void> {
  const count = await tx.$count(notes, and(isOwnNote(player), ne(notes.text, '')))
  if (count >= MOST_NOTES) throw new Problem(409, 'too-many-notes')
}

async function sweepDeleted(tx: Database, player: Player, now: Date): Promise<void> {
  const long = new Date(now.getTime() - FORGOTTEN_MS)
  await tx.delete(notes).where(and(isOwnNote(player), eq(notes.text, ''), lt(notes.changedAt, long)))
}
