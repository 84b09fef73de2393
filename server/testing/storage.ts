import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Storage } from '#server/db/database.ts'
import { openInMemory } from '#server/db/open-embedded.ts'
import { openPostgres } from '#server/db/open-postgres.ts'

/** A PostgreSQL server on which databases may be made; without it tests run on PGlite. */
/** Empty is as good as unset: the embedded database. */
const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'] || null

/** One storage a worker: its files share it, and each test empties it. */
let opened: Promise<Storage> | null = null

export async function emptyStorage(): Promise<Storage> {
  opened ??= TEST_DATABASE_URL === null ? openInMemory() : openOwnDatabase(TEST_DATABASE_URL)
  const storage = await opened
  // everything hangs on a tenant
  await storage.db.execute(sql`truncate tenants cascade`)
  return storage
}

async function openOwnDatabase(url: string): Promise<Storage> {
  const name = `waymark_test_${process.env['VITEST_POOL_ID'] ?? '0'}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name}`)
  await client.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return openPostgres(own.href)
}
