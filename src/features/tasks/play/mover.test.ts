import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import type { Made } from './made.ts'
import { startMover, type Standing } from './mover.ts'

type Sent = { moves: readonly number[]; by: string; order: number; isAgain: boolean; isLeaving: boolean }

/** A server that adds up what it is sent. */
function server(unsent: readonly Made<number>[] = []) {
  const sent: Sent[] = []
  const kept: (readonly number[])[] = []
  const world = { fault: null as Failure | null, sum: 0, hold: Promise.resolve() }
  let standing: Standing<number, number> | undefined
  const mover = startMover<number, number>({
    known: 0,
    by: 'me',
    unsent,
    merge: (before, after) => (before === after ? after : null),
    keep: (moves) => kept.push(bare(moves)),
    report: (now) => (standing = now),
    send: async ({ moves, stamp }, how) => {
      sent.push({ moves, ...stamp, ...how })
      await world.hold
      if (world.fault) throw world.fault
      world.sum += moves.reduce((all, one) => all + one, 0)
      return { state: world.sum, refused: moves.includes(13) ? [{ move: 0, code: 'unknown' as const }] : [] }
    },
  })
  return { mover, sent, kept, world, standing: () => standing }
}

const bare = (moves: readonly Made<number>[]) => moves.map(({ move }) => move)
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('what a player does in a task', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is kept before it is sent, and forgotten when it has arrived [TASK-2]', async () => {
    const { mover, kept, standing } = server()
    mover.move(1)
    expect(kept).toEqual([[1]])
    expect(standing()).toMatchObject({ saved: 'saving', unsent: [{ by: 'me', order: 1, move: 1 }] })
    await settled()
    expect(kept.at(-1)).toEqual([])
    expect(standing()).toMatchObject({ saved: 'saved', known: 1, unsent: [] })
  })

  it('waits while other moves are on their way, and goes with all that waits [TASK-2]', async () => {
    const { mover, sent } = server()
    for (const move of [1, 2, 2, 3]) mover.move(move)
    await settled()
    expect(sent.map(({ moves }) => moves)).toEqual([[1], [2, 3]])
  })

  it('is sent again by itself until it arrives, and only the first failure is told [TASK-2] [ERR-1]', async () => {
    const { mover, sent, world, standing } = server()
    world.fault = new Failure(0, 'moves')
    mover.move(1)
    await settled()
    expect(standing()).toMatchObject({ saved: 'offline', unsent: [{ move: 1 }] })
    await vi.advanceTimersByTimeAsync(2000)
    world.fault = null
    await vi.advanceTimersByTimeAsync(4000)
    expect(standing()).toMatchObject({ saved: 'saved', known: 1 })
    expect(sent.map(({ isAgain }) => isAgain)).toEqual([false, true, true])
  })

  it('is told by the modal once, and anew to who presses after quiet repeats [ERR-1] [TASK-2]', async () => {
    const tab = server()
    tab.world.fault = new Failure(500, 'moves')
    tab.mover.move(1)
    await settled()
    expect(tab.standing()).toMatchObject({ saved: 'unsaved', isInModal: true })
    await vi.advanceTimersByTimeAsync(2000)
    expect(tab.sent.at(-1)).toMatchObject({ isAgain: true })
    expect(tab.standing()).toMatchObject({ isInModal: true })
    await expect(Promise.all([tab.mover.settle(), settled()])).rejects.toBe(tab.world.fault)
    expect(tab.sent.at(-1)).toMatchObject({ isAgain: false })
  })

  it('is told beside the task where a quiet repeat fails of what no modal spoke of [ERR-1] [TASK-2]', async () => {
    const tab = server()
    tab.world.fault = new Failure(0, 'moves')
    tab.mover.move(1)
    await settled()
    tab.world.fault = new Failure(500, 'moves')
    await vi.advanceTimersByTimeAsync(2000)
    expect(tab.standing()).toMatchObject({ saved: 'unsaved', isInModal: false })
  })

  it('is sent again by itself also where the player went on while a try was on its way [TASK-2]', async () => {
    const { mover, world, standing } = server()
    world.fault = new Failure(0, 'moves')
    mover.move(1)
    await settled()
    let release = () => {}
    world.hold = new Promise((resolve) => (release = resolve))
    await vi.advanceTimersByTimeAsync(2000)
    mover.move(2)
    release()
    await settled()
    world.fault = null
    await vi.advanceTimersByTimeAsync(15_000)
    expect(standing()).toMatchObject({ saved: 'saved', known: 3, unsent: [] })
  })

  it('is sent again by itself where there was too much at once [TASK-2]', async () => {
    const { mover, world, standing } = server()
    world.fault = new Failure(429, 'moves')
    mover.move(1)
    await settled()
    expect(standing()).toMatchObject({ saved: 'unsaved', unsent: [{ move: 1 }] })
    world.fault = null
    await vi.advanceTimersByTimeAsync(2000)
    expect(standing()).toMatchObject({ saved: 'saved', known: 1 })
  })

  it('of earlier visits is sent first, each under its own name [TASK-2]', async () => {
    const { mover, sent, standing } = server([
      { by: 'gone', order: 7, move: 4 },
      { by: 'gone', order: 9, move: 5 },
      { by: 'other', order: 1, move: 6 },
    ])
    mover.move(6)
    await settled()
    expect(sent).toMatchObject([
      { moves: [4, 5], by: 'gone', order: 9 },
      { moves: [6], by: 'other', order: 1 },
      { moves: [6], by: 'me', order: 1 },
    ])
    expect(standing()).toMatchObject({ saved: 'saved', known: 21 })
  })

  it('is counted up, also where one takes the place of another: a late answer is told by it [TASK-2]', async () => {
    const { mover, world, sent } = server()
    world.fault = new Failure(0, 'moves')
    mover.move(1)
    await settled()
    mover.move(1)
    mover.leave()
    await settled()
    mover.move(2)
    world.fault = null
    await vi.advanceTimersByTimeAsync(15_000)
    expect(sent.map(({ moves, order }) => [moves, order])).toEqual([
      [[1], 1],
      [[1], 2],
      [[1], 2],
      [[1, 2], 3],
    ])
  })

  it('is not sent any more once the attempt is over, and says so [TASK-2]', async () => {
    const { mover, world, standing, sent } = server()
    world.fault = new Failure(409, 'moves')
    mover.move(1)
    await settled()
    expect(standing()).toMatchObject({ unsent: [], ended: { status: 409 } })
    mover.move(2)
    await settled()
    expect(sent).toHaveLength(1)
    await expect(mover.settle()).rejects.toMatchObject({ status: 409 })
  })

  it('stays kept through a 401, for whoever comes back [AUTH-8] [TASK-2]', async () => {
    const { mover, world, kept, standing } = server()
    world.fault = new Failure(401, 'moves')
    mover.move(1)
    await settled()
    expect(kept.at(-1)).toEqual([1])
    expect(standing()).toMatchObject({ unsent: [{ move: 1 }], ended: null })
  })

  it('settles when all of it has arrived, and rejects with what keeps it [TASK-2]', async () => {
    const { mover, world } = server()
    await mover.settle()
    mover.move(1)
    await mover.settle()
    expect(world.sum).toBe(1)
    world.fault = new Failure(0, 'moves')
    mover.move(2)
    await expect(mover.settle()).rejects.toMatchObject({ status: 0 })
  })

  it('tells why a move was not taken, until the next one [TASK-6]', async () => {
    const { mover, standing } = server()
    mover.move(13)
    await settled()
    expect(standing()).toMatchObject({ refused: 'unknown', saved: 'saved' })
    mover.move(1)
    expect(standing()).toMatchObject({ refused: null })
  })

  it('goes out with the page, and stays kept because nobody hears the answer [TASK-2]', async () => {
    const { mover, world, sent, kept } = server()
    let release = () => {}
    world.hold = new Promise((resolve) => (release = resolve))
    mover.move(1)
    mover.leave()
    expect(sent.at(-1)).toMatchObject({ moves: [1], order: 1, isAgain: true, isLeaving: true })
    expect(kept.at(-1)).toEqual([1])
    mover.stop()
    release()
    await settled()
  })

  it('is another’s to keep once the mover is stopped: an answer that comes late takes nothing away [TASK-2]', async () => {
    const { mover, world, kept } = server()
    let release = () => {}
    world.hold = new Promise((resolve) => (release = resolve))
    mover.move(1)
    mover.move(2)
    const settling = expect(mover.settle()).rejects.toMatchObject({ status: 0 })
    mover.stop()
    await settling
    const before = kept.length
    release()
    await settled()
    expect(kept.slice(before)).toEqual([])
  })
})
