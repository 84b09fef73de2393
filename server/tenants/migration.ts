import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

/** The last migration that a database has had, as drizzle names it. */
export async function readMigration(db: Database): Promise<string> {
  const [row] = await db
    .select({ stamp: sql<string>`max(created_at)::text` })
    .from(sql`drizzle.__drizzle_migrations`)
  return row?.stamp ?? ''
}
