import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { Client } from '../server/client.ts'
import { firstOpenTask } from '../server/first-open-task.ts'
import { makePlayers, type Query } from '../server/players.ts'
import { rightAnswers } from '../server/right-answers.ts'
import { runServer, type RunningServer } from '../server/run-server.ts'
import { embedded, onServer, type Throwaway } from '../server/storages.ts'
import { percentile } from '../stage/statistics.ts'
import { brief, tableOf, type Row } from '../stage/table.ts'

/**
 * `npm run bench -- award --finishes 400`: what sums for rankings and badges cost a finish, over HTTP. Two databases, in one of which the
 * functions that keep both do nothing; first finishes of players in teams of ten go to both in turns. On PGlite or, where
 * BENCH_DATABASE_URL names a server on which databases may be made, on PostgreSQL.
 */
const { values } = parseArgs({
  options: {
    finishes: { type: 'string', default: '400' },
    built: { type: 'boolean', default: false },
  },
})
const WARM = 50
const TEAM = 10
/** How much dearer a finish may be with both than without. */
const DEARER = 1.1

/** The same calls, and nothing behind them. */
const NOTHING = [
  `create or replace function note_points(p_tenant uuid, p_person uuid, p_points integer, p_now timestamptz)
    returns void language plpgsql as $$ begin end $$`,
  `create or replace function award_badges(
      p_tenant uuid, p_person uuid, p_adventure uuid, p_zone text, p_tests jsonb, p_now timestamptz
    ) returns void language plpgsql as $$ begin end $$`,
]

async function placeInTeams(query: Query): Promise<void> {
  await query(
    `with numbered as (
        select tenant_id, id, (row_number() over (order by id) - 1) / $1::int as team from people where email like 'bench%@bench.test'
      ), made as (
        insert into teams (tenant_id, id, name, created_at)
          select tenant_id, gen_random_uuid(), 'bench ' || team, now() from (select distinct tenant_id, team from numbered) distinct_teams
          returning tenant_id, id, name
      )
      insert into team_members (tenant_id, team_id, person_id, created_at)
        select numbered.tenant_id, made.id, numbered.id, now() from numbered join made on made.name = 'bench ' || numbered.team`,
    [TEAM],
  )
}

interface Side {
  server: RunningServer
  finish: (at: number) => Promise<number>
  times: number[]
}

async function open(storage: Throwaway, isBare: boolean, count: number): Promise<Side> {
  await (await runServer(storage.env)).stop()
  const tokens = await storage.open(async (query) => {
    const made = await makePlayers(query, count)
    await placeInTeams(query)
    // the server writes its functions only where their text has changed
    if (isBare) for (const one of NOTHING) await query(one, [])
    return made
  })
  const server = await runServer(storage.env)
  const clients = tokens.map((token) => new Client(server.url, token))
  const taskId = await firstOpenTask(clients[0])
  const answers = rightAnswers(taskId)
  const attempts: string[] = []
  for (const client of clients) {
    await client.open()
    attempts.push(await client.answer(taskId, answers))
  }
  return {
    server,
    finish: async (at) => (await clients[at]?.finish(attempts[at] ?? '')) ?? NaN,
    times: [],
  }
}

const meanOf = (times: readonly number[]): number => {
  const inner = times.toSorted((one, other) => one - other)
  const cut = Math.floor(inner.length / 10)
  const kept = inner.slice(cut, inner.length - cut)
  return kept.reduce((sum, time) => sum + time, 0) / kept.length
}

function rowOf(what: string, bare: number, whole: number): Row {
  return {
    what: `${what}, with sums and badges`,
    goal: `${DEARER} of it without`,
    measured: `${brief(whole)} ms, ${brief(bare)} ms`,
    value: whole / bare,
    limit: DEARER,
  }
}

if (!values.built) execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const database = process.env['BENCH_DATABASE_URL']
const count = Number(values.finishes) + WARM
const storages: Throwaway[] = []
const sides: Side[] = []
try {
  for (const isBare of [true, false]) {
    const storage = database ? await onServer(database) : embedded()
    storages.push(storage)
    sides.push(await open(storage, isBare, count))
  }
  const cpuBefore: (number | null)[] = []
  for (let at = 0; at < count; at += 1) {
    if (at === WARM) for (const { server } of sides) cpuBefore.push(server.cpuMs())
    // neither always goes first
    for (const side of at % 2 === 0 ? sides : sides.toReversed()) {
      const ms = await side.finish(at)
      if (at >= WARM) side.times.push(ms)
    }
  }
  const cpu = sides.map(
    ({ server, times }, at) => ((server.cpuMs() ?? NaN) - (cpuBefore[at] ?? NaN)) / times.length,
  )
  const [bare = [], whole = []] = sides.map(({ times }) => times)
  console.log(
    tableOf([
      rowOf('a first finish, p50', percentile(bare, 0.5), percentile(whole, 0.5)),
      rowOf('mean without the slowest and fastest tenth', meanOf(bare), meanOf(whole)),
      {
        what: 'CPU of the server for a finish, with and without',
        goal: '',
        measured: `${brief(cpu[1] ?? NaN)} ms, ${brief(cpu[0] ?? NaN)} ms`,
      },
    ]),
  )
  console.log(
    `${values.finishes} finishes each, ${storages[0]?.name}, ${cpus().length} cores, Node ${process.versions.node}, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
} finally {
  for (const { server } of sides) await server.stop()
  for (const storage of storages) await storage.remove()
}
