import * as z from 'zod/mini'
import { NotePart, type Note } from '#shared/contract/notes.ts'
import { LONGEST_NOTE } from '#shared/domain/notes.ts'
import { isFailure } from '#src/lib/failure.ts'
import { defineOutboxKind, type OutboxKind } from '#src/outbox/kind.ts'
import { flushOutbox } from '#src/outbox/outbox.ts'
import type { Verdict } from '#src/outbox/saved.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { refreshTaskNotes, sendNote, takeNote } from './queries.ts'

/** How long a field may rest before what was typed is sent, in ms. On the device it is stored at every letter. */
const REST_MS = 1000

const Change = z.object({
  taskId: z.string(),
  attemptId: z.uuid(),
  part: NotePart,
  /** Empty deletes the note. */
  text: z.string().check(z.maxLength(LONGEST_NOTE)),
  /** The revision that it was typed over. */
  basis: z.number(),
  /** Of this field, until another device has changed the note. */
  writer: z.uuid(),
})
export type NoteChange = z.infer<typeof Change>

/**
 * Changes of a note, by its id: of two the later counts. Where there are too many notes it waits until some were deleted. One that the
 * server takes never is shown before it goes.
 */
export const noteChanges: OutboxKind<NoteChange, Note | null> = defineOutboxKind<NoteChange, Note | null>({
  id: 'notes',
  parse: (value) => Change.safeParse(value).data ?? null,
  merge: (before, after) => (before.writer === after.writer ? after : null),
  holdMs: REST_MS,
  atLeave: 'send',
  verdict: verdictOf,
  send({ key: noteId, items: [change], stamp }, how) {
    if (!change) return Promise.resolve(null)
    const { attemptId, taskId: _, ...body } = change
    return sendNote({ params: { attemptId, noteId }, body: { ...body, stamp } }, how)
  },
  onReply({ person, key: noteId, items: [change] }, note) {
    if (change) takeNote(change.taskId, noteId, note)
    if (change?.text === '' && note !== null) {
      void refreshTaskNotes(change.taskId)
      overlay.show({ kind: 'info', info: { vietType: 'note_changed', text: note.text } })
    }
    // there is room for one that waits
    if (note === null) void flushOutbox(person, [noteChanges])
  },
  onRefused({ items: [change] }) {
    if (change?.text) overlay.show({ kind: 'info', info: { vietType: 'note_lost', text: change.text } })
  },
})

/** Refusals in which no other try can succeed; any other 404 may be a proxy's. */
const GONE: readonly unknown[] = ['no-such-attempt', 'no-notes-here']

function verdictOf(error: unknown): Verdict {
  if (isFailure(error) && GONE.includes(error.problem?.code)) return 'refused'
  return isTooMany(error) || isFailure(error, 401) ? 'later' : 'again'
}

/** There are as many notes as a person may have. */
export function isTooMany(error: unknown): boolean {
  return isFailure(error, 409) && error.problem?.code === 'too-many-notes'
}
