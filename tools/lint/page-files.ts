import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What pages are made of: `src`, and the browser's part of each kind of task. */
const ROOTS = ['src', 'kinds']

/** All files of the pages that end so, relative to the repository's root. */
export function pageFiles(...endings: readonly string[]): string[] {
  return ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
  ).filter((file) => endings.some((ending) => file.endsWith(ending)))
}
