import type { Bench } from './bench.ts'

/** Paths of the draft as it stands here: what was not sent yet is there, and what was taken out is not. */
export function draftPaths({ edits, files }: Pick<Bench, 'edits' | 'files'>): string[] {
  const paths = new Set(files)
  for (const [path, text] of Object.entries(edits.store.getState().texts)) {
    if (text === null) paths.delete(path)
    else paths.add(path)
  }
  return [...paths].toSorted()
}
