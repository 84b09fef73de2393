import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { SECOND_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { packages } from '#server/db/schema/packages.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { readTenantTables, type TenantTable } from './tables.ts'

/** Rows of one statement: others must not wait for long. */
const AT_ONCE = 2000

/** A request that began before the tenant was closed may still write a row behind our back: the tables are gone through again. */
const MOST_ROUNDS = 5

interface RemoveParts {
  db: Database
  files: Files
}

/** From now on nobody is let in, and the rest of it goes: at once where the caller does so, else within seconds on a server. */
export async function markRemoved(db: Database, tenantId: string, now: Date): Promise<void> {
  await db.update(tenants).set({ suspendedAt: now, removedAt: now }).where(eq(tenants.id, tenantId))
}

/**
 * Deletes every file and every row of a tenant that is marked for it. It may stop anywhere and be done again: the tenant's own row
 * goes last.
 */
export async function removeTenant({ db, files }: RemoveParts, tenantId: string): Promise<void> {
  await removeFiles(db, files, tenantId)
  const tables = [...(await readTenantTables(db))].reverse()
  for (let round = 1; ; round += 1) {
    try {
      for (const table of tables) await removeRows(db, table, tenantId)
      // what a build that was under way has brought meanwhile
      await removeFolders(files, tenantId)
      return
    } catch (error) {
      if (round === MOST_ROUNDS) throw error
    }
  }
}

/** Goes on with all that are marked. @throws AggregateError of those that could not be removed, at the end */
export async function removeMarked(parts: RemoveParts): Promise<void> {
  const marked = await parts.db.select({ id: tenants.id }).from(tenants).where(isNotNull(tenants.removedAt))
  const errors: unknown[] = []
  for (const { id } of marked) await removeTenant(parts, id).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, 'tenants could not be removed')
}

/** How soon a server begins with what was marked elsewhere. */
export const REMOVED_WITHIN_MS = 10 * SECOND_MS

async function removeFiles(db: Database, files: Files, tenantId: string): Promise<void> {
  const handedIn = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.tenantId, tenantId))
  for (const { id } of handedIn) await files.folder.remove(id)
  const brought = await db.select({ id: packages.id }).from(packages).where(eq(packages.tenantId, tenantId))
  for (const { id } of brought) await rm(join(files.packages, id), { recursive: true, force: true })
  await removeFolders(files, tenantId)
}

async function removeFolders({ content }: Files, tenantId: string): Promise<void> {
  await content.blobs.deleteAll(tenantId)
  await rm(content.built(tenantId), { recursive: true, force: true })
}

async function removeRows(db: Database, { name }: TenantTable, tenantId: string): Promise<void> {
  for (;;) {
    const [removed] = await db
      .select({ gone: sql<number>`gone` })
      .from(sql`remove_rows(${name}, ${tenantId}::uuid, ${AT_ONCE}::integer) as gone`)
    if (!removed || removed.gone < AT_ONCE) return
  }
}
