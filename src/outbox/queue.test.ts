import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { dropLocal, localKeys, readLocal, writeLocal } from '#src/lib/storage.ts'
import { defineOutboxKind } from './kind.ts'
import type { Batch, HowSent } from './rules.ts'
import { endOutboxSession } from './session.ts'

type Sent = { moves: readonly number[]; by: string; order: number } & HowSent
type Reply = { sum: number; refused: boolean }

const PAGE = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'
const OTHER = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4e'

/** A server that adds up what it is sent. */
function server(stored: Record<string, readonly { order: number; item: number }[]> = {}) {
  for (const [by, entries] of Object.entries(stored)) {
    writeLocal(`outbox:ola:sums:one:${by}`, JSON.stringify(entries))
  }
  const sent: Sent[] = []
  const replies: Reply[] = []
  const world = { failure: null as Failure | null, sum: 0, hold: Promise.resolve() }
  const kind = defineOutboxKind<number, Reply>({
    id: 'sums',
    parse: (value) => (typeof value === 'number' ? value : null),
    merge: (before, after) => (before === after ? after : null),
    most: 200,
    endsAtRefusal: true,
    send: async ({ items, stamp }: Batch<number>, how) => {
      sent.push({ moves: items, ...stamp, ...how })
      await world.hold
      if (world.failure) throw world.failure
      world.sum += items.reduce((all, one) => all + one, 0)
      return { sum: world.sum, refused: items.includes(13) }
    },
    onReply: (_, reply) => replies.push(reply),
  })
  const queue = kind.at('ola', 'one')
  queue.open()
  return { kind, queue, sent, replies, world, state: queue.state, stored: () => storedItems() }
}

/** What is stored, of whatever page. */
function storedItems(): unknown[] {
  return localKeys('outbox:ola:sums:one:').flatMap((at) =>
    (JSON.parse(readLocal(at) ?? '[]') as { item: unknown }[]).map(({ item }) => item),
  )
}

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  localKeys('').forEach(dropLocal)
})
afterEach(() => {
  endOutboxSession()
  vi.useRealTimers()
})

