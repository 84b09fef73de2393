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

/** An empty database on the server for tests, this worker's own; returns its address. */
export async function makeDatabase(word: string): Promise<string> {
  if (TEST_DATABASE_URL === null) throw new Error('there is no PostgreSQL for tests')
  const name = `waymark_${word}_${process.env['VITEST_POOL_ID'] ?? '0'}`
  const client = new pg.Client({ connectionString: TEST_DATABASE_URL })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name}`)
  await client.end()
  const own = new URL(TEST_DATABASE_URL)
  own.pathname = `/${name}`
  return own.href
}
