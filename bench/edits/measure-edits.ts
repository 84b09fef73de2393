import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { CONTENT_BLOBS_PATH } from '../../shared/contract/content.ts'
import { makeSessions } from '../server/makers.ts'
import { runServer } from '../server/run-server.ts'
import type { Throwaway } from '../server/storages.ts'
import { brief, type Row } from '../stage/table.ts'
import { Editor, randomFrom } from './editor.ts'
import { Product } from './product.ts'
import { readLog } from './read-log.ts'

/** Drafts that are edited at the same time, each by two editors. */
const LANES = 6
/** Of one editor in one sequence. */
const MOST_STEPS = 5
/** Of each of the two. */
const SESSIONS = 40
const MAKERS = ['designer@demo.waymark.test', 'admin@demo.waymark.test']
const TEXTS = ['one', 'two', 'three', 'four']

/** Generated sequences of two editors who work at the same time; answers are lost, and the server is killed in between. */
export async function measureEdits(
  storage: Throwaway,
  { sequences, kills }: { sequences: number; kills: number },
): Promise<Row[]> {
  await (await runServer(storage.env)).stop()
  const tokens = await storage.open((query) =>
    // one after the other: the embedded database has one connection
    makeSessions(query, MAKERS[0] ?? '', SESSIONS).then(async (first) => [
      first,
      await makeSessions(query, MAKERS[1] ?? '', SESSIONS),
    ]),
  )
  const product = new Product(storage)
  const maker = tokens[0]?.[0] ?? ''
  const hashes = await Promise.all(TEXTS.map((text) => sendText(product, maker, text)))
  const folders = Array.from({ length: LANES }, (_, lane) => `edits-${lane}`)
  for (const folder of folders) await begin(product, maker, folder)

  let done = 0
  let unlike = 0
  const editors: Editor[] = []
  const start = performance.now()
  const lane = async (folder: string, index: number): Promise<void> => {
    const pair = tokens.map((own) => new Editor(product, own.slice(index, index + 30), hashes))
    editors.push(...pair)
    const random = randomFrom(index + 1)
    await Promise.all(pair.map((editor) => editor.read(folder)))
    while (done < sequences) {
      done += 1
      // each editor draws numbers of its own: how fast the other one is changes nothing
      const seeds = pair.map(() => random() * 2 ** 32)
      await Promise.all(
        pair.map(async (editor, which) => {
          const own = randomFrom(seeds[which] ?? 0)
          const steps = 1 + Math.floor(own() * MOST_STEPS)
          for (let step = 0; step < steps; step += 1) await editor.change(folder, own)
        }),
      )
      const [mine, theirs] = await Promise.all(pair.map((editor) => editor.read(folder)))
      if (textOf(mine) !== textOf(theirs)) unlike += 1
    }
  }
  const killing = async (): Promise<void> => {
    const random = randomFrom(99)
    for (let kill = 1; kill <= kills; kill += 1) {
      const due = (kill * sequences) / (kills + 1)
      while (done < due) await setTimeout(5)
      await setTimeout(random() * 100)
      await product.kill()
    }
  }
  await Promise.all([killing(), ...folders.map(lane)])
  const seconds = (performance.now() - start) / 1000
  await product.stop()

  const acknowledged = editors.flatMap((editor) => editor.acknowledged)
  const refused = editors.flatMap((editor) => editor.refused)
  const lost = editors.reduce((sum, editor) => sum + editor.lost, 0)
  const { mistakes, changes } = await readLog(storage, folders, { acknowledged, refused })
  for (const one of [...mistakes, ...product.broken.slice(0, 5)]) console.error(`${storage.name}: ${one}`)
  const { name } = storage
  return [
    {
      what: `${name}: sequences of two editors`,
      goal: '',
      measured: `${done}, ${acknowledged.length} changes acknowledged, ${refused.length} refused, ${lost} answers lost, ${brief(seconds)} s`,
    },
    {
      what: `${name}: servers killed`,
      goal: '',
      measured: `${product.kills}, slowest start ${brief(product.slowestStartMs)} ms`,
    },
    {
      what: `${name}: acknowledged changes lost, made twice, out of order`,
      goal: '0',
      measured: `${changes} in the log; ${mistakes.join('; ') || 'none'}`,
      value: mistakes.length,
      limit: 0,
    },
    {
      what: `${name}: sequences after which the two saw different files`,
      goal: '0',
      measured: String(unlike),
      value: unlike,
      limit: 0,
    },
    {
      what: `${name}: answers 5xx`,
      goal: '0',
      measured: String(product.broken.length),
      value: product.broken.length,
      limit: 0,
    },
  ]
}

const textOf = (files: ReadonlyMap<string, string> | undefined): string =>
  JSON.stringify([...(files ?? [])].sort())

async function sendText(product: Product, token: string, text: string): Promise<string> {
  const type = 'application/octet-stream'
  const reply = await product.until(token, { method: 'POST', path: CONTENT_BLOBS_PATH, body: text, type })
  return z.parse(z.object({ hash: z.string() }), JSON.parse(reply.text)).hash
}

async function begin(product: Product, token: string, folder: string): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), folder, from: null, name: 'Edits' })
  const { status, text } = await product.until(token, { method: 'POST', path: '/v2/content', body })
  if (status !== 200) throw new Error(`a draft was not begun: ${status} ${text}`)
}
