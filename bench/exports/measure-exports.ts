import {
  exportEvents,
  exportPassed,
  exportStatements,
  exportVisitStatements,
} from '../../shared/contract/figures.ts'
import type { Endpoint } from '../../shared/contract/endpoint.ts'
import { readProfile } from '../../shared/contract/player.ts'
import { fillTenant } from '../figures/fill-tenant.ts'
import { Client } from '../server/client.ts'
import { callWith } from '../server/in-turns.ts'
import { runServer } from '../server/run-server.ts'
import type { Throwaway } from '../server/storages.ts'
import { percentile } from '../stage/statistics.ts'
import { brief, type Row } from '../stage/table.ts'

const EXPORTS: readonly Endpoint[] = [exportStatements, exportPassed, exportEvents, exportVisitStatements]
/** How much slower another call may be while an export is written. */
const SLOWED = 2
const WARM = 20
const TIMES = 150
/** Between two calls (ms), as people make them: calls without a gap would queue behind each other. */
const GAP_MS = 10

/** Another call in turns: alone, and while an export is written. */
export async function measureExports(storage: Throwaway, attempts: number): Promise<Row[]> {
  await (await runServer(storage.env)).stop()
  const asking = await storage.open((query) => fillTenant(query, attempts, EXPORTS.length * 2))
  const server = await runServer(storage.env)
  try {
    const rows: Row[] = []
    for (const [at, endpoint] of EXPORTS.entries()) {
      const admin = asking.admin[at] ?? ''
      const other = new Client(server.url, asking.leader[at] ?? '')
      await other.open()
      const call = callWith(other, readProfile)
      const alone = await timesOf(call, () => false)
      const file = downloading(`${server.url}/api/web${endpoint.path}`, admin)
      const beside = await timesOf(call, file.isOver)
      rows.push(...rowsOf(`${storage.name}: another call during ${endpoint.path}`, alone, beside))
      rows.push({ what: '  the export', goal: '', measured: await file.stop() })
    }
    return rows
  } finally {
    await server.stop()
  }
}

/** One export after the other. */
function downloading(url: string, token: string) {
  const stop = new AbortController()
  let bytes = 0
  let whole = 0
  let isStopped = false
  const begun = performance.now()
  const running = (async () => {
    const answer = await fetch(url, { headers: { cookie: `waymark=${token}` }, signal: stop.signal })
    if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`)
    for await (const piece of answer.body) bytes += piece.length
    whole = performance.now() - begun
  })().catch((error: unknown) => {
    if (!isStopped) throw error
  })
  return {
    isOver: () => whole > 0,
    async stop(): Promise<string> {
      const tookMs = whole > 0 ? whole : performance.now() - begun
      isStopped = true
      stop.abort()
      await running
      const megabytes = `${brief(bytes / 1e6)} MB in ${brief(tookMs / 1000)} s`
      return whole > 0 ? `${megabytes}, whole` : `${megabytes}, then stopped`
    },
  }
}

/** ms of each call, until enough were made or `isOver`. */
async function timesOf(call: () => Promise<unknown>, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (let time = 0; time < WARM + TIMES && !isOver(); time += 1) {
    const start = performance.now()
    await call()
    if (time >= WARM) times.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, GAP_MS))
  }
  return times
}

function rowsOf(what: string, alone: readonly number[], beside: readonly number[]): Row[] {
  return ([0.5, 0.99] as const).map((share) => {
    const [before, during] = [alone, beside].map((times) => percentile([...times], share))
    return {
      what: `${what}, p${share * 100}`,
      goal: `${SLOWED} times`,
      measured: `${brief(during ?? NaN)} ms (${beside.length} calls), ${brief(before ?? NaN)} ms alone`,
      value: (during ?? NaN) / (before ?? NaN),
      limit: SLOWED,
    }
  })
}
