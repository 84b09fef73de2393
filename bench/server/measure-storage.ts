import * as z from 'zod/mini'
import { percentile } from '../stage/statistics.ts'
import { brief, type Row } from '../stage/table.ts'
import { Client } from './client.ts'
import { firstOpenTask } from './first-open-task.ts'
import { BOOKS, makePlayers } from './players.ts'
import { rightAnswers } from './right-answers.ts'
import { runServer, type RunningServer } from './run-server.ts'
import type { Throwaway } from './storages.ts'

const CLIENTS = 50
/** Each client finishes one task for each of so many players, one after the other. */
const ROUNDS = 20
/** Finishes before anything is counted. */
const WARM_ROUNDS = 4
const LIMITS_MS: Readonly<Record<string, number>> = { PGlite: 250, PostgreSQL: 60 }
const WARM_START_MS = 5000

const Books = z.array(z.object({ ledger: z.int(), wallets: z.int() })).check(z.length(1))

/** Starts, fills, starts again, finishes, and looks whether the books balance. */
export async function measureStorage(storage: Throwaway): Promise<Row[]> {
  await (await runServer(storage.env)).stop()
  const tokens = await storage.open((query) => makePlayers(query, CLIENTS * (WARM_ROUNDS + ROUNDS)))
  const server = await runServer(storage.env)
  try {
    const rows = [
      {
        what: `${storage.name}: warm start to the first answer`,
        goal: `${WARM_START_MS} ms`,
        measured: `${brief(server.startMs)} ms`,
        value: server.startMs,
        limit: WARM_START_MS,
      },
      ...(await measureFinishes(storage.name, server, tokens)),
    ]
    await server.stop()
    const [books] = z.parse(Books, await storage.open((query) => query(BOOKS, [])))
    const { ledger, wallets } = books ?? { ledger: NaN, wallets: NaN }
    return [
      ...rows,
      {
        what: `${storage.name}: points of the ledger less those of the wallets`,
        goal: '0',
        measured: `${ledger} and ${wallets}`,
        value: ledger > 0 ? Math.abs(ledger - wallets) : NaN,
        limit: 0,
      },
    ]
  } finally {
    await server.stop()
  }
}

async function measureFinishes(
  name: string,
  server: RunningServer,
  tokens: readonly string[],
): Promise<Row[]> {
  const clients = tokens.map((token) => new Client(server.url, token))
  const taskId = await firstOpenTask(clients[0])
  const answers = rightAnswers(taskId)
  const finishes = clients.map((client) => ({ client, attemptId: '' }))
  await sideBySide(finishes, async (finish) => {
    await finish.client.open()
    finish.attemptId = await finish.client.answer(taskId, answers)
  })
  const finish = (one: (typeof finishes)[number]) => one.client.finish(one.attemptId)
  const counted = CLIENTS * WARM_ROUNDS
  await sideBySide(finishes.slice(0, counted), finish)

  const [start, cpuStart] = [performance.now(), server.cpuMs()]
  const times = await sideBySide(finishes.slice(counted), finish)
  const [tookMs, cpuEnd] = [performance.now() - start, server.cpuMs()]
  const p99 = percentile(times, 0.99)
  const limit = LIMITS_MS[name] ?? NaN
  const cpu = cpuStart === null || cpuEnd === null ? null : (cpuEnd - cpuStart) / times.length
  const memory = server.megabytes()
  return [
    {
      what: `${name}: finish a task, ${CLIENTS} clients, p99`,
      goal: `${limit} ms`,
      measured: `${brief(p99)} ms (p50 ${brief(percentile(times, 0.5))})`,
      value: p99,
      limit,
    },
    { what: `${name}: finishes a second`, goal: '', measured: brief(times.length / (tookMs / 1000)) },
    {
      what: `${name}: CPU of the server for a finish`,
      goal: '',
      measured: cpu === null ? 'unknown' : `${brief(cpu)} ms`,
    },
    {
      what: `${name}: memory of the server after it`,
      goal: '',
      measured: memory === null ? 'unknown' : `${brief(memory)} MB`,
    },
  ]
}

/** As many at a time as there are clients. */
async function sideBySide<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.values()
  const lane = async (): Promise<void> => {
    for (const item of queue) results.push(await work(item))
  }
  await Promise.all(Array.from({ length: CLIENTS }, lane))
  return results
}
