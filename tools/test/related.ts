import { posix } from 'node:path'
import { importsOf } from './imports.ts'

const TEST = /\.test\.tsx?$/

/** Where everything is put together: over these, every test would be about everything. */
const WHOLE = new Set(['server/app.ts', 'src/app/App.tsx', 'src/app/router.tsx'])

/**
 * The tests among `files` that are changed, lie beside something changed, or import something changed, over however many
 * others but not over the whole product.
 */
export function relatedTests(root: string, files: readonly string[], changed: readonly string[]): string[] {
  const importers = importersOf(root, files)
  const folders = new Set(changed.map((file) => posix.dirname(file)))
  const reached = new Set([
    ...changed,
    ...files.filter((file) => folders.has(posix.dirname(file)) && TEST.test(file)),
  ])
  for (const file of reached)
    if (!WHOLE.has(file)) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return files.filter((file) => reached.has(file) && TEST.test(file)).toSorted()
}

function importersOf(root: string, files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const file of files)
    for (const imported of importsOf(root, file))
      importers.set(imported, [...(importers.get(imported) ?? []), file])
  return importers
}
