import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationConfig } from 'drizzle-orm/migrator'
import { applyFunctions } from './apply-functions.ts'
import { migrationsFolder } from './migrations.ts'
import type { Database } from './database.ts'

/** The tables were made before the baseline, and no migration leads from them to it. */
export class EarlierDatabase extends Error {}

/**
 * Makes tables and functions those of this version. Where a newer one has been, which may still run beside this one, both
 * stay as they are.
 * @param migrate drizzle's, of this storage
 * @returns whether none has been
 * @throws EarlierDatabase and has changed nothing
 */
export async function updateDatabase<Own extends Database>(
  db: Own,
  migrate: (db: Own, config: MigrationConfig) => Promise<void>,
): Promise<boolean> {
  const config = { migrationsFolder: migrationsFolder() }
  const own = readMigrationFiles(config).map(({ folderMillis }) => folderMillis)
  const applied = await readApplied(db)
  if (applied[0] !== undefined && applied[0] !== own[0]) {
    throw new EarlierDatabase('The database was made by an unreleased version')
  }
  await migrate(db, config)
  const isNewest = (applied.at(-1) ?? 0) <= (own.at(-1) ?? 0)
  if (isNewest) await applyFunctions(db)
  return isNewest
}

/** The timestamps of the migrations that this database has had, as drizzle records them; the oldest first. */
async function readApplied(db: Database): Promise<number[]> {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'drizzle' and tablename = '__drizzle_migrations'`)
  if (tables.length === 0) return []
  const rows = await db
    .select({ stamp: sql<number>`created_at::float8` })
    .from(sql`drizzle.__drizzle_migrations`)
    .orderBy(sql`created_at`)
  return rows.map(({ stamp }) => stamp)
}
