import { and, eq, type InferSelectModel } from 'drizzle-orm'
import type { Note } from '#shared/contract/notes.ts'
import { notes } from '#server/db/schema/notes.ts'
import type { Player } from '#server/http/visit.ts'

export type NoteRow = InferSelectModel<typeof notes>

export function showNote(row: NoteRow): Note {
  const { id, taskId, attemptId, partId, partName, text, revision, changedAt } = row
  return {
    ...{ id, taskId, attemptId, text, revision },
    part: { id: partId, name: partName },
    changedAt: changedAt.toISOString(),
  }
}

export function isOwnNote(player: Player) {
  return and(eq(notes.tenantId, player.tenantId), eq(notes.personId, player.id))
}
