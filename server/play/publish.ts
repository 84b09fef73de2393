import { and, eq, not } from 'drizzle-orm'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import type { Database } from '#server/db/database.ts'
import { adventures, adventureVersions } from '#server/db/schema/adventures.ts'
import { contentDrafts } from '#server/db/schema/content.ts'
import { contentOf, ensureAdventure, storeVersion } from './adventure-rows.ts'
import { lookBackFor } from './badge-look-back.ts'
import { changesBetween } from './content-changes.ts'
import { forgetWhoAnswered } from './anonymous-answers.ts'
import { withKnownKinds } from './known-kinds.ts'
import { placedPackages } from './placed-packages.ts'
import { addPublication, currentPublication } from './publications.ts'
import { seesTrial } from './sees-trial.ts'
import { numberTasks } from './task-versions.ts'
import { endTrial, layTrial } from './trials.ts'
import { withPackages } from './with-packages.ts'

/**
 * Makes an adventure of the release what a tenant's players see, unless a newer build did so already or the tenant has made it its
 * own. A version that is there already is not stored again, and no progress is touched.
 * @returns the adventure's id; null where the tenant makes an adventure of that folder, and nobody sees it yet
 */
export async function publishAdventure(
  db: Database,
  tenantId: string,
  published: PublishedAdventure,
  { builtAt, now }: { builtAt: Date; now: Date },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const isIt = and(eq(adventures.tenantId, tenantId), eq(adventures.folder, published.id))
    const isDrafted = and(eq(contentDrafts.tenantId, tenantId), eq(contentDrafts.folder, published.id))
    const hasDraft = (await tx.$count(contentDrafts, isDrafted)) > 0
    if (!hasDraft) await ensureAdventure(tx, tenantId, published.id, now)
    const [adventure] = await tx.select().from(adventures).where(isIt).for('update')
    if (!adventure) return null
    const which = { tenantId, adventureId: adventure.id }
    if (hasDraft || adventure.isOwn || adventure.builtAt >= builtAt) {
      await recordRelease(tx, which, adventure.builtVersionId ?? adventure.versionId, now)
      return adventure.id
    }
    const versionId = await storeVersion(tx, tenantId, adventure.id, published, now)
    await tx.update(adventures).set({ versionId, builtVersionId: versionId, builtAt }).where(isIt)
    await layPackages(tx, which, now, adventure.versionId)
    await recordRelease(tx, which, versionId, now)
    return adventure.id
  })
}

/** Notes that players see what came with the release, unless that is noted already. */
async function recordRelease(
  tx: Database,
  which: { tenantId: string; adventureId: string },
  versionId: string,
  now: Date,
): Promise<void> {
  const last = await currentPublication(tx, which)
  if (last?.versionId === versionId) return
  const [before, after] = [
    last && (await contentOf(tx, which, last.versionId)),
    await contentOf(tx, which, versionId),
  ]
  if (!after) return
  const changes = last ? changesBetween(before ?? null, after) : null
  await endTrial(tx, which)
  await addPublication(tx, which, { versionId, changes }, now)
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
  const seen = { tenantId, adventureId, versionId }
  await forgetWhoAnswered(tx, seen, withKnownKinds(laid), not(seesTrial(tx, seen)))
  if (versionId !== (seenVersionId ?? adventure.versionId))
    await lookBackFor(tx, { tenantId, adventureId }, laid, now)
  await layTrial(tx, { tenantId, adventureId }, now)
}
