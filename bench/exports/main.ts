import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { embedded, onServer } from '../server/storages.ts'
import { tableOf, type Row } from '../stage/table.ts'
import { measureExports } from './measure-exports.ts'

/**
 * `npm run bench -- exports [--attempts 100000]`: how much other calls slow down while an export is written, in a tenant with so
 * many attempts and ten times as many events, on PGlite and, where BENCH_DATABASE_URL names a server on which databases may be
 * made, on PostgreSQL.
 */
const { values } = parseArgs({ options: { attempts: { type: 'string', default: '100000' } } })
execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const server = process.env['BENCH_DATABASE_URL']
const rows: Row[] = []
for (const storage of [embedded(), ...(server ? [await onServer(server)] : [])]) {
  try {
    rows.push(...(await measureExports(storage, Number(values.attempts))))
  } finally {
    await storage.remove()
  }
}
console.log(tableOf(rows))
console.log(
  `${values.attempts} attempts, ${cpus().length} cores, Node ${process.versions.node}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
