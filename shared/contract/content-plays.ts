import * as z from 'zod/mini'
import { AnonymousAnswers } from '#kinds/survey/shared/schemas.ts'
import { FILE_SORTS } from '../domain/file-sorts.ts'
import { PART_GROUPS } from '../scene/files.ts'
import { TaskContent, TaskMove, TaskPlayable, TaskState } from '../scene/tasks/task.ts'
import { MOST_MOVES, MovesReply } from './attempts.ts'
import { AdventureFolder } from './content.ts'
import { endpoint } from './endpoint.ts'

/** Longest text that is played with; what is written may be longer until it is checked. */
export const LONGEST_WRITTEN_TEXT = 8000

/** More files than any task takes. */
const MOST_FILES = 100

/** Stands before the name of a picture of the draft, where a player is shown its address. */
export const WRITTEN_PICTURE = 'written-picture:'

/** A task with all of its questions and explanations. */
const MOST_BYTES = 1024 * 1024

const Said = z.optional(z.string().check(z.maxLength(LONGEST_WRITTEN_TEXT)))
const SaidById = z.optional(z.record(z.string(), z.string().check(z.maxLength(LONGEST_WRITTEN_TEXT))))

/** Of one part of a task. What else is written there shows nowhere. */
const WrittenPart = z.object({
  ...{
    title: Said,
    text: Said,
    plain: Said,
    picture: Said,
    question: Said,
    explanation: Said,
    speaker: Said,
  },
  ...{ left: Said, right: Said, minLabel: Said, maxLabel: Said, declaration: Said, placeholder: Said },
  ...{ answers: SaidById, feedback: SaidById },
})

/** The words of its parts in one language, by group and id. */
const WrittenWords = z.partialRecord(z.enum(PART_GROUPS), z.record(z.string(), WrittenPart))
export type WrittenWords = z.infer<typeof WrittenWords>

/**
 * Plays a task of a draft as it is written in this call, saved or not: a new attempt, with all of its moves. Nothing of it is stored or
 * rewarded. Questions and answers come in the order in which they are written, what is laid somewhere in one order that stays, and nobody
 * is asked how sure an answer is. 404 without a draft, and for anyone who neither makes nor translates it. 422: moves of another kind of task;
 * `code` needs-build for a kind whose files must be read before it is played; `code` task-unfinished where it is finished and something is
 * still to be done.
 */
export const playWritten = endpoint({
  method: 'POST',
  path: '/v2/content/:folder/plays',
  params: z.object({ folder: AdventureFolder }),
  body: z.strictObject({
    content: TaskContent,
    words: WrittenWords,
    startedAt: z.iso.datetime(),
    moves: z.array(TaskMove).check(z.maxLength(MOST_MOVES)),
    /** Files that the browser has chosen: none of them is sent. */
    arrived: z.optional(
      z
        .array(
          z.strictObject({
            id: z.string().check(z.maxLength(64)),
            name: z.string().check(z.maxLength(255)),
            bytes: z.int().check(z.gte(0)),
            sort: z.enum(FILE_SORTS),
          }),
        )
        .check(z.maxLength(MOST_FILES)),
    ),
    /** Of an anonymous survey that is finished. */
    answers: z.optional(AnonymousAnswers),
    isFinished: z.boolean(),
  }),
  reply: z.object({
    /** Its pictures are their names in the draft, behind `WRITTEN_PICTURE`. */
    playable: TaskPlayable,
    state: TaskState,
    refused: MovesReply.shape.refused,
    /** What a finish brings; null while something is still to be done. `share` of the points, 0 to 1. */
    result: z.nullable(z.object({ share: z.number(), isPassed: z.boolean() })),
  }),
  who: 'signed-in',
  // each letter asks for it, and nothing is stored
  rate: 'read',
  bodyBytes: MOST_BYTES,
})
