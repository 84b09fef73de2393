import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { tableOf, type Row } from '../stage/table.ts'
import { measureStorage } from './measure-storage.ts'
import { embedded, onServer } from './storages.ts'

/**
 * `npm run bench -- server`: 50 clients finish tasks over HTTP, on PGlite and, where BENCH_DATABASE_URL names a server on which
 * databases may be made, on PostgreSQL.
 */
execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const server = process.env['BENCH_DATABASE_URL']
const rows: Row[] = []
for (const storage of [embedded(), ...(server ? [await onServer(server)] : [])]) {
  try {
    rows.push(...(await measureStorage(storage)))
  } finally {
    await storage.remove()
  }
}
console.log(tableOf(rows))
console.log(
  `${cpus().length} cores, Node ${process.versions.node}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
