import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { format } from 'oxfmt'
import * as z from 'zod/mini'
import { KIND_FOLDERS } from '#kinds/list.ts'
import { writeTyping } from '#tools/i18n/typing.ts'
import { staleLists } from './lists.ts'
import { addToList, scaffold } from './scaffold.ts'

/**
 * `npm run kind`: writes the typed lists of kinds/ from `kinds/list.ts`, which is written by hand. `npm run kind -- new <folder>` makes the
 * folder of a new kind and its line first: it is played, written and tested as it is (docs/task-kinds.md).
 */
const [verb, folder] = process.argv.slice(2)

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  console.log(`${path} written`)
}

/** Of `.oxfmtrc.json`; what else stands there says which files are formatted. */
const Style = z.object({ semi: z.boolean(), singleQuote: z.boolean(), printWidth: z.number() })

async function formatted(path: string, content: string): Promise<string> {
  const style = z.parse(Style, JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')))
  const { code, errors } = await format(path, content, style)
  if (errors.length > 0)
    throw new Error(`${path} cannot be read: ${errors.map(({ message }) => message).join(', ')}`)
  return code
}

/** @throws a sentence for a name that is none, or that is taken */
async function makeKind(name: string): Promise<void> {
  const folders = addToList(name, KIND_FOLDERS)
  for (const [path, content] of scaffold(name)) write(path, await formatted(path, content))
  for (const [path, content] of staleLists('.', folders)) write(path, content)
  await writeTyping('.')
  console.log(`Now try it: npx vitest run kinds -t ${name}. docs/task-kinds.md says what comes next.`)
}

if (verb === undefined) {
  for (const [path, content] of staleLists('.', KIND_FOLDERS)) write(path, content)
} else if (verb === 'new' && folder !== undefined) {
  try {
    await makeKind(folder)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
} else {
  console.error(
    'Usage: `npm run kind`, or `npm run kind -- new <folder>`, as in `npm run kind -- new word-search`.',
  )
  process.exitCode = 1
}
