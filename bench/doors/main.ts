import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { makePlayers } from '../server/players.ts'
import { runServer } from '../server/run-server.ts'
import { embedded } from '../server/storages.ts'
import { brief, tableOf, type Row } from '../stage/table.ts'
import { median, percentile } from '../stage/statistics.ts'
import { knockAt } from './knock.ts'

/**
 * `npm run bench -- doors [--pairs 200]`: whether the time of an answer tells that an account exists. A known and an unknown one take
 * turns, so that a slow minute meets both.
 */
const { values } = parseArgs({ options: { pairs: { type: 'string', default: '200' } } })
const pairs = Number(values.pairs)
/** Fewer than what makes an account wait. */
const TRIES_AN_ACCOUNT = 4
/** What is compiled and cached by then is so for both. */
const WARM = 20
/** Of p50 to p50; what is left is the machine's. */
const SAME = 1.1

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const storage = embedded()
await (await runServer(storage.env)).stop()
await storage.open((query) => makePlayers(query, Math.ceil((pairs + WARM) / TRIES_AN_ACCOUNT)))
const server = await runServer(storage.env)
const rows: Row[] = []
try {
  for (const door of ['login', 'reset'] as const) {
    const times: Record<'bench' | 'nobody', number[]> = { bench: [], nobody: [] }
    for (let pair = 0; pair < pairs + WARM; pair += 1) {
      // who comes first takes turns, too
      const names = pair % 2 === 0 ? (['bench', 'nobody'] as const) : (['nobody', 'bench'] as const)
      for (const name of names) {
        const account = Math.floor(pair / TRIES_AN_ACCOUNT) + 1
        const ms = await knockAt(server.url, door, `${name}${account}@bench.test`, pair)
        if (pair >= WARM) times[name].push(ms)
      }
    }
    rows.push(rowOf(door, times.bench, times.nobody))
  }
} finally {
  await server.stop()
  await storage.remove()
}
console.log(tableOf(rows))
const [load = NaN] = loadavg()
console.log(`\n${pairs} pairs; ${cpus().length} cores, Node ${process.versions.node}, load ${brief(load)}`)

function rowOf(door: string, known: readonly number[], unknown: readonly number[]): Row {
  const facts = (name: string, times: readonly number[]) =>
    `${name} ${median(times).toFixed(1)} (${percentile(times, 0.1).toFixed(1)} to ${percentile(times, 0.9).toFixed(1)})`
  const ratio = median(known) / median(unknown)
  return {
    what: `${door}: an account that exists against one that does not`,
    goal: 'the same time',
    measured: `ms, p50 (p10 to p90): ${facts('known', known)}, ${facts('unknown', unknown)}`,
    value: Math.max(ratio, 1 / ratio),
    limit: SAME,
  }
}
