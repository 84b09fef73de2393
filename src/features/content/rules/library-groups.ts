import type { LibraryChange } from '#shared/contract/content-library.ts'
import { sortOf } from './file-sort.ts'

/** What a maker thinks of files as. */
export const LIBRARY_GROUPS = ['missions', 'tasks', 'texts', 'art'] as const
export type LibraryGroup = (typeof LIBRARY_GROUPS)[number]

export function groupOf(path: string): LibraryGroup {
  const sort = sortOf(path)
  if (sort === 'task') return 'tasks'
  if (sort === 'words') return 'texts'
  return ['adventure', 'badges', 'mission', 'scene'].includes(sort) ? 'missions' : 'art'
}

/** Changes by what they are of, those of nothing left out. */
export function byGroup<Change extends { path: string }>(changes: readonly Change[]) {
  return LIBRARY_GROUPS.map((group) => ({
    group,
    changes: changes.filter(({ path }) => groupOf(path) === group),
  })).filter((one) => one.changes.length > 0)
}

/** What became of a file in the library. */
export function howOf({ mine, theirs, isConflict }: LibraryChange): 'added' | 'changed' | 'removed' | 'gone' {
  if (theirs === null) return 'removed'
  if (mine !== null) return 'changed'
  return isConflict ? 'gone' : 'added'
}
