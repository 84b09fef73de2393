import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import type { Database } from '#server/db/database.ts'
import { adventures, adventureVersions } from '#server/db/schema/adventures.ts'

/** A row that shows nothing yet, where the tenant has no adventure of that folder. */
export async function ensureAdventure(
  tx: Database,
  tenantId: string,
  folder: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(adventures)
    .values({ tenantId, id: randomUUID(), folder, versionId: randomUUID(), createdAt: now })
    .onConflictDoNothing()
}

export async function lockAdventure(tx: Database, tenantId: string, folder: string) {
  const [adventure] = await tx
    .select()
    .from(adventures)
    .where(and(eq(adventures.tenantId, tenantId), eq(adventures.folder, folder)))
    .for('update')
  return adventure
}

export async function contentOf(
  tx: Database,
  { tenantId }: { tenantId: string },
  versionId: string,
): Promise<PublishedAdventure | null> {
  const [row] = await tx
    .select({ content: adventureVersions.content })
    .from(adventureVersions)
    .where(and(eq(adventureVersions.tenantId, tenantId), eq(adventureVersions.id, versionId)))
  return row?.content ?? null
}

/** A content that is there already is not stored again. Returns its id. */
export async function storeVersion(
  db: Database,
  tenantId: string,
  adventureId: string,
  content: PublishedAdventure,
  now: Date,
): Promise<string> {
  const { version } = content
  const [known] = await db
    .select({ id: adventureVersions.id })
    .from(adventureVersions)
    .where(
      and(
        eq(adventureVersions.tenantId, tenantId),
        eq(adventureVersions.adventureId, adventureId),
        eq(adventureVersions.version, version),
      ),
    )
  if (known) return known.id
  const id = randomUUID()
  await db.insert(adventureVersions).values({ tenantId, id, adventureId, version, content, createdAt: now })
  return id
}
