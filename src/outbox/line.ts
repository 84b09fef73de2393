import { announceChange } from './hub.ts'
import type { Batch, KindRules, Merge } from './rules.ts'
import { emptyState, nextState, type QueueEvent, type QueueState } from './state.ts'
import { isSameEntry, type Entry, type Store } from './store.ts'

/** What waits under one key: in memory as the state machine has it, and in the store as far as its kind is stored. */
export class Line<Item, Reply> {
  readonly person: string
  readonly key: string
  /** The name of this page: no other adds under it. */
  readonly by = crypto.randomUUID()
  state: QueueState<Item, Reply>
  /** The entries of this page are in the store. */
  isStored = true
  /** This page shows it: what other pages add meanwhile they send themselves. */
  isOpen = false
  private readonly rules: KindRules<Item, Reply>
  private readonly store: Store<Item>
  private readonly listeners = new Set<() => void>()
  private order = 0

  constructor(rules: KindRules<Item, Reply>, store: Store<Item>, at: { person: string; key: string }) {
    this.rules = rules
    this.store = store
    this.person = at.person
    this.key = at.key
    this.state = emptyState<Item, Reply>(this.read())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  change(event: QueueEvent<Item, Reply>): void {
    this.state = nextState(this.state, event)
    this.announce()
  }

  announce(): void {
    for (const listener of [...this.listeners]) listener()
    announceChange()
  }

  add(item: Item, merge: Merge<Item>): void {
    const { waiting } = this.state
    if (this.rules.isSingle && waiting.length > 0) return
    this.change({ type: 'added', waiting: this.limited(this.withItem(waiting, item, merge)) })
    if (!this.rules.isStored) return
    this.isStored = this.store.write(this.person, this.key, this.by, this.own())
    this.rules.onStored(this.person)
  }

  /** @returns false where another tab has removed it from the store already */
  remove(entries: readonly Entry<Item>[]): boolean {
    if (!this.rules.isStored || this.person === '') return true
    const wasThere = this.store.remove(this.person, this.key, entries)
    this.rules.onStored(this.person)
    return wasThere || !this.isStored
  }

  /** Takes over what other pages have stored, and drops what they have sent meanwhile. */
  sync(): void {
    if (!this.rules.isStored || this.isOpen) return
    const others = this.read().filter(({ by }) => by !== this.by)
    const known = this.state.waiting.filter(({ by }) => by !== this.by)
    const isKnown = (entry: Entry<Item>) => known.some((one) => isSameEntry(one, entry))
    if (others.length === known.length && others.every(isKnown)) return
    this.change({ type: 'changed', waiting: [...others, ...this.own()] })
  }

  /** What the next call carries: entries of one page. */
  firstBatch(): readonly Entry<Item>[] {
    return this.batchFrom(this.state.waiting)
  }

  /** What the call after the one that is under way carries. */
  nextBatch(): readonly Entry<Item>[] {
    const { waiting, flying } = this.state
    return this.batchFrom(waiting.filter((entry) => !flying.has(entry)))
  }

  private batchFrom(waiting: readonly Entry<Item>[]): readonly Entry<Item>[] {
    const others = waiting.findIndex(({ by }) => by !== waiting[0]?.by)
    return waiting.slice(0, Math.min(this.rules.most, others === -1 ? waiting.length : others))
  }

  batchOf(entries: readonly Entry<Item>[]): Batch<Item> {
    const last = entries.at(-1)
    const stamp = { by: last?.by ?? this.by, order: last?.order ?? 0 }
    return { person: this.person, key: this.key, items: entries.map(({ item }) => item), stamp }
  }

  private own(): Entry<Item>[] {
    return this.state.waiting.filter(({ by }) => by === this.by)
  }

  private read(): Entry<Item>[] {
    return this.rules.isStored ? this.store.read(this.person, this.key) : []
  }

  /** Merged into the last entry of this page, unless that is being sent; otherwise at the end. */
  private withItem(waiting: readonly Entry<Item>[], item: Item, merge: Merge<Item>): readonly Entry<Item>[] {
    const last = waiting.at(-1)
    const mayMerge = last?.by === this.by && !this.state.flying.has(last)
    const merged = last && mayMerge ? merge(last.item, item) : null
    this.order += 1
    const others = merged === null ? waiting : waiting.slice(0, -1)
    return [...others, { by: this.by, order: this.order, item: merged ?? item }]
  }

  private limited(waiting: readonly Entry<Item>[]): readonly Entry<Item>[] {
    const { limit } = this.rules
    const gone = limit ? waiting.slice(0, Math.max(0, waiting.length - limit.most)) : []
    const [first] = gone
    if (!limit || !first) return waiting
    this.remove(gone.filter(({ by }) => by !== this.by))
    const item = limit.inPlaceOf(gone.map((entry) => entry.item))
    const order = first.by === this.by ? first.order : 1
    return [{ by: this.by, order, item }, ...waiting.slice(gone.length)]
  }
}
