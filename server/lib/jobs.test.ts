import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { jobs } from '#server/db/schema/mail.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { startJobs } from './job-worker.ts'
import {
  doJobs,
  dropOldJobs,
  enqueue,
  LEASE_MS,
  RETRY_MS,
  type JobHandlers,
  type JobFailure,
} from './jobs.ts'

let world: TestWorld
let failures: JobFailure[]

beforeEach(async () => {
  world = await openWorld()
  failures = []
})

const partsWith = (handlers: JobHandlers) => ({
  db: world.db,
  clock: world.clock.now,
  handlers,
  report: (failure: JobFailure) => failures.push(failure),
})

async function make(payload: unknown = {}, kind = 'greet'): Promise<void> {
  await enqueue(world.db, { tenantId: world.tenantId, kind, payload }, world.clock.now())
}

describe('a job', () => {
  it('is done once, in the order of making, by however many work at the same time', async () => {
    const done: unknown[] = []
    const parts = partsWith({ greet: ({ payload }) => Promise.resolve(void done.push(payload)) })
    for (const number of [1, 2, 3, 4, 5]) {
      await make(number)
      world.clock.pass(1)
    }
    await Promise.all([doJobs(parts), doJobs(parts), doJobs(parts)])
    expect(done).toHaveLength(5)
    expect(new Set(done)).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(await world.db.select().from(jobs)).toEqual([])
    for (const number of [6, 7, 8]) {
      await make(number)
      world.clock.pass(1)
    }
    await doJobs(parts)
    expect(done.slice(5)).toEqual([6, 7, 8])
  })

  it('stays with the process that works on it, however long that takes [SERVE-3]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const begun: number[] = []
    const parts = partsWith({
      greet: async ({ tries }) => {
        begun.push(tries)
        if (tries > 1) return
        for (let minute = 1; minute <= 12; minute += 1) {
          world.clock.pass(MINUTE_MS)
          vi.advanceTimersByTime(MINUTE_MS)
          await runsNotBefore(world.clock.now().getTime() + LEASE_MS)
          await doJobs(parts)
        }
      },
    })
    await make()
    await doJobs(parts)
    vi.useRealTimers()
    expect(begun).toEqual([1])
    expect(await world.db.select().from(jobs)).toEqual([])
  })

  async function runsNotBefore(ms: number): Promise<void> {
    await vi.waitFor(async () => {
      const [job] = await world.db.select().from(jobs)
      expect(job?.runAt.getTime()).toBe(ms)
    })
  }

  it('is not there where the transaction that made it fails', async () => {
    const { db, tenantId, clock } = world
    const failed = db.transaction(async (tx) => {
      await enqueue(tx, { tenantId, kind: 'greet', payload: {} }, clock.now())
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await db.select().from(jobs)).toEqual([])
  })

  it('that fails is tried again after ever longer, then given up, and says why without what it carried', async () => {
    const refuse = vi.fn(() =>
      Promise.reject(
        Object.assign(new Error('<zoe@test.test> is unknown'), { code: 'EENVELOPE', responseCode: 550 }),
      ),
    )
    const parts = partsWith({ greet: refuse })
    await make({ to: 'zoe@test.test' })
    await doJobs(parts)
    for (const [index, waitMs] of RETRY_MS.entries()) {
      world.clock.pass(waitMs - 1)
      await doJobs(parts)
      expect(refuse).toHaveBeenCalledTimes(index + 1)
      world.clock.pass(1)
      await doJobs(parts)
      expect(refuse).toHaveBeenCalledTimes(index + 2)
    }
    world.clock.pass(DAY_MS)
    await doJobs(parts)
    expect(refuse).toHaveBeenCalledTimes(RETRY_MS.length + 1)
    expect([...RETRY_MS]).toEqual([...RETRY_MS].sort((a, b) => a - b))
    expect(failures.map(({ isGivenUp }) => isGivenUp)).toEqual([...RETRY_MS.map(() => false), true])
    expect(new Set(failures.map(({ error }) => error))).toEqual(new Set(['Error EENVELOPE 550']))
    const [row] = await world.db.select().from(jobs)
    expect(row?.failedAt).not.toBeNull()
    world.clock.pass(30 * DAY_MS)
    await dropOldJobs(world.db, world.clock.now())
    expect(await world.db.select().from(jobs)).toEqual([])
  })

  it('that fails does not hold up the others', async () => {
    const done: unknown[] = []
    const parts = partsWith({
      greet: ({ payload }) =>
        payload === 'bad' ? Promise.reject(new Error('no')) : Promise.resolve(void done.push(payload)),
    })
    await make('bad')
    world.clock.pass(1)
    await make('good')
    await doJobs(parts)
    expect(done).toEqual(['good'])
  })

  it('whose process died is taken by another after five minutes, and what the first still says does not count', async () => {
    let finish: (() => void) | undefined
    const stuck = partsWith({
      greet: () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    })
    await make()
    const dying = doJobs(stuck)
    await vi.waitFor(() => {
      expect(finish).toBeDefined()
    })
    const second = vi.fn(() => Promise.reject(new Error('not yet')))
    await doJobs(partsWith({ greet: second }))
    expect(second).not.toHaveBeenCalled()
    world.clock.pass(5 * MINUTE_MS)
    await doJobs(partsWith({ greet: second }))
    expect(second).toHaveBeenCalledOnce()
    finish?.()
    await dying
    expect(await world.db.select().from(jobs)).toHaveLength(1)
  })

  it('of a kind that this process does not know is left for one that does', async () => {
    await make({}, 'from-the-future')
    await doJobs(partsWith({ greet: () => Promise.resolve() }))
    expect(await world.db.select().from(jobs)).toHaveLength(1)
    expect(failures).toEqual([])
  })
})

describe('whoever works', () => {
  it('wakes by itself when a job is made, also before it is committed, and ends with the one under way', async () => {
    const { db, tenantId, clock } = world
    const done: string[] = []
    const greet = (): Promise<void> => Promise.resolve(void done.push('done'))
    const stop = startJobs(partsWith({ greet }), () => undefined)
    await db.transaction((tx) => enqueue(tx, { tenantId, kind: 'greet', payload: randomUUID() }, clock.now()))
    await vi.waitFor(
      () => {
        expect(done).toEqual(['done'])
      },
      { timeout: 5000 },
    )
    await stop()
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
    await make()
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    vi.useRealTimers()
    expect(done).toEqual(['done'])
    expect(await db.select().from(jobs)).toHaveLength(1)
  })

  it('says once that the jobs cannot be read, and again only when they could be meanwhile', async () => {
    const reported: unknown[] = []
    const looks: boolean[] = []
    let isAway = true
    const db = new Proxy(world.db, {
      get: (target, name): unknown => {
        if (name === 'select') {
          looks.push(isAway)
          if (isAway) throw new Error('away')
        }
        return Reflect.get(target, name)
      },
    })
    const lookFor = async (count: number) => {
      looks.length = 0
      await make()
      await vi.waitFor(
        () => {
          expect(looks.length).toBeGreaterThanOrEqual(count)
        },
        { timeout: 5000 },
      )
    }
    const stop = startJobs({ ...partsWith({}), db }, (error) => reported.push(error))
    await lookFor(3)
    expect(reported).toHaveLength(1)
    isAway = false
    await lookFor(2)
    isAway = true
    await lookFor(2)
    expect(reported).toHaveLength(2)
    await stop()
  })
})
