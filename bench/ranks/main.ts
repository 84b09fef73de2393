import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { readRanking, readSmallRanking } from '../../shared/contract/rankings.ts'
import { Client } from '../server/client.ts'
import { callWith, growthRows, inTurns } from '../server/in-turns.ts'
import { runServer, type RunningServer } from '../server/run-server.ts'
import { embedded, onServer, type Throwaway } from '../server/storages.ts'
import { tableOf, type Row } from '../stage/table.ts'
import { fillPeople } from './fill-people.ts'

/**
 * `npm run bench -- ranks --people 1000000`: where one is among everybody, over HTTP, in a tenant with a thousand players and in one with
 * as many as are asked for, on PGlite or, where BENCH_DATABASE_URL names a server on which databases may be made, on PostgreSQL.
 */
const { values } = parseArgs({ options: { people: { type: 'string', default: '1000000' } } })
const FEW = 1000

const ASKED = [
  {
    what: 'podium, list and own rank, everybody',
    endpoint: readRanking,
    query: '?window=all&scope=everybody',
  },
  { what: 'the same, this month', endpoint: readRanking, query: '?window=month&scope=everybody' },
  { what: 'own team, this month', endpoint: readSmallRanking, query: '' },
] as const

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const database = process.env['BENCH_DATABASE_URL']
const sizes = [FEW, Number(values.people)]
const storages: Throwaway[] = []
for (const _ of sizes) storages.push(database ? await onServer(database) : embedded())
const servers: { server: RunningServer; tokens: string[] }[] = []
try {
  for (const [at, storage] of storages.entries()) {
    await (await runServer(storage.env)).stop()
    const tokens = await storage.open((query) => fillPeople(query, sizes[at] ?? FEW, ASKED.length))
    servers.push({ server: await runServer(storage.env), tokens })
  }
  const rows: Row[] = []
  for (const [at, { what, endpoint, query }] of ASKED.entries()) {
    const asks: (() => Promise<unknown>)[] = []
    for (const { server, tokens } of servers) {
      const client = new Client(server.url, tokens[at] ?? '')
      await client.open()
      asks.push(callWith(client, endpoint, { query }))
    }
    const [few = [], many = []] = await inTurns(asks)
    rows.push(...growthRows(what, few, many, `${FEW} people`))
  }
  console.log(tableOf(rows))
  console.log(
    `${sizes.join(' and ')} people, ${storages[0]?.name}, ${cpus().length} cores, Node ${process.versions.node}, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
} finally {
  for (const { server } of servers) await server.stop()
  for (const storage of storages) await storage.remove()
}
