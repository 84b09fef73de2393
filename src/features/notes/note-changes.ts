import * as z from 'zod/mini'
import { NotePart, type Note } from '#shared/contract/notes.ts'
import { LONGEST_NOTE } from '#shared/domain/notes.ts'
import { isFailure } from '#src/lib/failure.ts'
import { defineOutboxKind, verdictOf, type OutboxKind } from '#src/outbox/kind.ts'
import { flushOutbox } from '#src/outbox/outbox.ts'
import { sendNote, takeNote } from './queries.ts'

/** How long a field may rest before what was typed is sent, in ms. On the device it is stored at every letter. */
const REST_MS = 1000

const Change = z.object({
  taskId: z.string(),
  attemptId: z.uuid(),
  part: NotePart,
  /** Empty deletes the note. */
  text: z.string().check(z.maxLength(LONGEST_NOTE)),
  /** The revision that its field was opened with. */
  basis: z.number(),
  /** Of this opening of the field. */
  writer: z.uuid(),
})
export type NoteChange = z.infer<typeof Change>

/** Changes of a note, by its id: of two the later counts. Where there are too many notes it waits until some were deleted. */
export const noteChanges: OutboxKind<NoteChange, Note | null> = defineOutboxKind<NoteChange, Note | null>({
  id: 'notes',
  parse: (value) => Change.safeParse(value).data ?? null,
  merge: (before, after) => (before.writer === after.writer ? after : null),
  holdMs: REST_MS,
  atLeave: 'send',
  verdict: (error) => (isTooMany(error) ? 'later' : verdictOf(error)),
  send({ key: noteId, items: [change], stamp }, how) {
    if (!change) return Promise.resolve(null)
    const { attemptId, taskId: _, ...body } = change
    return sendNote({ params: { attemptId, noteId }, body: { ...body, stamp } }, how)
  },
  onReply({ person, key: noteId, items: [change] }, note) {
    if (change) takeNote(change.taskId, noteId, note)
    // there is room for one that waits
    if (note === null) void flushOutbox(person, [noteChanges])
  },
})

/** There are as many notes as a person may have. */
export function isTooMany(error: unknown): boolean {
  return isFailure(error, 409) && error.problem?.code === 'too-many-notes'
}
