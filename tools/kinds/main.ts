import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { KIND_FOLDERS } from '#kinds/list.ts'
import { staleLists } from './lists.ts'
import { addToList, scaffold } from './scaffold.ts'

/**
 * `npm run kind`: writes the typed lists of kinds/ from `kinds/list.ts`, which is written by hand. `npm run kind -- new <folder>` makes the
 * folder of a new kind and its line first; `npm run types` and `kinds/kinds.test.ts` then report what is missing.
 */
const [verb, folder] = process.argv.slice(2)

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  console.log(`${path} written`)
}

if (verb === undefined) {
  for (const [path, content] of staleLists('.', KIND_FOLDERS)) write(path, content)
} else if (verb === 'new' && folder !== undefined) {
  const folders: readonly string[] = addToList(folder, KIND_FOLDERS)
  for (const [path, content] of scaffold(folder)) write(path, content)
  for (const [path, content] of staleLists('.', folders)) write(path, content)
} else {
  console.error(
    'Usage: `npm run kind`, or `npm run kind -- new <folder>`, as in `npm run kind -- new word-search`.',
  )
  process.exitCode = 1
}
