import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { embedded, onServer } from '../server/storages.ts'
import { brief, tableOf, type Row } from '../stage/table.ts'
import { measureQuiz } from './measure-quiz.ts'

/** `npm run bench -- quiz [--players 200] [--cut 50] [--built]`: a live quiz, with connections that are cut on the way. */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '200' },
    cut: { type: 'string', default: '50' },
    built: { type: 'boolean', default: false },
  },
})

if (!values.built) execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const server = process.env['BENCH_DATABASE_URL']
const rows: Row[] = []
for (const open of [embedded, ...(server === undefined ? [] : [() => onServer(server)])]) {
  const storage = await open()
  try {
    rows.push(...(await measureQuiz(storage, { players: Number(values.players), cut: Number(values.cut) })))
  } finally {
    await storage.remove()
  }
}
console.log(tableOf(rows))
const [load = NaN] = loadavg()
console.log(`\n${cpus().length} cores, Node ${process.versions.node}, load ${brief(load)}`)
