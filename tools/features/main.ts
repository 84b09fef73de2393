import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { compare, refresh } from './compare.ts'
import { formatTable, parseTable } from './table.ts'
import { findTestedIds } from './test-titles.ts'

/**
 * `npm run features`: docs/features.md and the titles of the tests must name the same requirements. With `--write` the
 * column of tests is filled in and missing rows are added as begun; what is kept and where it lives stays for people to say.
 */
const FILE = 'docs/features.md'
const text = readFileSync(FILE, 'utf8')
const tested = findTestedIds()

if (process.argv.includes('--write')) {
  const intro = text.slice(0, text.indexOf('| requirement'))
  writeFileSync(FILE, `${intro}${formatTable(refresh(parseTable(text), tested))}\n`)
}
const rows = parseTable(readFileSync(FILE, 'utf8'))
const faults = compare(rows, tested, existsSync)
const kept = rows.filter(({ state }) => state === 'kept').length
const sum = `${kept} requirements kept, ${rows.length - kept} begun, ${faults.length} faults`
console.log([...faults, sum].join('\n'))
process.exitCode = faults.length === 0 ? 0 : 1
