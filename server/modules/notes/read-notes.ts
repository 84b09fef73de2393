import { and, asc, eq, ne } from 'drizzle-orm'
import type { Reply } from '#shared/contract/endpoint.ts'
import type { MyNotes, NotedTask, readMyNotes, readTaskNotes } from '#shared/contract/notes.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { notes } from '#server/db/schema/notes.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readContent } from '#server/play/read-content.ts'
import { wordsIn } from '#server/play/words.ts'
import { mustPlay } from '#server/policies/must-play.ts'
import { isOwnNote, showNote, type NoteRow } from './show-note.ts'

/** @throws Problem 404 for a task that is not in the adventure that the player plays */
export async function readMineOfTask(
  taskId: string,
  { db, player }: VisitOf<typeof readTaskNotes>,
): Promise<Reply<typeof readTaskNotes>> {
  const { id, versionId } = mustPlay(player)
  const content = await readContent(db, player.tenantId, versionId)
  if (!content?.tasks.has(taskId)) throw notFound()
  const rows = await db
    .select()
    .from(notes)
    .where(and(isOwnNote(player), eq(notes.adventureId, id), eq(notes.taskId, taskId), ne(notes.text, '')))
    .orderBy(asc(notes.changedAt), asc(notes.id))
  return { notes: rows.map(showNote) }
}

type MyVisit = VisitOf<typeof readMyNotes>

export async function readAllMine(visit: MyVisit): Promise<MyNotes> {
  const { db, player } = visit
  const rows = await db
    .select({ note: notes, versionId: versionSeenBy(notes.personId) })
    .from(notes)
    .innerJoin(adventures, and(eq(adventures.tenantId, notes.tenantId), eq(adventures.id, notes.adventureId)))
    .where(and(isOwnNote(player), ne(notes.text, '')))
    .orderBy(asc(notes.changedAt), asc(notes.id))
  const byTask = new Map<string, { versionId: string; own: NoteRow[] }>()
  for (const { note, versionId } of rows) {
    const key = `${note.adventureId} ${note.taskId}`
    const group = byTask.get(key) ?? { versionId, own: [] }
    group.own.push(note)
    byTask.set(key, group)
  }
  const tasks = await Promise.all(
    Array.from(byTask.values(), ({ versionId, own }) => showTask(own, versionId, visit)),
  )
  return { tasks: tasks.filter((task) => task !== null).toSorted(byLatest) }
}

async function showTask(
  own: readonly NoteRow[],
  versionId: string,
  { db, tenant, languages, player }: MyVisit,
): Promise<NotedTask | null> {
  const [first] = own
  if (!first) return null
  const { taskId, adventureId } = first
  const content = await readContent(db, tenant.id, versionId)
  const words = content && wordsIn(content, languages, tenant)
  const missionId = content?.tasks.get(taskId)?.missionId
  const isThere = words !== null && missionId !== undefined
  return {
    id: taskId,
    name: isThere ? words.task(taskId).name : null,
    mission: isThere ? { id: missionId, name: words.mission(missionId) } : null,
    adventure: {
      id: adventureId,
      name: words?.adventure ?? '',
      isActive: player.adventure?.id === adventureId,
    },
    notes: own.map(showNote),
  }
}

function byLatest(one: NotedTask, other: NotedTask): number {
  const latest = ({ notes: own }: NotedTask) => own.at(-1)?.changedAt ?? ''
  return latest(other).localeCompare(latest(one))
}
