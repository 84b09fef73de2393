import type { CopyOf } from '#shared/domain/drafts.ts'
import { releaseHash } from './release-hashes.ts'
import type { MakerVisit } from './visit.ts'

/**
 * The files that a copy is compared by from now on: where the draft has become like the library, what the library has. Without it, a
 * later change of either of them would count as one of both.
 * @param mine the draft's hashes by path
 * @returns null where nothing has moved on
 */
export async function movedBase(
  { folder, files }: CopyOf,
  mine: ReadonlyMap<string, string>,
  visit: Pick<MakerVisit, 'files'>,
): Promise<CopyOf['files'] | null> {
  const base = new Map(Object.entries(files))
  const unlike = [...new Set([...base.keys(), ...mine.keys()])].filter(
    (path) => base.get(path) !== mine.get(path),
  )
  let hasMoved = false
  for (const path of unlike) {
    const theirs = await releaseHash(folder, path, visit)
    if (theirs !== mine.get(path)) continue
    if (theirs === undefined) base.delete(path)
    else base.set(path, theirs)
    hasMoved = true
  }
  return hasMoved ? Object.fromEntries(base) : null
}
