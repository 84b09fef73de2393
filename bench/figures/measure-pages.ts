import { readFigures, readPassed, readVisits } from '../../shared/contract/figures.ts'
import type { Endpoint } from '../../shared/contract/endpoint.ts'
import { Client } from '../server/client.ts'
import { callWith, growthRows, inTurns } from '../server/in-turns.ts'
import { runServer, type RunningServer } from '../server/run-server.ts'
import type { Throwaway } from '../server/storages.ts'
import type { Row } from '../stage/table.ts'
import { fillTenant, type Asking } from './fill-tenant.ts'

interface Page {
  what: string
  who: 'leader' | 'admin'
  endpoint: Endpoint
  query?: (asking: Asking) => string
}

const PAGES: readonly Page[] = [
  { what: 'figures of a leader', who: 'leader', endpoint: readFigures },
  { what: 'figures of a house', who: 'admin', endpoint: readFigures },
  { what: 'figures of a team, by an admin', who: 'admin', endpoint: readFigures, query: ofTeam },
  { what: 'visits, of a leader', who: 'leader', endpoint: readVisits, query: inAdventure },
  { what: 'visits, of a house', who: 'admin', endpoint: readVisits, query: inAdventure },
  { what: 'who passed what, of a leader', who: 'leader', endpoint: readPassed },
  { what: 'who passed what, of a house', who: 'admin', endpoint: readPassed },
  { what: 'who passed what, of a team', who: 'admin', endpoint: readPassed, query: ofTeam },
  { what: 'who passed what, by a name', who: 'admin', endpoint: readPassed, query: () => '?search=%2017' },
  { what: 'who passed what, in some days', who: 'admin', endpoint: readPassed, query: inDays },
]

function inAdventure({ adventureId }: Asking): string {
  return `?adventure=${adventureId}`
}

function ofTeam({ teamId }: Asking): string {
  return `?team=${teamId}`
}

function inDays(): string {
  return '?to=2100-01-01'
}

/** Two tenants, with little and with much behind each page, asked in turns. */
export async function measurePages(
  storages: readonly Throwaway[],
  attempts: readonly number[],
): Promise<Row[]> {
  const servers: { server: RunningServer; asking: Asking }[] = []
  try {
    for (const [index, storage] of storages.entries()) {
      await (await runServer(storage.env)).stop()
      const asking = await storage.open((query) => fillTenant(query, attempts[index] ?? 0, PAGES.length))
      servers.push({ server: await runServer(storage.env), asking })
    }
    const rows: Row[] = []
    for (const [at, { what, who, endpoint, query }] of PAGES.entries()) {
      const asks = []
      for (const { server, asking } of servers) {
        const client = new Client(server.url, asking[who][at] ?? '')
        await client.open()
        asks.push(callWith(client, endpoint, { query: query?.(asking) ?? '' }))
      }
      const [few = [], many = []] = await inTurns(asks)
      rows.push(...growthRows(`${storages[0]?.name}: ${what}`, few, many, 'the small house'))
    }
    return rows
  } finally {
    for (const { server } of servers) await server.stop()
  }
}
