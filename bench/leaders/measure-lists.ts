import * as z from 'zod/mini'
import type { Endpoint } from '../../shared/contract/endpoint.ts'
import { readRated, readToRate, readWaiting } from '../../shared/contract/reviews.ts'
import { readMissionAssessments, readTeam, readTeamPlayer } from '../../shared/contract/team.ts'
import { Client } from '../server/client.ts'
import { callWith, growthRows, inTurns } from '../server/in-turns.ts'
import { runServer } from '../server/run-server.ts'
import type { Throwaway } from '../server/storages.ts'
import type { Row } from '../stage/table.ts'
import { fillTeam, scansOf, type Amount } from './fill-team.ts'

const SMALL: Amount = { players: 60, each: 1 }
const LARGE: Amount = { players: 200, each: 5 }
/** Of the same tenant, and of nobody's who asks. */
const OTHERS: Amount = { players: 1000, each: 10 }
const Page = z.object({ next: z.nullable(z.string()) })

/** Both teams lie in one tenant; each list is asked of both in turns, one call after the other. */
export async function measureLists(storage: Throwaway): Promise<Row[]> {
  await (await runServer(storage.env)).stop()
  const [, small, large, before] = await storage.open(async (query) => [
    await fillTeam(query, OTHERS, 0),
    await fillTeam(query, SMALL, LISTS.length),
    await fillTeam(query, LARGE, LISTS.length),
    storage.name === 'PostgreSQL' ? await scansOf(query) : null,
  ])
  const server = await runServer(storage.env)
  const rows: Row[] = []
  try {
    for (const [at, [what, ask]] of LISTS.entries()) {
      const asks: (() => Promise<unknown>)[] = []
      for (const { tokens, playerId } of [small, large]) {
        const client = new Client(server.url, tokens[at] ?? '')
        await client.open()
        asks.push(await ask({ client, playerId }))
      }
      const [few = [], many = []] = await inTurns(asks)
      rows.push(...growthRows(`${storage.name}: ${what}`, few, many, 'the small team'))
    }
  } finally {
    await server.stop()
  }
  if (before) {
    const after = await storage.open(scansOf)
    const whole = after.reviews - before.reviews
    const byIndex = after.byIndex - before.byIndex
    rows.push({
      what: `${storage.name}: times all reviews were read for them`,
      goal: '0',
      measured: `${whole}, by an index ${byIndex}`,
      value: byIndex > 0 ? whole : NaN,
      limit: 0,
    })
  }
  return rows
}

interface Team {
  client: Client
  playerId: string
}

type Ask = (team: Team) => Promise<() => Promise<unknown>>

const get =
  (endpoint: Endpoint, more: (team: Team) => Parameters<typeof callWith>[2] = () => ({})): Ask =>
  (team) =>
    Promise.resolve(callWith(team.client, endpoint, more(team)))

/** What comes behind the first page. */
const second =
  (endpoint: Endpoint): Ask =>
  async (team) => {
    const { next } = z.parse(Page, await team.client.call(endpoint, {}))
    const query = next === null ? '' : `?after=${next}`
    return get(endpoint, () => ({ query }))(team)
  }

const LISTS: readonly (readonly [string, Ask])[] = [
  ['to rate', get(readToRate)],
  ['to rate, second page', second(readToRate)],
  ['to rate, of one player', get(readToRate, ({ playerId }) => ({ query: `?player=${playerId}` }))],
  ['how much waits', get(readWaiting)],
  ['rated', get(readRated)],
  ['team', get(readTeam)],
  ['team, searched', get(readTeam, () => ({ query: '?search=1' }))],
  ['a player', get(readTeamPlayer, ({ playerId }) => ({ params: { playerId } }))],
  ['stars of missions', get(readMissionAssessments)],
]
