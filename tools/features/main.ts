import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { compare, refresh } from './compare.ts'
import { formatTable, parseTable } from './table.ts'
import { findTestedIds } from './test-titles.ts'

/**
 * `npm run features`: fills the column of tests in docs/features.md and adds missing rows as begun; what is kept and where it
 * lives stays for people to say, and what they have not said is a fault. With `--check`, as the tests do, nothing is written:
 * the column may be behind.
 */
const FILE = 'docs/features.md'
const text = readFileSync(FILE, 'utf8')
const tested = findTestedIds()

if (!process.argv.includes('--check')) {
  const intro = text.slice(0, text.indexOf('| requirement'))
  writeFileSync(FILE, `${intro}${formatTable(refresh(parseTable(text), tested))}\n`)
}
const rows = parseTable(readFileSync(FILE, 'utf8'))
const findings = compare(rows, tested, existsSync)
const met = rows.filter(({ state }) => state === 'kept').length
const sum = `${met} requirements kept, ${rows.length - met} begun, ${findings.length} faults`
console.log([...findings, sum].join('\n'))
process.exitCode = findings.length === 0 ? 0 : 1
