import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { CONTENT_BLOBS_PATH, ContentBuild, ContentVersion, readDraft } from '../../shared/contract/content.ts'
import { makeSessions } from '../server/makers.ts'
import { Client } from '../server/client.ts'
import { firstOpenTask } from '../server/first-open-task.ts'
import { BOOKS, makePlayers } from '../server/players.ts'
import { rightAnswers } from '../server/right-answers.ts'
import { runServer } from '../server/run-server.ts'
import type { Throwaway } from '../server/storages.ts'
import { percentile } from '../stage/statistics.ts'
import { brief, type Row } from '../stage/table.ts'
import { makePilots } from './pilots.ts'
import { play, type Met } from './play.ts'

const FOLDER = 'lantern-isles'
/** Whose name changes with each version. */
const MISSION = 'isles'
/** How long a version stays before the next one, in ms: every player asks meanwhile. */
const STAYS_MS = 9000
const WITHIN_MS = 5000
const AT_ONCE = 40

const Books = z.array(z.object({ ledger: z.int(), wallets: z.int() })).check(z.length(1))

/** Every third time a version is shown to one player of so many first. */
const TRIED_EVERY = 3
const PILOTS = 10

/** Everybody plays and finishes a task while versions are published, shown to a team first, and brought back. */
export async function measurePublish(
  storage: Throwaway,
  { players, rounds }: { players: number; rounds: number },
): Promise<Row[]> {
  await (await runServer(storage.env)).stop()
  const tokens = await storage.open((query) => makePlayers(query, players))
  const pilots = Math.ceil(players / PILOTS)
  const team = await storage.open((query) => makePilots(query, pilots))
  const [token = ''] = await storage.open((query) => makeSessions(query, 'designer@demo.waymark.test', 1))
  const server = await runServer(storage.env)
  const met: Met = { calls: 0, broken: [], seenAt: new Map(), finished: 0 }
  let isOver = false
  try {
    const maker = new Maker(new Client(server.url, token))
    const names = Array.from({ length: 2 }, (_, at) => `Version ${at + 1}`)
    const numbers = await maker.prepare(names)
    const clients = tokens.map((one) => new Client(server.url, one))
    const ready = await makeReady(clients)
    const playing = clients.map((client, index) =>
      play(client, { index, mission: MISSION, attemptId: ready[index] ?? '' }, met, () => isOver),
    )
    // what everybody sees; the last one that was prepared
    let current = 1
    for (let round = 0; round < rounds; round += 1) {
      const isTrial = round % TRIED_EVERY === TRIED_EVERY - 1
      const next = 1 - current
      met.seenAt.clear()
      const at = await maker.show(numbers[next] ?? 0, isTrial ? [team] : undefined)
      await setTimeout(STAYS_MS)
      const [shown = '', before = ''] = [names[next], names[current]]
      const isPilot = (player: number) => player < pilots
      late(met, { name: before, at }, maker.lags, (player) => !isTrial || isPilot(player))
      // nobody else has read it for as long as a version stays
      if (isTrial) late(met, { name: shown, at }, maker.leaks, (player) => !isPilot(player))
      else current = next
    }
    isOver = true
    await Promise.all(playing)
    await server.stop()
    const [books] = z.parse(Books, await storage.open((query) => query(BOOKS, [])))
    for (const one of met.broken.slice(0, 5)) console.error(`${storage.name}: ${one}`)
    return rowsOf(storage.name, { players, rounds, met, maker, books: books ?? { ledger: NaN, wallets: 0 } })
  } finally {
    isOver = true
    await server.stop()
  }
}

/** How long after a moment these players still read a name that is not theirs any more, or never was. */
function late(
  met: Met,
  { name, at }: { name: string; at: number },
  lags: number[],
  isOf: (player: number) => boolean,
): void {
  for (const [player, seenAt] of met.seenAt.get(name) ?? [])
    if (isOf(player) && seenAt > at) lags.push(seenAt - at)
}

interface Found {
  players: number
  rounds: number
  met: Met
  maker: Maker
  books: { ledger: number; wallets: number }
}

