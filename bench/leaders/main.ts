import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { embedded, onServer } from '../server/storages.ts'
import { tableOf, type Row } from '../stage/table.ts'
import { measureLists } from './measure-lists.ts'

/**
 * `npm run bench -- leaders`: each list of a leader over HTTP, for a team of 200 with 2,000 reviews, beside one of 60 with 120, in a
 * tenant with 20,000 others, on PGlite and, where BENCH_DATABASE_URL names a server on which databases may be made, on PostgreSQL.
 */
execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const server = process.env['BENCH_DATABASE_URL']
const rows: Row[] = []
for (const storage of [embedded(), ...(server ? [await onServer(server)] : [])]) {
  try {
    rows.push(...(await measureLists(storage)))
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
