import * as z from 'zod/mini'
import { LONGEST_NOTE, LONGEST_PART } from '../domain/notes.ts'
import { Stamp } from './attempts.ts'
import { endpoint } from './endpoint.ts'

/** Where in its task a note was written: a card, a question, a second of a film. The whole task has an empty id and name. */
export const NotePart = z.strictObject({
  id: z.string().check(z.maxLength(LONGEST_PART)),
  /** What the player read there, in the language of then. */
  name: z.string().check(z.maxLength(LONGEST_PART)),
})
export type NotePart = z.infer<typeof NotePart>

export const Note = z.object({
  id: z.uuid(),
  taskId: z.string(),
  /** In which it was begun: what changes it later names it. */
  attemptId: z.uuid(),
  part: NotePart,
  text: z.string(),
  revision: z.int(),
  changedAt: z.string(),
})
export type Note = z.infer<typeof Note>

/** Mine of one task of the adventure that I play, the oldest first; 404 for any other task. */
export const readTaskNotes = endpoint({
  method: 'GET',
  path: '/v2/tasks/:taskId/notes',
  params: z.object({ taskId: z.string().check(z.minLength(1), z.maxLength(120)) }),
  reply: z.object({ notes: z.array(Note) }),
  who: 'signed-in',
  rate: 'read',
})

const NotedTask = z.object({
  id: z.string(),
  /** Null where it was withdrawn since. */
  name: z.nullable(z.string()),
  /** Null where it was withdrawn since. */
  mission: z.nullable(z.object({ id: z.string(), name: z.string() })),
  adventure: z.object({
    id: z.uuid(),
    name: z.string(),
    /** The one that I play: only its tasks can be opened. */
    isActive: z.boolean(),
  }),
  /** The oldest first. */
  notes: z.array(Note),
})
export type NotedTask = z.infer<typeof NotedTask>

/** All of mine, of every adventure, by task: the one with the latest change first. */
export const readMyNotes = endpoint({
  method: 'GET',
  path: '/v2/notes',
  reply: z.object({ tasks: z.array(NotedTask) }),
  who: 'signed-in',
  rate: 'read',
})
export type MyNotes = z.infer<typeof readMyNotes.reply>

const Change = {
  part: NotePart,
  /** Empty deletes it. */
  text: z.string().check(z.maxLength(LONGEST_NOTE)),
  /** The revision that the text was typed over; 0: none. */
  basis: z.int().check(z.gte(0)),
  /** Of this opening of the field. */
  writer: z.uuid(),
}

/**
 * Writes, changes or deletes a note of an attempt of mine, under an id that the page gives it. What another page has changed
 * meanwhile stays, and this becomes a note of its own, whose id is `writer`. What a later call of the same page has overtaken
 * changes nothing. Replies with what the note is now; null: deleted. A deletion that has not seen the latest text deletes nothing.
 * 404 `no-such-attempt`: none of mine. 409: `too-many-notes`; `no-notes-here` in an anonymous survey.
 */
export const writeNote = endpoint({
  method: 'PUT',
  path: '/v2/attempts/:attemptId/notes/:noteId',
  params: z.object({ attemptId: z.uuid(), noteId: z.uuid() }),
  body: z.strictObject({ ...Change, stamp: Stamp }),
  reply: z.object({ note: z.nullable(Note) }),
  who: 'signed-in',
  rate: 'write',
})
