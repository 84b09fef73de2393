import { fillPath, type Endpoint } from '../../shared/contract/endpoint.ts'
import { percentile } from '../stage/statistics.ts'
import { brief, type Row } from '../stage/table.ts'
import type { Client } from './client.ts'

const WARM = 20
const TIMES = 150
/** Of the goals of the server: a reader's p50 and p99, and how much a list may grow with what lies behind it. */
const P50_MS = 15
const P99_MS = 300
const GROWTH = 1.5

/** @param query with its question mark, or empty */
export function callWith(
  client: Client,
  endpoint: Endpoint,
  { params = {}, query = '' }: { params?: Record<string, string>; query?: string } = {},
): () => Promise<unknown> {
  const path = `${fillPath(endpoint.path, params)}${query}` as const
  const one: Endpoint = { ...endpoint, path: path.startsWith('/') ? `/${path.slice(1)}` : '/' }
  return () => client.call(one, {})
}

/** How long each took, in ms: one after the other, again and again, so that a slow minute meets all of them. */
export async function inTurns(asks: readonly (() => Promise<unknown>)[]): Promise<number[][]> {
  const times = asks.map((): number[] => [])
  for (let time = 0; time < WARM + TIMES; time += 1) {
    for (const [at, ask] of asks.entries()) {
      const start = performance.now()
      await ask()
      if (time >= WARM) times[at]?.push(performance.now() - start)
    }
  }
  return times
}

/**
 * A reader's goals, and that the time does not grow.
 * @param few times (ms) where little lies behind it
 * @param beside what that is called
 */
export function growthRows(
  what: string,
  few: readonly number[],
  many: readonly number[],
  beside: string,
): Row[] {
  const [p50 = NaN, p95 = NaN, p99 = NaN] = [0.5, 0.95, 0.99].map((share) => percentile([...many], share))
  const before = percentile([...few], 0.5)
  return [
    {
      what: `${what}, p50`,
      goal: `${P50_MS} ms`,
      measured: `${brief(p50)} ms (p95 ${brief(p95)})`,
      value: p50,
      limit: P50_MS,
    },
    { what: `${what}, p99`, goal: `${P99_MS} ms`, measured: `${brief(p99)} ms`, value: p99, limit: P99_MS },
    {
      what: `${what}, against ${beside}`,
      goal: `${GROWTH} times`,
      measured: `${brief(before)} ms there`,
      value: p50 / before,
      limit: GROWTH,
    },
  ]
}
