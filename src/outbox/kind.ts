import { Failure, isFailure } from '#src/lib/failure.ts'
import { createQueue, type Queue } from './queue.ts'
import type { KindRules, OutboxKindOptions, SomeKind } from './rules.ts'
import { isRefused, type Verdict } from './saved.ts'
import { onSessionEnd } from './session.ts'
import { createStore } from './store.ts'

export interface OutboxKind<Item, Reply> extends SomeKind {
  /** What waits under a key, and is sent from there. */
  at: (person: string, key: string) => Queue<Item, Reply>
  /** What is in the store under a key, of all pages. */
  stored: (person: string, key: string) => Item[]
}

const DEFAULTS = {
  merge: () => null,
  isSingle: false,
  most: 1,
  isDue: () => true,
  holdMs: 0,
  endsAtRefusal: false,
  verdict: verdictOf,
  atLeave: 'repeat',
  onReply: () => {},
  onRefused: () => {},
  onDropped: () => {},
  onStored: () => {},
} as const

/** Of what is sent again by itself until it arrives, or is refused for good. */
export function verdictOf(error: unknown): Verdict {
  if (isRefused(error)) return 'refused'
  // it is sent after the next sign-in
  return isFailure(error, 401) ? 'later' : 'again'
}

/** Declares what can wait in the outbox. */
export function defineOutboxKind<Item, Reply>(
  options: OutboxKindOptions<Item, Reply>,
): OutboxKind<Item, Reply> {
  const { parse, earlier, ...own } = options
  const rules: KindRules<Item, Reply> = { ...DEFAULTS, ...own, isStored: parse !== undefined }
  const store = createStore<Item>({ id: own.id, parse: parse ?? (() => null), earlier })
  const queues = new Map<string, Queue<Item, Reply>>()
  const nameOf = (person: string, key: string) => `${person}:${key}`

  /** Who signs out: what was theirs is sent by now, or not wanted. */
  let leaver: string | null = null
  onSessionEnd({
    leave(person) {
      leaver = person
      const own = [...queues.values()].filter((queue) => queue.person === person)
      return Promise.all(rules.atLeave === 'send' ? own.map((queue) => queue.leave()) : [])
    },
    drop() {
      for (const queue of queues.values()) {
        queue.drop(new Failure(0, own.id))
        const { waiting } = queue.state()
        const isLost = waiting.length > 0 && !rules.isStored && queue.person !== leaver
        if (isLost)
          rules.onDropped(
            queue.person,
            waiting.map(({ item }) => item),
          )
      }
      leaver = null
      queues.clear()
    },
  })

  /** A queue that is held in memory only is found again while something waits in it; any other until its session ends. */
  function keep(name: string, queue: Queue<Item, Reply>): void {
    const isNeeded = rules.isStored || queue.state().waiting.length > 0
    if (isNeeded && !queue.isDropped()) queues.set(name, queue)
    else if (queues.get(name) === queue) queues.delete(name)
  }

  return {
    id: own.id,
    keys(person) {
      const inMemory = [...queues.values()].flatMap((queue) =>
        queue.person === person && queue.state().waiting.length > 0 ? queue.key : [],
      )
      return [...new Set([...(rules.isStored ? store.keys(person) : []), ...inMemory])]
    },
    stored: (person, key) => store.read(person, key).map(({ item }) => item),
    at(person, key) {
      const name = nameOf(person, key)
      const known = queues.get(name)
      if (known && !known.isDropped()) return known
      const queue = createQueue(rules, store, { person, key })
      queue.subscribe(() => keep(name, queue))
      keep(name, queue)
      return queue
    },
  }
}
