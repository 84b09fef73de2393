import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { editDraft, readDraft, type DraftEdit } from '../../shared/contract/content.ts'
import { fillPath } from '../../shared/contract/endpoint.ts'
import type { Product } from './product.ts'

const PATHS = ['notes/a.txt', 'notes/b.txt', 'notes/c.txt'] as const
/** ms until a connection is cut: before the call arrives, while it is written, or while it is answered. */
const LATEST_CUT_MS = 12

/** Numbers from 0 to 1, the same in each run. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface Told {
  id: string
  edit: DraftEdit
}

const Files = z.array(z.object({ path: z.string(), hash: z.string() }))
const Read = z.object({ files: Files })

/** Somebody who edits a draft without knowing what the other one does at the same time. */
export class Editor {
  private readonly product: Product
  private readonly tokens: readonly string[]
  private readonly hashes: readonly string[]
  private seen = new Map<string, string>()
  private calls = 0
  readonly acknowledged: Told[] = []
  readonly refused: Told[] = []
  lost = 0

  constructor(product: Product, tokens: readonly string[], hashes: readonly string[]) {
    this.product = product
    this.tokens = tokens
    this.hashes = hashes
  }

  /** A session that has not called for the longest time. */
  private token(): string {
    this.calls += 1
    return this.tokens[this.calls % this.tokens.length] ?? ''
  }

  /** The draft as it is now, by path. */
  async read(folder: string): Promise<Map<string, string>> {
    const path = fillPath(readDraft.path, { folder })
    const { text } = await this.product.until(this.token(), { method: 'GET', path })
    this.seen = new Map(z.parse(Read, JSON.parse(text)).files.map((file) => [file.path, file.hash]))
    return this.seen
  }

  /** One change of what was seen last, some of whose answers are lost; it is sent again until it is answered. */
  async change(folder: string, random: () => number): Promise<void> {
    const edit = this.invent(random)
    if (!edit) return
    const told = { id: randomUUID(), edit }
    const call = {
      method: 'POST',
      path: fillPath(editDraft.path, { folder }),
      body: JSON.stringify({ id: told.id, edits: [edit] }),
    }
    const token = this.token()
    const fate = random()
    if (fate < 0.2) {
      this.lost += 1
      await this.product.once(token, call, random() * LATEST_CUT_MS).catch(() => undefined)
    } else if (fate < 0.35) {
      // answered, and the answer is lost on its way
      this.lost += 1
      await this.product.once(token, call).catch(() => undefined)
    }
    const reply = await this.product.until(token, call)
    if (reply.status === 200) {
      this.acknowledged.push(told)
      this.seen = new Map(z.parse(Read, JSON.parse(reply.text)).files.map((file) => [file.path, file.hash]))
      return
    }
    if (reply.status !== 409) throw new Error(`an edit was answered ${reply.status} ${reply.text}`)
    this.refused.push(told)
    await this.read(folder)
  }

  private invent(random: () => number): DraftEdit | null {
    const pick = <Item>(items: readonly Item[]): Item | undefined =>
      items[Math.floor(random() * items.length)]
    const path = pick(PATHS) ?? PATHS[0]
    const from = this.seen.get(path) ?? null
    const kind = random()
    if (from === null || kind < 0.7) return { kind: 'put', path, hash: pick(this.hashes) ?? '', from }
    if (kind < 0.85) return { kind: 'delete', path, from }
    const to = pick(PATHS) ?? path
    return to === path || this.seen.has(to) ? null : { kind: 'move', path, to, from }
  }
}
