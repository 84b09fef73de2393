import type { Retried } from './hub.ts'
import type { Verdict } from './saved.ts'
import type { QueueState } from './state.ts'
import type { EarlierEntries } from './store.ts'

/** What one call carries: entries of one page in their order, under the last of their stamps. */
export interface Batch<Item> {
  person: string
  key: string
  items: readonly Item[]
  /** Page and number of the last one (decision 25). */
  stamp: { by: string; order: number }
}

export interface HowSent {
  /** An earlier try failed: another failure is not announced. */
  isAgain: boolean
  /** The page goes, or may go: the call has to outlive it. */
  isLeaving: boolean
}

/** One entry in place of two, where the later one replaces the earlier; null where both are needed. */
export type Merge<Item> = (before: Item, after: Item) => Item | null

/** What a kind of entries declares; the outbox persists, sends, retries and reports. */
export interface OutboxKindOptions<Item, Reply> {
  id: string
  /** An entry as it was stored, null for rubbish; a kind without it is held in memory only. */
  parse?: (value: unknown) => Item | null
  /** What earlier versions stored of a person; reading it removes it there. */
  earlier?: (person: string) => readonly EarlierEntries[]
  /** Both are needed, by default. */
  merge?: Merge<Item>
  /** At most one entry waits under a key: a second one is ignored. */
  isSingle?: boolean
  /** At most so many wait: one entry takes the place of the oldest. */
  limit?: { most: number; inPlaceOf: (gone: readonly Item[]) => Item }
  /** The most that one call carries; 1 by default. */
  most?: number
  /** Whether so many are sent now; otherwise they wait for more, or for the page to go. */
  isDue?: (waiting: number) => boolean
  /** ms in which an entry can be taken back before it is sent. */
  holdMs?: number
  /** Entries of this kind under the same key go first. */
  after?: SomeKind
  /** A refusal ends the key: no later entry is sent until it is opened anew. */
  endsAtRefusal?: boolean
  verdict?: (error: unknown) => Verdict
  /**
   * When the page goes: `repeat` sends also what is under way already, `send` what is not, `stay` leaves it to the next
   * page, which finds it stored.
   */
  atLeave?: 'repeat' | 'send' | 'stay'
  send: (batch: Batch<Item>, how: HowSent) => Promise<Reply>
  /** The server took a batch. @param isFirst no other tab has brought it there before */
  onReply?: (batch: Batch<Item>, reply: Reply, about: { isFirst: boolean; isOpen: boolean }) => void
  /** The server refused these for good, and no view attends the queue. */
  onRefused?: (batch: Batch<Item>, error: unknown) => void
  /** A session ended before these were sent; they were in memory only. */
  onDropped?: (person: string, items: readonly Item[]) => void
  /** What is stored of a person has changed. */
  onStored?: (person: string) => void
}

/** A kind with its defaults. */
export type KindRules<Item, Reply> = Required<
  Omit<OutboxKindOptions<Item, Reply>, 'earlier' | 'limit' | 'after' | 'parse'>
> &
  Pick<OutboxKindOptions<Item, Reply>, 'limit' | 'after'> & { isStored: boolean }

export interface SomeKind {
  id: string
  /** Keys under which something of the person waits, stored or in memory. */
  keys: (person: string) => string[]
  at: (person: string, key: string) => SomeQueue
}

/** A queue, whatever it holds. */
export interface SomeQueue extends Retried {
  person: string
  key: string
  state: () => QueueState<unknown, unknown>
  /** Sends what waits, one call at a time. */
  deliver: (how?: { isQuiet?: boolean; isLeaving?: boolean }) => Promise<void>
  /** Of what is sent from now on a failure is announced anew. */
  press: () => void
}

/** The call that marks something as read. */
export type SendMark = (how: { reporting: 'modal' | 'log'; isLeaving: boolean }) => Promise<unknown>
