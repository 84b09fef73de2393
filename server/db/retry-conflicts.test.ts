import { DrizzleQueryError, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner, makeDatabase, TEST_DATABASE_URL } from '#server/testing/storage.ts'
import type { Storage } from './database.ts'
import { openPostgres } from './open-postgres.ts'
import { retryConflicts } from './retry-conflicts.ts'

const failureOf = (code: string): Error =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('given up'), { code }))

/** Fails so often, then is done; what it took stands in the list. */
async function tryWith(failures: readonly Error[]) {
  const waits: number[] = []
  let tries = 0
  const outcome = await retryConflicts(
    () => {
      const failure = failures[tries]
      tries += 1
      return failure ? Promise.reject(failure) : Promise.resolve('done')
    },
    { chance: () => 0.5, wait: (ms) => Promise.resolve(void waits.push(ms)) },
  ).catch((error: unknown) => error)
  return { outcome, tries, waits }
}

describe('a transaction that another one was in the way of', () => {
  it.each(['40001', '40P01'])('is done again after %s, later each time [SERVE-3]', async (code) => {
    const { outcome, tries, waits } = await tryWith([failureOf(code), failureOf(code)])
    expect([outcome, tries, waits]).toEqual(['done', 3, [20, 40]])
  })

  it('is given up after five tries, and after any other failure at once [SERVE-3]', async () => {
    const conflict = failureOf('40P01')
    expect(await tryWith(Array.from({ length: 9 }, () => conflict))).toMatchObject({
      outcome: conflict,
      tries: 5,
    })
    const other = failureOf('23505')
    expect(await tryWith([other])).toMatchObject({ outcome: other, tries: 1, waits: [] })
  })
})

describe.skipIf(TEST_DATABASE_URL === null)('two transactions of two servers', () => {
  let one: Storage
  let other: Storage

  beforeAll(async () => {
    const address = await makeDatabase('crossed')
    ;[one, other] = [await openPostgres(address), await openPostgres(address)]
    await asOwner(one.db, async (tx) => {
      await tx.execute(sql`create table crossed (id integer primary key, done integer not null)`)
      await tx.execute(sql`grant all on crossed to public`)
      await tx.execute(sql`create function cross_over(first integer, second integer) returns void language plpgsql as $$
      begin
        update crossed set done = done + 1 where id = first;
        perform pg_sleep(0.3);
        update crossed set done = done + 1 where id = second;
      end $$`)
    })
  })
  afterAll(async () => {
    await Promise.all([one.close(), other.close()])
  })

  /** Two that have each locked a row wait for the other's; only on their first try do they wait until both are there. */
  async function meet(): Promise<(server: Storage, first: number, second: number) => Promise<void>> {
    await one.db.execute(sql`delete from crossed`)
    await one.db.execute(sql`insert into crossed values (1, 0), (2, 0)`)
    let arrived = 0
    let open = (): void => undefined
    const isOpen = new Promise<void>((resolve) => (open = resolve))
    return (server, first, second) =>
      server.db.transaction(async (tx) => {
        await tx.execute(sql`update crossed set done = done + 1 where id = ${first}`)
        arrived += 1
        if (arrived === 2) open()
        await isOpen
        await tx.execute(sql`update crossed set done = done + 1 where id = ${second}`)
      })
  }

  const readDone = () =>
    one.db
      .select({ done: sql<number>`done` })
      .from(sql`crossed`)
      .orderBy(sql`id`)

  it('that wait for each other are both done, once [SERVE-3]', async () => {
    const cross = await meet()
    await Promise.all([cross(one, 1, 2), cross(other, 2, 1)])
    expect(await readDone()).toEqual([{ done: 2 }, { done: 2 }])
  })

  it('of one statement each are done again likewise [SERVE-3]', async () => {
    await meet()
    const call = ({ db }: Storage, first: number, second: number) =>
      db.execute(sql`select cross_over(${first}, ${second})`)
    await Promise.all([call(one, 1, 2), call(other, 2, 1)])
    expect(await readDone()).toEqual([{ done: 2 }, { done: 2 }])
  })
})
