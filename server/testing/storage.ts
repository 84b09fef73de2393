import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect } from 'vitest'
import type { Database, Storage } from '#server/db/database.ts'
import { openInMemory } from '#server/db/open-embedded.ts'
import { openPostgres } from '#server/db/open-postgres.ts'

/** A PostgreSQL server on which databases may be made; without it, or empty, tests run on PGlite. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'] || null

/** One storage a worker: its files share it, and each test empties it. */
let opened: Promise<Storage> | null = null

export async function emptyStorage(): Promise<Storage> {
  opened ??= openEmptied('test')
  const storage = await opened
  await emptyTables(storage.db)
  return storage
}

/** A database of this worker besides, which tests may empty. */
export async function openEmptied(word: string): Promise<Storage> {
  return TEST_DATABASE_URL === null ? openInMemory() : openPostgres(await makeDatabase(word))
}

let emptying: SQL | null = null

/**
 * Deletes all rows that hang on a tenant or an operator: a few ms, where TRUNCATE takes 60, for it makes each table and index anew. Keys and
 * triggers are off meanwhile. Tenants go first, which waits for anyone who still writes something of one.
 */
export async function emptyTables(db: Database): Promise<void> {
  emptying ??= await statementsFor(db)
  const statements = emptying
  await asOwner(db, (tx) => tx.execute(statements))
}

async function statementsFor(db: Database): Promise<SQL> {
  const tables = await db.select({ name: sql<string>`id::regclass::text` }).from(sql`(
    with recursive hanging (id, depth) as (
      select oid, 0 from pg_class
        where relnamespace = 'public'::regnamespace and relname in ('tenants', 'operators', 'operator_entries')
      union
      select conrelid, 1 from pg_constraint join hanging on confrelid = id where contype = 'f'
    )
    select id from hanging group by id order by min(depth)) hanging`)
  const deletions = tables.map(({ name }) => `delete from ${name};`).join(' ')
  return sql.raw(`do $$ begin set local session_replication_role = replica; ${deletions} end $$`)
}

/** In a transaction of the user that owns the tables: what the server itself may not do. */
export async function asOwner<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local role none`)
    return work(tx)
  })
}

/** For tests that make tables and functions of their own, in a database of this worker. */
export async function openAsOwner(word: string): Promise<Pick<Storage, 'db' | 'close'>> {
  const url = await makeDatabase(word)
  await (await openPostgres(url)).close()
  const pool = new pg.Pool({ connectionString: url })
  return { db: drizzle({ client: pool }), close: () => pool.end() }
}

/** What the database says to anyone who changes what is append-only: by its rights, or, embedded, by its triggers. */
export const REFUSED: unknown =
  TEST_DATABASE_URL === null
    ? expect.stringMatching(/append-only$/)
    : expect.stringMatching(/^permission denied for table/)

/** What a test on two servers proves, for its title. */
export const TWO_SERVERS =
  TEST_DATABASE_URL === null
    ? 'two servers that share the one connection of the embedded database'
    : 'two servers with connections of their own'

let another: Promise<Storage> | null = null

/** For a second server on the same database: connections of its own, where `storage` is no embedded one. */
export async function anotherPool(storage: Storage): Promise<Storage> {
  if (TEST_DATABASE_URL === null) return storage
  return (another ??= openPostgres(addressOf(databaseOf('test'))))
}

/** An empty database on the server for tests, this worker's own; returns its address. */
export async function makeDatabase(word: string): Promise<string> {
  if (TEST_DATABASE_URL === null) throw new Error('there is no PostgreSQL for tests')
  const name = databaseOf(word)
  const client = new pg.Client({ connectionString: TEST_DATABASE_URL })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name}`)
  await client.end()
  return addressOf(name)
}

/** Of this worker. */
const databaseOf = (word: string) => `waymark_${word}_${process.env['VITEST_POOL_ID'] ?? '0'}`

function addressOf(database: string): string {
  const address = new URL(TEST_DATABASE_URL ?? '')
  address.pathname = `/${database}`
  return address.href
}
