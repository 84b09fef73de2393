import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner, makeDatabase, TEST_DATABASE_URL } from '#server/testing/storage.ts'
import type { Storage } from './database.ts'
import { openPostgres } from './open-postgres.ts'

/** More than the pool holds: one that is lost each time would show. */
const TIMES = 25

describe.skipIf(TEST_DATABASE_URL === null)('a connection of PostgreSQL', () => {
  let storage: Storage
  let other: Storage

  beforeAll(async () => {
    const address = await makeDatabase('broken')
    storage = await openPostgres(address)
    other = await openPostgres(address)
  })
  afterAll(async () => {
    await Promise.all([storage.close(), other.close()])
  })

  it('may end in the middle of a transaction, and the process goes on [SERVE-3]', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const work = asOwner(storage.db, async (tx) => {
        await tx.execute(sql`create table unfinished (id integer)`)
        const pids = sql`select pid from pg_stat_activity where datname = current_database()
          and state = 'idle in transaction'`
        const end = sql`select pg_terminate_backend(pid) from (${pids}) as open`
        await asOwner(other.db, (owner) => owner.execute(end))
        await tx.execute(sql`select 1`)
      })
      await expect(work).rejects.toThrow()
    }
    await expect(storage.ping()).resolves.toBeUndefined()
    await expect(storage.db.execute(sql`select * from unfinished`)).rejects.toThrow()
  })

  it('does alone what no other process may do meanwhile [SERVE-3]', async () => {
    const steps: string[] = []
    const work =
      (name: string, { db }: Storage) =>
      async () => {
        steps.push(`${name} begins`)
        for (let time = 0; time < TIMES; time += 1) await db.execute(sql`select 1`)
        steps.push(`${name} ends`)
      }
    await Promise.all([storage.alone(work('one', storage)), other.alone(work('other', other))])
    expect([steps[1], steps[3]]).toEqual([steps[0], steps[2]].map((step) => step?.replace('begins', 'ends')))
    await expect(storage.alone(() => Promise.reject(new Error('it broke')))).rejects.toThrow('it broke')
    await expect(other.alone(() => Promise.resolve('free again'))).resolves.toBe('free again')
  })

  it('takes part in a transaction that holds, and its failures come through [SERVE-3]', async () => {
    const refused = asOwner(storage.db, async (tx) => {
      await tx.execute(sql`create table kept (id integer)`)
      throw new Error('thought better of it')
    })
    await expect(refused).rejects.toThrow('thought better of it')
    await asOwner(storage.db, async (tx) => {
      await tx.execute(sql`create table kept (id integer)`)
      await tx.execute(sql`grant select on kept to public`)
    })
    await expect(storage.db.execute(sql`select * from kept`)).resolves.toBeDefined()
  })
})
