import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import type { Database } from '#server/db/database.ts'
import { adventures, adventureVersions } from '#server/db/schema/adventures.ts'
import { lookBackFor } from './badge-look-back.ts'
import { forgetWhoAnswered } from './anonymous-answers.ts'
import { withKnownKinds } from './known-kinds.ts'
import { placedPackages } from './placed-packages.ts'
import { numberTasks } from './task-versions.ts'
import { withPackages } from './with-packages.ts'

/**
 * Makes an adventure what a tenant's players see, unless a newer build did so already. A version that is there already is
 * not stored again, and no progress is touched. Returns the adventure's id.
 */
export async function publishAdventure(
  db: Database,
  tenantId: string,
  published: PublishedAdventure,
  { builtAt, now }: { builtAt: Date; now: Date },
): Promise<string> {
  return db.transaction(async (tx) => {
    await tx
      .insert(adventures)
      .values({ tenantId, id: randomUUID(), folder: published.id, versionId: randomUUID(), createdAt: now })
      .onConflictDoNothing()
    const isIt = and(eq(adventures.tenantId, tenantId), eq(adventures.folder, published.id))
    const [adventure] = await tx.select().from(adventures).where(isIt).for('update')
    if (!adventure) throw new Error(`the adventure ${published.id} was neither found nor made`)
    if (adventure.builtAt < builtAt) {
      const versionId = await storeVersion(tx, tenantId, adventure.id, published, now)
      await tx.update(adventures).set({ versionId, builtVersionId: versionId, builtAt }).where(isIt)
      await layPackages(tx, { tenantId, adventureId: adventure.id }, now, adventure.versionId)
    }
    return adventure.id
  })
}

/**
 * Shows players an adventure as it was built, with the packages that its tenant has put into its missions by now. In the
 * caller's transaction, after the packages were changed.
 * @param seenVersionId what players saw before, where that is another one than the adventure has by now
 */
export async function layPackages(
  tx: Database,
  { tenantId, adventureId }: { tenantId: string; adventureId: string },
  now: Date,
  seenVersionId?: string,
): Promise<void> {
  const isIt = and(eq(adventures.tenantId, tenantId), eq(adventures.id, adventureId))
  // locks the row: changes of one adventure come one after the other
  const [adventure] = await tx.select().from(adventures).where(isIt).for('update')
  if (!adventure) return
  const builtVersionId = adventure.builtVersionId ?? adventure.versionId
  const [built] = await tx
    .select({ content: adventureVersions.content })
    .from(adventureVersions)
    .where(and(eq(adventureVersions.tenantId, tenantId), eq(adventureVersions.id, builtVersionId)))
  if (!built) return
  const laid = withPackages(built.content, await placedPackages(tx, { tenantId, adventureId }))
  const versionId =
    laid === built.content ? builtVersionId : await storeVersion(tx, tenantId, adventureId, laid, now)
  await tx.update(adventures).set({ versionId, builtVersionId }).where(isIt)
  await numberTasks(tx, { tenantId, adventureId }, laid, now)
  await forgetWhoAnswered(tx, { tenantId, adventureId }, withKnownKinds(laid))
  if (versionId !== (seenVersionId ?? adventure.versionId))
    await lookBackFor(tx, { tenantId, adventureId }, laid, now)
}

async function storeVersion(
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
