import * as z from 'zod/mini'
import { MAKERS } from '../domain/roles.ts'
import { AdventureFolder, FileHash, FilePath } from './content.ts'
import { endpoint } from './endpoint.ts'
import { AddressNumber } from './fields.ts'

const Side = z.nullable(z.object({ hash: FileHash, bytes: z.int() }))

/** A file that differs; null on the side that does not have it. */
export const ComparedFile = z.object({
  path: FilePath,
  before: Side,
  after: Side,
  /** The path that the same bytes had before; null where it was not moved. */
  was: z.nullable(FilePath),
})
export type ComparedFile = z.infer<typeof ComparedFile>

/**
 * What differs between a version and another one, or the draft where no `to` is said; by path. 404 for a number that is not there
 * any more, and without a draft where it is meant; 409 `files-unknown` where one of them came with the release.
 */
export const compareVersions = endpoint({
  method: 'GET',
  path: '/v2/content/:folder/versions/:number/comparison',
  params: z.object({ folder: AdventureFolder, number: AddressNumber }),
  query: z.object({ to: z.optional(AddressNumber) }),
  reply: z.object({ changes: z.array(ComparedFile) }),
  who: MAKERS,
  rate: 'read',
})
