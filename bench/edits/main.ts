import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { embedded, onServer } from '../server/storages.ts'
import { brief, tableOf, type Row } from '../stage/table.ts'
import { measureEdits } from './measure-edits.ts'

/** `npm run bench -- edits [--sequences 10000] [--kills 20] [--built]`: whether two editors ever lose anything. */
const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
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
      ...(await measureEdits(storage, { sequences: Number(values.sequences), kills: Number(values.kills) })),
    )
  } finally {
    await storage.remove()
  }
}
console.log(tableOf(rows))
const [load = NaN] = loadavg()
console.log(`\n${cpus().length} cores, Node ${process.versions.node}, load ${brief(load)}`)
