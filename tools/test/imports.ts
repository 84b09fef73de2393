import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

/** The files of this repository that a module under `root` imports, types included; of no other file any. */
export function importsOf(root: string, file: string): string[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return []
  return ts.preProcessFile(readFileSync(join(root, file), 'utf8')).importedFiles.flatMap(({ fileName }) => {
    // a query, as `?url`, says how and not what
    const [path = ''] = fileName.split('?')
    if (path.startsWith('#')) return [path.slice(1)]
    return path.startsWith('.') ? [posix.join(posix.dirname(file), path)] : []
  })
}
