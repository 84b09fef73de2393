import * as z from 'zod/mini'
import { MAKERS } from '../domain/roles.ts'
import { AdventureFolder, FilePath } from './content.ts'
import { endpoint } from './endpoint.ts'
import { AddressNumber } from './fields.ts'

/** One acknowledged change of a draft, by files. */
export const HistoryEntry = z.object({
  revision: z.int(),
  at: z.string(),
  by: z.nullable(z.string()),
  /** The first 20 files of it. */
  edits: z.array(
    z.object({
      kind: z.enum(['add', 'change', 'delete', 'move']),
      path: FilePath,
      /** Where it was moved to. */
      to: z.nullable(FilePath),
    }),
  ),
  /** How many files it changed. */
  count: z.int(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/**
 * Changes of a draft, the newest first, 100 a page, as far back as they are stored: those of a month at least. `before`: only revisions below it.
 * 404 without a draft.
 */
export const readHistory = endpoint({
  method: 'GET',
  path: '/v2/content/:folder/history',
  params: z.object({ folder: AdventureFolder }),
  query: z.object({ before: z.optional(AddressNumber) }),
  reply: z.object({
    entries: z.array(HistoryEntry),
    /** There are older ones. */
    hasMore: z.boolean(),
  }),
  who: MAKERS,
  rate: 'read',
})
