import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathMistake } from '#shared/domain/adventure-files.ts'
import { codeOf } from '#server/lib/error-code.ts'
import { releaseFiles, type ReleaseFile } from './release.ts'
import type { MakerVisit } from './visit.ts'

/** Hashes of files of the release by where they lie; of a file that was written anew it is worked out again. */
const known = new Map<string, { stamp: string; hash: Promise<string> }>()

/** Calls at the same time share what the first of them reads. */
async function hashOf({ file }: Pick<ReleaseFile, 'file'>): Promise<string> {
  const { mtimeMs, size } = await stat(file)
  const stamp = `${mtimeMs} ${size}`
  const before = known.get(file)
  if (before?.stamp === stamp) return before.hash
  const hash = readHash(file)
  known.set(file, { stamp, hash })
  try {
    return await hash
  } catch (error) {
    // read again by the next call
    if (known.get(file)?.hash === hash) known.delete(file)
    throw error
  }
}

async function readHash(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) if (chunk instanceof Uint8Array) hash.update(chunk)
  return hash.digest('hex')
}

/** Of one file of an adventure of the release; undefined where it has no such file. */
export async function releaseHash(
  folder: string,
  path: string,
  { files }: Pick<MakerVisit, 'files'>,
): Promise<string | undefined> {
  if (pathMistake(path) !== null) return undefined
  return hashOf({ file: join(files.content.scenes, folder, path) }).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined
    throw error
  })
}

/** An adventure of the release as it is now. */
export interface Released {
  found: readonly ReleaseFile[]
  /** By path. */
  hashes: ReadonlyMap<string, string>
}

/** Reads adventures of the release, each of them once, however often it is asked for. */
export function releaseReader(visit: MakerVisit): (folder: string) => Promise<Released> {
  const read = new Map<string, Promise<Released>>()
  return (folder) => {
    const released = read.get(folder) ?? readReleased(folder, visit)
    read.set(folder, released)
    return released
  }
}

async function readReleased(folder: string, visit: MakerVisit): Promise<Released> {
  const found = await releaseFiles(folder, visit)
  const hashes = new Map<string, string>()
  for (const one of found) hashes.set(one.path, await hashOf(one))
  return { found, hashes }
}
