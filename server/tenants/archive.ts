import * as z from 'zod/mini'

/** First in every archive: what it is, and of which database. */
export const MANIFEST = 'tenant.json'
/** Goes up when an archive is laid out in another way. */
export const FORMAT = 1

export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The last migration that its database has had: rows fit no other. */
  migration: z.string(),
  exportedAt: z.string(),
  tenant: z.object({ id: z.uuid(), name: z.string() }),
  /** How many rows of each table follow. */
  rows: z.record(z.string(), z.int()),
})
export type Manifest = z.infer<typeof Manifest>

/** Folders of an archive: rows, one JSON object a line, and what lies on the disk. */
export const FOLDERS = {
  tables: 'tables/',
  uploads: 'uploads/',
  packages: 'packages/',
  blobs: 'blobs/',
  built: 'built/',
} as const
