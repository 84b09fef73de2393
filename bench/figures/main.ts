import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { embedded, onServer } from '../server/storages.ts'
import { tableOf, type Row } from '../stage/table.ts'
import { measurePages } from './measure-pages.ts'

/**
 * `npm run bench -- figures [--attempts 100000]`: the pages of figures over HTTP, of a leader and of an admin, in a tenant with so many
 * attempts and ten times as many events, beside one with a thousand, on PGlite and, where BENCH_DATABASE_URL names a server on which
 * databases may be made, on PostgreSQL.
 */
const { values } = parseArgs({ options: { attempts: { type: 'string', default: '100000' } } })
const amounts = [1000, Number(values.attempts)]
execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const server = process.env['BENCH_DATABASE_URL']
const rows: Row[] = []
for (const storages of [
  [embedded(), embedded()],
  ...(server ? [[await onServer(server), await onServer(server)]] : []),
]) {
  try {
    rows.push(...(await measurePages(storages, amounts)))
  } finally {
    for (const storage of storages) await storage.remove()
  }
}
console.log(tableOf(rows))
console.log(
  `${amounts.join(' and ')} attempts, ${cpus().length} cores, Node ${process.versions.node}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
