import * as z from 'zod/mini'
import { MOST_DRAFT_FILES } from '../domain/drafts.ts'
import { MAKERS } from '../domain/roles.ts'
import { AdventureFolder, DraftFile, FileHash, FilePath } from './content.ts'
import { endpoint } from './endpoint.ts'

const Params = z.object({ folder: AdventureFolder })

/** A file that has changed in the library, with its hashes here and there; null where there is none. */
export const LibraryChange = z.object({
  path: FilePath,
  mine: z.nullable(FileHash),
  theirs: z.nullable(FileHash),
  /** Bytes in the library; 0 where it has none any more. */
  bytes: z.int(),
  /** The draft has changed it as well. */
  isConflict: z.boolean(),
})
export type LibraryChange = z.infer<typeof LibraryChange>

/** What has changed in the library since the draft became a copy of it, by path; empty for what is no copy. 404 without a draft. */
export const readLibrary = endpoint({
  method: 'GET',
  path: '/v2/content/:folder/library',
  params: Params,
  reply: z.object({ changes: z.array(LibraryChange) }),
  who: MAKERS,
  rate: 'read',
  waitsMs: 20_000,
})

const Seen = z.strictObject({ path: FilePath, mine: z.nullable(FileHash), theirs: z.nullable(FileHash) })

/**
 * Answers changes of the library as they were seen. What is taken becomes part of the draft as one ordinary change; what is declined is
 * offered no more, until it changes again. The same `id` again changes nothing. 409 `file-changed` where a file is another one by now,
 * here or there.
 */
export const answerLibrary = endpoint({
  method: 'POST',
  path: '/v2/content/:folder/library',
  params: Params,
  body: z.strictObject({
    id: z.uuid(),
    taken: z.array(Seen).check(z.maxLength(MOST_DRAFT_FILES)),
    declined: z.array(Seen).check(z.maxLength(MOST_DRAFT_FILES)),
  }),
  reply: z.object({ revision: z.int(), files: z.array(DraftFile) }),
  who: MAKERS,
  rate: 'write',
  bodyBytes: 16 * 1024 * 1024,
  waitsMs: 25_000,
})
