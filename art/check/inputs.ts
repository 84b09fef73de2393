import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { importsOf } from '../../tools/test/imports.ts'

/** The content with which the checks passed last. It is committed, and no part of that content. */
export const STAMP = 'art/.checked'

/** What the tests open besides what they import, and what the checks go by. */
const READ = [
  'assets/sound',
  'scenes/lantern-isles/sounds',
  'scenes/lantern-isles/pictures',
  'scenes/lantern-isles/the-wreck/packages',
  'scenes/lantern-isles/market/packages',
  'scenes/lantern-isles/chart-room/packages',
  '.oxlintrc.json',
  'tools/lint/project-rules.mjs',
  'tsconfig.json',
  '.oxfmtrc.json',
  'package-lock.json',
  // declares what an import of a package stands for
  'server/intake/film/libav.d.ts',
  // names what #shared stands for
  'package.json',
]

/** Every file that the outcome of the checks depends on: the art, all that it imports, and what its tests open. */
export function inputsUnder(root: string): string[] {
  const found = new Set<string>()
  const waiting = ['art', ...READ].flatMap((path) => filesUnder(root, path))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...importsOf(root, file))
  }
  return [...found].toSorted()
}

/** One word for the names and bytes of all these files. */
export function contentUnder(root: string): string {
  const hash = createHash('sha256')
  for (const file of inputsUnder(root)) {
    const bytes = readFileSync(join(root, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

function filesUnder(root: string, path: string): string[] {
  const there = join(root, path)
  if (path === STAMP || path.endsWith('/node_modules') || !existsSync(there)) return []
  if (!statSync(there).isDirectory()) return [path]
  return readdirSync(there).flatMap((name) => filesUnder(root, posix.join(path, name)))
}
