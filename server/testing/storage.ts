import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Storage } from '#server/db/database.ts'
import { openInMemory } from '#server/db/open-embedded.ts'
import { openPostgres } from '#server/db/open-postgres.ts'

/** A PostgreSQL server on which databases may be made; without it, or empty, tests run on PGlite. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'] || null

/** One storage a worker: its files share it, and each test empties it. */
let opened: Promise<Storage> | null = null

export async function emptyStorage(): Promise<Storage> {
  opened ??= TEST_DATABASE_URL === null ? openInMemory() : openPostgres(await makeDatabase('test'))
  const storage = await opened
  // everything hangs on a tenant
  await storage.db.execute(sql`truncate tenants cascade`)
  return storage
}

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
