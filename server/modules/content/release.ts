import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isLeftBehind, pathMistake } from '#shared/domain/adventure-files.ts'
import type { ArrivedBlob } from '#server/lib/files/blobs.ts'
import type { MakerVisit } from './visit.ts'

type Scenes = Pick<MakerVisit, 'files'>

/** Adventures that came with the release, where their files lie on this machine; by name. */
export async function releaseFolders({ files }: Scenes): Promise<string[]> {
  const entries = await readdir(files.content.scenes, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && /^[a-z0-9][a-z0-9-]{0,59}$/.test(entry.name))
    .map(({ name }) => name)
    .sort()
}

export interface ReleaseFile {
  /** Inside of the adventure's folder. */
  path: string
  /** Where it lies. */
  file: string
  bytes: number
}

/**
 * The files of one of them, by path; empty where there is no such adventure.
 * @param under only those of this folder in it
 */
export async function releaseFiles(folder: string, visit: Scenes, under = ''): Promise<ReleaseFile[]> {
  const root = join(visit.files.content.scenes, folder)
  const entries = await readdir(join(root, under), { withFileTypes: true, recursive: true }).catch(() => [])
  const found: ReleaseFile[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = file
      .slice(root.length + 1)
      .replaceAll('\\', '/')
      .normalize('NFC')
    if (isLeftBehind(path) || pathMistake(path) !== null) continue
    found.push({ path, file, bytes: (await stat(file)).size })
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** How many files are read at once. */
const AT_ONCE = 8

/** Takes in all of them; what is not kept is to be dropped. Adds each to `arrived` as it comes. */
export async function receiveRelease(
  found: readonly ReleaseFile[],
  arrived: ArrivedBlob[],
  { files }: Scenes,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  const left = [...found]
  async function work(): Promise<void> {
    for (let one = left.shift(); one; one = left.shift()) {
      const blob = await files.content.blobs.receive(createReadStream(one.file), Infinity)
      arrived.push(blob)
      hashes.set(one.path, blob.hash)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return hashes
}
