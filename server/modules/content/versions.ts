import { and, eq } from 'drizzle-orm'
import type { ContentVersion } from '#shared/contract/content.ts'
import type { publishBuild, readVersions, restoreVersion } from '#shared/contract/content-versions.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { contentDrafts } from '#server/db/schema/content.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { lockAdventure } from '#server/play/adventure-rows.ts'
import { publishOwn, restorePublication } from '#server/play/publish-own.ts'
import { endTrial, readTrial } from '#server/play/trials.ts'
import { doneBuild } from './done-build.ts'
import { findDraft, isDraft, lockDraft } from './drafts.ts'
import { overtakeSchedule } from './schedules.ts'
import { mustBeTeams, showVersions } from './show-version.ts'
import type { MakerVisit } from './visit.ts'

/** @throws Problem 404, 409 `build-not-done`, `newer-published` or `nothing-published`, 422 */
export async function publish(
  folder: string,
  { buildId, version, note, ...asked }: HandlerInput<typeof publishBuild>['body'],
  visit: MakerVisit,
): Promise<ContentVersion> {
  const { db, tenant, player, now } = visit
  return db.transaction(async (tx) => {
    await lockDraft(tx, folder, visit)
    const { content, files, copyOf, revision } = await doneBuild(tx, folder, buildId, visit)
    const teams = await mustBeTeams(asked.teams, { db: tx, tenant })
    const said = { tenantId: tenant.id, folder, personId: player.id, note, seen: version, teams }
    const published = await publishOwn(tx, said, { buildId, content, files, copyOf }, now)
    if (typeof published === 'string') throw new Problem(409, published)
    const shown = await showNumber(tx, published, visit)
    if (shown.isCurrent) {
      await tx.update(contentDrafts).set({ publishedRevision: revision }).where(isDraft(tenant, folder))
      if (published.isNew) await overtakeSchedule(tx, folder, visit)
    }
    return shown
  })
}

/** @throws Problem 404, 409 `newer-published`, 422 */
export async function restore(
  folder: string,
  number: number,
  { version, note, ...asked }: HandlerInput<typeof restoreVersion>['body'],
  visit: MakerVisit,
): Promise<ContentVersion> {
  const { db, tenant, player, now } = visit
  return db.transaction(async (tx) => {
    // before the adventure, as publishing does
    await tx.select().from(contentDrafts).where(isDraft(tenant, folder)).for('update')
    if (!(await lockAdventure(tx, tenant.id, folder))) throw notFound()
    const teams = await mustBeTeams(asked.teams, { db: tx, tenant })
    const said = { tenantId: tenant.id, folder, personId: player.id, note, seen: version, teams }
    const restored = await restorePublication(tx, said, number, now)
    if (restored === null) throw notFound()
    if (typeof restored === 'string') throw new Problem(409, restored)
    if (teams === null) {
      await tx.update(contentDrafts).set({ publishedRevision: null }).where(isDraft(tenant, folder))
      await overtakeSchedule(tx, folder, visit)
    }
    return showNumber(tx, restored, visit)
  })
}

/** @throws Problem 404, 409 `trial-ended` where its teams do not see that number any more */
export async function stopTrial(folder: string, number: number, visit: MakerVisit): Promise<void> {
  const { db, tenant } = visit
  await db.transaction(async (tx) => {
    const adventure = await lockAdventure(tx, tenant.id, folder)
    if (!adventure && !(await findDraft(tx, folder, visit))) throw notFound()
    const which = adventure && { tenantId: tenant.id, adventureId: adventure.id }
    if (!which || (await readTrial(tx, which))?.number !== number) throw new Problem(409, 'trial-ended')
    await endTrial(tx, which)
  })
}

/** @throws Problem 404 where the tenant has neither a draft nor an adventure of that folder */
export async function listVersions(folder: string, visit: MakerVisit): Promise<Reply<typeof readVersions>> {
  const { db, tenant } = visit
  const [adventure] = await db
    .select({ id: adventures.id })
    .from(adventures)
    .where(and(eq(adventures.tenantId, tenant.id), eq(adventures.folder, folder)))
  if (!adventure) {
    if (!(await findDraft(db, folder, visit))) throw notFound()
    return { versions: [] }
  }
  const { versions } = await showVersions(db, { tenantId: tenant.id, adventureId: adventure.id })
  return { versions }
}

async function showNumber(
  tx: Database,
  { number, adventureId }: { number: number; adventureId: string },
  { tenant }: MakerVisit,
): Promise<ContentVersion> {
  const { versions } = await showVersions(tx, { tenantId: tenant.id, adventureId })
  const shown = versions.find((one) => one.number === number)
  if (!shown) throw notFound()
  return shown
}
