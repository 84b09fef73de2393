import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from './database.ts'
import { openInMemory } from './open-embedded.ts'
import { PLANNED_FOR } from './plan-once.ts'
import { prepared } from './prepared.ts'

const notes = pgTable('planned_notes', {
  id: integer().primaryKey(),
  words: text(),
  tags: text().array(),
  at: timestamp({ withTimezone: true }),
})

const findNote = prepared((db) =>
  db
    .select()
    .from(notes)
    .where(sql`${notes.id} = any(${sql.placeholder('ids')}::integer[])`)
    .prepare('find_note'),
)
const nameNote = prepared((db) =>
  db
    .select({ words: notes.words })
    .from(notes)
    .where(sql`${notes.id} = ${sql.placeholder('id')}`)
    .prepare('name_note'),
)
const addNote = prepared((db) =>
  db
    .insert(notes)
    .values({ id: sql.placeholder('id'), words: sql.placeholder('words') })
    .prepare('add_note'),
)

describe('a query of the embedded database that is put together once', () => {
  let storage: Storage

  beforeAll(async () => {
    storage = await openInMemory()
    await storage.db.execute(
      sql`create table planned_notes (id integer primary key, words text, tags text[], at timestamptz)`,
    )
    await storage.db.execute(
      sql`insert into planned_notes values (1, 'Łódź', '{a,"b,c"}', '2026-11-23 04:00Z'), (2, null, null, null)`,
    )
  })
  afterAll(() => storage.close())

  it('gives what any other gives: words, lists, moments and nothing [SERVE-1]', async () => {
    const found = await findNote(storage.db).execute({ ids: [1, 2] })
    expect(found).toEqual(await storage.db.select().from(notes))
    expect(found[0]).toEqual({
      id: 1,
      words: 'Łódź',
      tags: ['a', 'b,c'],
      at: new Date('2026-11-23T04:00:00.000Z'),
    })
  })

  it('is planned five times, then its plan serves, and it is planned anew for tables that have grown [SERVE-1]', async () => {
    for (let time = 0; time < PLANNED_FOR + 7; time += 1) await nameNote(storage.db).execute({ id: 1 })
    const counted = await storage.db
      .select({ planned: sql`custom_plans::integer`, again: sql`generic_plans::integer` })
      .from(sql`pg_prepared_statements`)
      .where(sql`statement = ${nameNote(storage.db).getQuery().sql}`)
    expect(counted).toEqual([{ planned: 5, again: 2 }])
  })

  it('fails as any other, and answers the next [SERVE-1]', async () => {
    const add = addNote(storage.db)
    await add.execute({ id: 3, words: 'three' })
    await expect(add.execute({ id: 3, words: 'again' })).rejects.toMatchObject({ cause: { code: '23505' } })
    await add.execute({ id: 4, words: null })
    expect(await findNote(storage.db).execute({ ids: [3, 4] })).toMatchObject([
      { id: 3, words: 'three' },
      { id: 4, words: null },
    ])
  })

  it('waits for a transaction that is open, and sees nothing of one that is given up [SERVE-1]', async () => {
    let asked: Promise<unknown[]> | undefined
    const given = storage.db.transaction(async (tx) => {
      await addNote(tx).execute({ id: 5, words: 'five' })
      asked = findNote(storage.db).execute({ ids: [5] })
      for (let round = 0; round < 20; round += 1) {
        await new Promise((resolve) => setImmediate(resolve))
        expect(await findNote(tx).execute({ ids: [5] })).toHaveLength(1)
      }
      throw new Error('thought better of it')
    })
    await expect(given).rejects.toThrow('thought better of it')
    expect(await asked).toEqual([])
  })
})
