import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { embedded, onServer } from '../server/storages.ts'
import { brief, tableOf, type Row } from '../stage/table.ts'
import { measurePublish } from './measure-publish.ts'

/** `npm run bench -- publish [--players 500] [--rounds 20] [--built]`: publishing and bringing back while everybody plays. */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '20' },
    built: { type: 'boolean', default: false },
  },
})

if (!values.built) execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const server = process.env['BENCH_DATABASE_URL']
const rows: Row[] = []
for (const open of [embedded, ...(server === undefined ? [] : [() => onServer(server)])]) {
  const storage = await open()
  try {
    rows.push(
      ...(await measurePublish(storage, { players: Number(values.players), rounds: Number(values.rounds) })),
    )
  } finally {
    await storage.remove()
  }
}
console.log(tableOf(rows))
const [load = NaN] = loadavg()
console.log(`\n${cpus().length} cores, Node ${process.versions.node}, load ${brief(load)}`)
