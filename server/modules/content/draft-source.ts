import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { CopyOf } from '#shared/domain/drafts.ts'
import { lastPublication } from '#server/play/publications.ts'
import { sizesOf } from './blob-sizes.ts'
import { readText } from './draft-name.ts'
import { copyOf, findDraft, hashesOf } from './drafts.ts'
import { releaseFiles, type ReleaseFile } from './release.ts'
import type { MakerVisit } from './visit.ts'

/** Where the files of an adventure come from that the tenant has, or the release. */
export type DraftSource =
  | {
      of: 'draft' | 'published'
      hashes: Map<string, string>
      /** What these files were copied of. */
      copyOf: CopyOf | null
    }
  | { of: 'release'; found: ReleaseFile[] }

/**
 * The files of the tenant's draft; without one, those that it published last; where nobody knows those, as where the release's own
 * were brought back, those of the release. Null where there are none of any.
 */
export async function sourceOf(folder: string, visit: MakerVisit): Promise<DraftSource | null> {
  const draft = await findDraft(visit.db, folder, visit)
  if (draft) return { of: 'draft', hashes: await hashesOf(visit.db, folder, visit), copyOf: copyOf(draft) }
  const published = await lastPublication(visit.db, folder, visit.tenant.id)
  if (published?.files) {
    const { files, copyOf: copied } = published
    return { of: 'published', hashes: new Map(Object.entries(files)), copyOf: copied }
  }
  const found = await releaseFiles(folder, visit)
  return found.length > 0 ? { of: 'release', found } : null
}

/** A small text of it; null where there is no such file. */
export function readTextOf(source: DraftSource, path: string, visit: MakerVisit): Promise<string | null> {
  if (source.of === 'release') {
    const file = source.found.find((one) => one.path === path)
    return file ? readFile(file.file, 'utf8') : Promise.resolve(null)
  }
  const hash = source.hashes.get(path)
  return hash === undefined ? Promise.resolve(null) : readText(hash, visit)
}

interface SourceFile {
  path: string
  bytes: number
  read: () => Readable
}

/** By path. */
export async function filesOf(source: DraftSource, visit: MakerVisit): Promise<SourceFile[]> {
  if (source.of === 'release')
    return source.found.map(({ path, file, bytes }) => ({
      ...{ path, bytes },
      read: () => createReadStream(file),
    }))
  const { tenant, files } = visit
  const sizes = await sizesOf([...source.hashes.values()], visit)
  return [...source.hashes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, hash]) => ({
      ...{ path, bytes: sizes.get(hash) ?? 0 },
      read: () => files.content.blobs.read(tenant.id, hash),
    }))
}
