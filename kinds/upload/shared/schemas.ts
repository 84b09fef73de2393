import * as z from 'zod/mini'
import { FILE_SORTS } from '#shared/domain/file-sorts.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

/** More files are never asked for in one task. */
export const MOST_FILES = 10

const Count = z.int().check(z.gte(1), z.lte(MOST_FILES))

/**
 * What a designer writes: which sorts of files are taken, and how many at least and at most. Words stand in text/{lang}.json
 * under tasks.<task>.asks.files: question says what to hand in, text how, explanation what to leave out.
 */
export const UploadContent = z.strictObject({
  type: z.literal('upload'),
  accepts: z.array(z.enum(FILE_SORTS)).check(z.minLength(1), z.maxLength(FILE_SORTS.length)),
  minimum: z._default(Count, 1),
  maximum: z._default(Count, 5),
})
export type UploadContent = z.infer<typeof UploadContent>
export type UploadPublished = UploadContent

const Sort = z.enum(FILE_SORTS)

export const UploadPlayable = z.object({
  type: z.literal('upload'),
  accepts: z.array(Sort),
  minimum: z.number(),
  maximum: z.number(),
  /** What to hand in. */
  question: z.string(),
  /** How; empty where nothing is said. */
  text: z.string(),
  /** What to leave out; empty where nothing is said. */
  explanation: z.string(),
})
export type UploadPlayable = z.infer<typeof UploadPlayable>

export const UploadState = z.object({
  type: z.literal('upload'),
  /** What is handed in, in its order. */
  files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number(), sort: Sort })),
  isHandedIn: z.boolean(),
})
export type UploadState = z.infer<typeof UploadState>

/** The player lays a file that has arrived and was checked to what is handed in, or takes it away again. */
export const UploadMove = z.strictObject({
  type: z.literal('upload'),
  action: z.enum(['add', 'drop']),
  file: MoveId,
})
export type UploadMove = z.infer<typeof UploadMove>
