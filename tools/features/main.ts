import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { compare, refresh } from './compare.ts'
import { formatTable, parseTable } from './table.ts'
import { findTestedIds } from './test-titles.ts'

/**
 * `npm run features`: docs/features.md and the titles of the tests must name the same requirements. With `--write` the
 * column of tests is filled in and missing rows are added; where a feature lives stays for people to say.
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
console.log([...faults, `${rows.length} requirements, ${faults.length} faults`].join('\n'))
process.exitCode = faults.length === 0 ? 0 : 1
