/** A file that two states of an adventure do not share; null on the side that does not have it. */
export interface FileChange {
  path: string
  before: string | null
  after: string | null
  /** The path that the same bytes had before; null where they were under no other, or under this one. */
  was: string | null
}

type Hashes = ReadonlyMap<string, string>

/**
 * What changes from one state of an adventure's files to another, by path. A file that went and one that came with the same bytes are
 * one that was moved.
 * @param before hashes by path
 */
export function changesOfFiles(before: Hashes, after: Hashes): FileChange[] {
  const gone = new Map<string, string[]>()
  for (const [path, hash] of [...before].sort(byPath)) {
    if (!after.has(path)) gone.set(hash, [...(gone.get(hash) ?? []), path])
  }
  const changes: FileChange[] = []
  for (const [path, hash] of [...after].sort(byPath)) {
    const known = before.get(path)
    if (known === hash) continue
    if (known !== undefined) {
      changes.push({ path, before: known, after: hash, was: null })
      continue
    }
    const was = gone.get(hash)?.shift() ?? null
    changes.push({ path, before: was === null ? null : hash, after: hash, was })
  }
  for (const [hash, paths] of gone) {
    for (const path of paths) changes.push({ path, before: hash, after: null, was: null })
  }
  return changes.sort((a, b) => (a.path < b.path ? -1 : 1))
}

const byPath = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : 1)
