import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CONTENT_REFUSALS } from '#shared/contract/content-refusals.ts'
import { projectFolder } from '#server/db/project-folder.ts'

const MODULE = join(projectFolder(), 'server', 'modules', 'content')
/** Of any call: pages have words for them everywhere. */
const COMMON = ['refused-fields', 'not-found']

it('every code by which a call about content is refused is in the contract, by which pages find their words [WORLD-2]', () => {
  const sources = readdirSync(MODULE)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(MODULE, name), 'utf8'))
  const zip = readFileSync(join(projectFolder(), 'server', 'intake', 'archive', 'adventure-zip.ts'), 'utf8')
  const codes = new Set([
    ...sources.flatMap((text) => [...text.matchAll(/Problem\(\d{3}, '([\w-]+)'/g)].map(([, code]) => code)),
    ...[...zip.matchAll(/'(zip-[\w-]+)'/g)].map(([, code]) => code),
  ])
  const listed = new Set<unknown>([...CONTENT_REFUSALS, ...COMMON])
  expect(codes.size).toBeGreaterThan(10)
  expect([...codes].filter((code) => !listed.has(code))).toEqual([])
  expect(CONTENT_REFUSALS.filter((code) => !codes.has(code))).toEqual([])
})