function rowsOf(name: string, { players, rounds, met, maker, books }: Found): Row[] {
  const worst = Math.max(0, ...maker.lags)
  const p99 = percentile(maker.times, 0.99)
  return [
    {
      what: `${name}: ${players} players, versions shown`,
      goal: '',
      measured: `${rounds}, ${met.calls} calls, ${met.finished} tasks finished`,
    },
    {
      what: `${name}: answers 5xx, and calls without an answer`,
      goal: '0',
      measured: String(met.broken.length),
      value: met.broken.length,
      limit: 0,
    },
    {
      what: `${name}: the version before, read after another was published`,
      goal: `${WITHIN_MS} ms at most`,
      measured: `${maker.lags.length} times, at most ${brief(worst)} ms after`,
      value: worst,
      limit: WITHIN_MS,
    },
    {
      what: `${name}: a trial, read by others than its team`,
      goal: '0',
      measured: String(maker.leaks.length),
      value: maker.leaks.length,
      limit: 0,
    },
    {
      what: `${name}: publishing or bringing back`,
      goal: '',
      measured: `p50 ${brief(percentile(maker.times, 0.5))} ms, p99 ${brief(p99)} ms`,
    },
    {
      what: `${name}: points of the ledger less those of the wallets`,
      goal: '0',
      measured: `${books.ledger} and ${books.wallets}`,
      value: books.ledger > 0 ? Math.abs(books.ledger - books.wallets) : NaN,
      limit: 0,
    },
  ]
}

/** Every player in front of the finish of one task. @returns their attempts */
async function makeReady(clients: readonly Client[]): Promise<string[]> {
  const taskId = await firstOpenTask(clients[0])
  const answers = rightAnswers(taskId)
  const attempts: string[] = []
  for (let from = 0; from < clients.length; from += AT_ONCE) {
    const some = clients.slice(from, from + AT_ONCE).map(async (client) => {
      await client.open()
      return client.answer(taskId, answers)
    })
    attempts.push(...(await Promise.all(some)))
  }
  return attempts
}

const Draft = readDraft.reply
const WORDS = `${MISSION}/text/en.json`

/** Who publishes. */
class Maker {
  private readonly client: Client
  private seen = 0
  /** Of publishing and of bringing back, in ms. */
  readonly times: number[] = []
  /** Of anyone who read the version before, in ms after another was there. */
  readonly lags: number[] = []
  /** Of anyone who read a trial without being in its team. */
  readonly leaks: number[] = []

  constructor(client: Client) {
    this.client = client
  }

  private async ask(method: string, path: string, body?: unknown, type?: string): Promise<unknown> {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const more = { ...(body !== undefined && { body: text }), ...(type !== undefined && { type }) }
    const reply = await this.client.ask(method, path, more)
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`)
    return JSON.parse(reply.text)
  }

  /** Makes the adventure the tenant's own, and publishes it under each of these names. @returns their numbers */
  async prepare(names: readonly string[]): Promise<number[]> {
    await this.client.open()
    await this.ask('POST', '/v2/content', { id: randomUUID(), folder: FOLDER, from: FOLDER })
    const numbers: number[] = []
    for (const name of names) {
      await this.rename(name)
      const build = await this.build()
      const body = { buildId: build.id, version: build.base, note: name }
      const path = `/v2/content/${FOLDER}/versions`
      const { number } = z.parse(ContentVersion, await this.ask('POST', path, body))
      this.seen = number
      numbers.push(number)
    }
    return numbers
  }

  private async rename(name: string): Promise<void> {
    const words: unknown = await this.ask(
      'GET',
      `/v2/content/${FOLDER}/file?path=${encodeURIComponent(WORDS)}`,
    )
    const { files } = z.parse(Draft, await this.ask('GET', `/v2/content/${FOLDER}/files`))
    const text = JSON.stringify({ ...Object(words), name })
    const sent = await this.ask('POST', CONTENT_BLOBS_PATH, text, 'application/octet-stream')
    const { hash } = z.parse(z.object({ hash: z.string() }), sent)
    const from = files.find(({ path }) => path === WORDS)?.hash ?? null
    const edits = [{ kind: 'put', path: WORDS, hash, from }]
    await this.ask('POST', `/v2/content/${FOLDER}/edits`, { id: randomUUID(), edits })
  }

  private async build() {
    const begun = z.parse(ContentBuild, await this.ask('POST', `/v2/content/${FOLDER}/builds`, {}))
    for (;;) {
      const build = z.parse(ContentBuild, await this.ask('GET', `/v2/content/${FOLDER}/builds/${begun.id}`))
      if (build.state === 'done') return build
      if (build.state === 'failed') throw new Error(`the build failed: ${JSON.stringify(build.findings[0])}`)
    }
  }

  /** Shows players this version again, or those of some teams. @returns when it was answered, in ms since the beginning of time */
  async show(number: number, teams?: readonly string[]): Promise<number> {
    const start = performance.now()
    const path = `/v2/content/${FOLDER}/versions/${number}/restore`
    const made = z.parse(
      ContentVersion,
      await this.ask('POST', path, { version: this.seen, note: '', teams }),
    )
    this.times.push(performance.now() - start)
    this.seen = made.number
    return Date.now()
  }
}
