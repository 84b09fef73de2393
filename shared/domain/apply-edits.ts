import { clashOf, pathMistake } from './adventure-files.ts'
import type { FileEdit } from './drafts.ts'

/** A file that is not as it was seen: its hash now, null where there is none. */
export interface FileConflict {
  path: string
  hash: string | null
}

/** What of the edits cannot be, as a field of the call. */
export interface EditMistake {
  path: string
  message: string
}

export type Applied =
  | { files: ReadonlyMap<string, string>; conflicts?: undefined; mistake?: undefined }
  | { conflicts: FileConflict[]; files?: undefined; mistake?: undefined }
  | { mistake: EditMistake; files?: undefined; conflicts?: undefined }

/**
 * Changes the files of a draft, one edit after the other: all or nothing.
 * @param files the hash of each, by path
 */
export function applyEdits(files: ReadonlyMap<string, string>, edits: readonly FileEdit[]): Applied {
  const next = new Map(files)
  const conflicts = new Map<string, FileConflict>()
  const meet = (path: string): void => {
    if (!conflicts.has(path)) conflicts.set(path, { path, hash: files.get(path) ?? null })
  }
  for (const [index, edit] of edits.entries()) {
    const [field, named] = edit.kind === 'move' ? ['to', edit.to] : ['path', edit.path]
    const mistake = edit.kind === 'delete' ? null : pathMistake(named)
    if (mistake !== null) return { mistake: { path: `edits.${index}.${field}`, message: mistake } }
    if ((next.get(edit.path) ?? null) !== edit.from) {
      meet(edit.path)
      continue
    }
    if (edit.kind === 'put') next.set(edit.path, edit.hash)
    else if (edit.kind === 'delete') next.delete(edit.path)
    else if (next.has(edit.to) && edit.to !== edit.path) meet(edit.to)
    else {
      next.delete(edit.path)
      next.set(edit.to, edit.from)
    }
  }
  if (conflicts.size > 0) return { conflicts: [...conflicts.values()] }
  const clash = clashOf(next.keys())
  if (clash !== null)
    return { mistake: { path: 'edits', message: `stands beside another of its name: ${clash}` } }
  return { files: next }
}

/** The edits that make one set of files of another: what goes first, then the others by path. */
export function editsBetween(
  files: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, string>,
): FileEdit[] {
  const edits: FileEdit[] = []
  for (const [path, from] of files) if (!wanted.has(path)) edits.push({ kind: 'delete', path, from })
  for (const [path, hash] of [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const from = files.get(path) ?? null
    if (from !== hash) edits.push({ kind: 'put', path, hash, from })
  }
  return edits
}