describe('what a player does in a task', () => {
  it('is kept before it is sent, and forgotten when it has arrived [TASK-2]', async () => {
    const { queue, stored, state, world } = server()
    queue.put(1)
    expect(stored()).toEqual([1])
    expect(state()).toMatchObject({ saved: 'saving', waiting: [{ order: 1, item: 1 }] })
    await settled()
    expect(stored()).toEqual([])
    expect(state()).toMatchObject({ saved: 'saved', reply: { sum: 1 }, waiting: [] })
    expect(world.sum).toBe(1)
  })

  it('waits while other moves are on their way, and goes with all that waits [TASK-2]', async () => {
    const { queue, sent } = server()
    for (const move of [1, 2, 2, 3]) queue.put(move)
    await settled()
    expect(sent.map(({ moves }) => moves)).toEqual([[1], [2, 3]])
  })

  it('is sent again by itself until it arrives, and only the first failure is told [TASK-2] [ERR-1]', async () => {
    const { queue, sent, world, state } = server()
    world.failure = new Failure(0, 'moves')
    queue.put(1)
    await settled()
    expect(state()).toMatchObject({ saved: 'offline', waiting: [{ item: 1 }] })
    await vi.advanceTimersByTimeAsync(2000)
    world.failure = null
    await vi.advanceTimersByTimeAsync(4000)
    expect(state()).toMatchObject({ saved: 'saved', reply: { sum: 1 } })
    expect(sent.map(({ isAgain }) => isAgain)).toEqual([false, true, true])
  })

  it('is told by the modal once, and anew to who presses after quiet repeats [ERR-1] [TASK-2]', async () => {
    const tab = server()
    tab.world.failure = new Failure(500, 'moves')
    tab.queue.put(1)
    await settled()
    expect(tab.state()).toMatchObject({ saved: 'unsaved', isInModal: true })
    await vi.advanceTimersByTimeAsync(2000)
    expect(tab.sent.at(-1)).toMatchObject({ isAgain: true })
    expect(tab.state()).toMatchObject({ isInModal: true })
    await expect(Promise.all([tab.queue.settle(), settled()])).rejects.toBe(tab.world.failure)
    expect(tab.sent.at(-1)).toMatchObject({ isAgain: false })
  })

  it('is told beside the task where a quiet repeat fails of what no modal spoke of [ERR-1] [TASK-2]', async () => {
    const tab = server()
    tab.world.failure = new Failure(0, 'moves')
    tab.queue.put(1)
    await settled()
    tab.world.failure = new Failure(500, 'moves')
    await vi.advanceTimersByTimeAsync(2000)
    expect(tab.state()).toMatchObject({ saved: 'unsaved', isInModal: false })
  })

  it('is sent again by itself also where the player went on while a try was on its way [TASK-2]', async () => {
    const { queue, world, state } = server()
    world.failure = new Failure(0, 'moves')
    queue.put(1)
    await settled()
    let release = () => {}
    world.hold = new Promise((resolve) => (release = resolve))
    await vi.advanceTimersByTimeAsync(2000)
    queue.put(2)
    release()
    await settled()
    world.failure = null
    await vi.advanceTimersByTimeAsync(15_000)
    expect(state()).toMatchObject({ saved: 'saved', reply: { sum: 3 }, waiting: [] })
  })

  it('is sent again by itself where there was too much at once [TASK-2]', async () => {
    const { queue, world, state } = server()
    world.failure = new Failure(429, 'moves')
    queue.put(1)
    await settled()
    expect(state()).toMatchObject({ saved: 'unsaved', waiting: [{ item: 1 }] })
    world.failure = null
    await vi.advanceTimersByTimeAsync(2000)
    expect(state()).toMatchObject({ saved: 'saved', reply: { sum: 1 } })
  })

  it('of earlier visits is sent first, each under its own name [TASK-2]', async () => {
    const { queue, sent, state } = server({
      [PAGE]: [
        { order: 7, item: 4 },
        { order: 9, item: 5 },
      ],
      [OTHER]: [{ order: 1, item: 6 }],
    })
    queue.put(6)
    await settled()
    expect(sent).toMatchObject([
      { moves: [4, 5], by: PAGE, order: 9 },
      { moves: [6], by: OTHER, order: 1 },
      { moves: [6], order: 1 },
    ])
    expect([PAGE, OTHER]).not.toContain(sent[2]?.by)
    expect(state()).toMatchObject({ saved: 'saved', reply: { sum: 21 } })
    expect(localKeys('')).toEqual([])
  })

  it('is counted up, also where one takes the place of another: a late answer is told by it [TASK-2]', async () => {
    const { queue, world, sent } = server()
    world.failure = new Failure(0, 'moves')
    queue.put(1)
    await settled()
    queue.put(1)
    void queue.leave()
    await settled()
    queue.put(2)
    world.failure = null
    await vi.advanceTimersByTimeAsync(15_000)
    expect(sent.map(({ moves, order }) => [moves, order])).toEqual([
      [[1], 1],
      [[1], 2],
      [[1], 2],
      [[1, 2], 3],
    ])
  })

  it('is not sent any more once the attempt is over, and says so [TASK-2]', async () => {
    const { queue, world, state, sent } = server()
    world.failure = new Failure(409, 'moves')
    queue.put(1)
    await settled()
    expect(state()).toMatchObject({ waiting: [], ended: { status: 409 } })
    queue.put(2)
    await settled()
    expect(sent).toHaveLength(1)
    await expect(queue.settle()).rejects.toMatchObject({ status: 409 })
  })

  it('stays kept through a 401, for whoever comes back, and is not repeated before [AUTH-8] [TASK-2]', async () => {
    const { queue, world, stored, state, sent } = server()
    world.failure = new Failure(401, 'moves')
    queue.put(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(stored()).toEqual([1])
    expect(state()).toMatchObject({ waiting: [{ item: 1 }], ended: null })
    expect(sent).toHaveLength(1)
  })

  it('is repeated also while the server fails at something else [TASK-2]', async () => {
    const other = defineOutboxKind<string, null>({
      id: 'broken',
      send: () => Promise.reject(new Failure(503, 'marks')),
    })
    other.at('ola', 'one').put('mark')
    const { queue, world } = server()
    world.failure = new Failure(503, 'moves')
    queue.put(1)
    await settled()
    world.failure = null
    window.dispatchEvent(new Event('online'))
    await settled()
    expect([world.sum, queue.state().waiting]).toEqual([1, []])
  })

  it('settles when all of it has arrived, and rejects with what keeps it [TASK-2]', async () => {
    const { queue, world } = server()
    await queue.settle()
    queue.put(1)
    await queue.settle()
    expect(world.sum).toBe(1)
    world.failure = new Failure(0, 'moves')
    queue.put(2)
    await expect(queue.settle()).rejects.toMatchObject({ status: 0 })
  })

  it('tells why a move was not taken, until the next one [TASK-6]', async () => {
    const { queue, state } = server()
    queue.put(13)
    await settled()
    expect(state()).toMatchObject({ reply: { refused: true }, isAnswered: true, saved: 'saved' })
    queue.put(1)
    expect(state()).toMatchObject({ isAnswered: false })
  })

  it('goes out with the page beside the call that may go with it, and stays kept until an answer comes [TASK-2]', async () => {
    const { queue, world, sent, stored } = server()
    let release = () => {}
    world.hold = new Promise((resolve) => (release = resolve))
    queue.put(1)
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    expect(sent).toHaveLength(2)
    expect(sent.at(-1)).toMatchObject({ moves: [1], order: 1, isAgain: true, isLeaving: true })
    expect(stored()).toEqual([1])
    release()
    await settled()
    expect(stored()).toEqual([])
    expect(sent).toHaveLength(2)
  })

  it('is shown as the copy that went out with the page has brought it, though the first reply comes later [TASK-2]', async () => {
    const { queue, world, state, replies } = server()
    let release = () => {}
    world.hold = new Promise((resolve) => (release = resolve))
    queue.put(1)
    world.hold = Promise.resolve()
    window.dispatchEvent(new Event('pagehide'))
    await settled()
    release()
    await settled()
    expect(replies).toEqual([{ sum: 1, refused: false }])
    expect(state()).toMatchObject({ reply: { sum: 1 }, waiting: [], saved: 'saved' })
  })

  it('counts as arrived though what other pages stored was read anew while its copy was on its way [TASK-2]', async () => {
    const { queue, world, replies } = server({ [PAGE]: [{ order: 1, item: 4 }] })
    const close = queue.open()
    let release = () => {}
    world.failure = new Failure(0, 'moves')
    world.hold = new Promise((resolve) => (release = resolve))
    window.dispatchEvent(new Event('pagehide'))
    await settled()
    world.failure = null
    writeLocal(`outbox:ola:sums:one:${OTHER}`, JSON.stringify([{ order: 1, item: 6 }]))
    close()
    queue.open()
    release()
    await settled()
    expect(replies[0]).toEqual({ sum: 4, refused: false })
  })

  it('is another’s to keep once its session is over: an answer that comes late takes nothing away [TASK-2] [AUTH-5]', async () => {
    const { queue, world, stored } = server()
    let release = () => {}
    world.hold = new Promise((resolve) => (release = resolve))
    queue.put(1)
    queue.put(2)
    const settling = expect(queue.settle()).rejects.toMatchObject({ status: 0 })
    endOutboxSession()
    await settling
    expect(stored()).toEqual([1, 2])
    release()
    await settled()
    expect(stored()).toEqual([1, 2])
  })
})
