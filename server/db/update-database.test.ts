import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as embedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { drizzle as postgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDatabase, TEST_DATABASE_URL } from '#server/testing/storage.ts'
import { appliedFunctions } from './schema/functions.ts'
import { EarlierDatabase, updateDatabase } from './update-database.ts'
import type { Database } from './database.ts'

interface Opened {
  db: Database
  update: () => Promise<boolean>
  close: () => Promise<void>
}

async function openPGlite(): Promise<Opened> {
  const client = await PGlite.create()
  const db = embedded({ client })
  return { db, update: () => updateDatabase(db, migrateEmbedded), close: () => client.close() }
}

async function openClient(): Promise<Opened> {
  const client = new pg.Client({ connectionString: await makeDatabase('update') })
  await client.connect()
  const db = postgres({ client })
  return { db, update: () => updateDatabase(db, migratePostgres), close: () => client.end() }
}

const STORAGES = [
  ['PGlite', openPGlite] as const,
  ...(TEST_DATABASE_URL === null ? [] : [['PostgreSQL', openClient] as const]),
]

/** The first migration of the versions before any release. */
const UNRELEASED = 1_795_235_968_776

describe.each(STORAGES)('a database on %s', (_, open) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
    await opened.update()
  })
  afterAll(() => opened.close())

  /** What a function of the server answers, which may be another version's. */
  const ask = async (): Promise<number | undefined> => {
    const wait = sql`time_to_wait(null, null, null, 7, now(), now()) as seconds`
    const [row] = await opened.db.select({ seconds: sql<number>`seconds` }).from(wait)
    return row?.seconds
  }

  it('keeps the functions of a newer version, which may run beside this one [SERVE-3]', async () => {
    const { db, update } = opened
    await db.execute(sql`create or replace function time_to_wait(
        p_tenant uuid, p_person uuid, p_attempt uuid, p_least integer, p_since timestamptz, p_now timestamptz
      ) returns integer language sql as 'select 42'`)
    await db.update(appliedFunctions).set({ hash: 'of another text' })
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`)
    await update()
    expect(await ask()).toBe(42)
    await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`)
    await update()
    expect(await ask()).toBe(7)
  })

  it('of an unreleased version is refused and left as it is [SERVE-1]', async () => {
    const { db, update } = opened
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = ${UNRELEASED}`)
    await db.update(appliedFunctions).set({ hash: 'of before' })
    await expect(update()).rejects.toBeInstanceOf(EarlierDatabase)
    const migrations = await db
      .select({ writtenAt: sql`created_at::float8` })
      .from(sql`drizzle.__drizzle_migrations`)
    expect(new Set(migrations.map(({ writtenAt }) => writtenAt))).toEqual(new Set([UNRELEASED]))
    const functions = await db.select().from(appliedFunctions)
    expect(new Set(functions.map(({ hash }) => hash))).toEqual(new Set(['of before']))
  })
})
