import { and, eq } from 'drizzle-orm'
import type { ContentVersion, publishBuild, readVersions, restoreVersion } from '#shared/contract/content.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { contentBuilds, contentDrafts } from '#server/db/schema/content.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { readPublications, showPublication } from '#server/play/publications.ts'
import { publishOwn, restorePublication } from '#server/play/publish-own.ts'
import { findDraft, isDraft, lockDraft } from './drafts.ts'
import type { MakerVisit } from './visit.ts'

/** @throws Problem 404, 409 `build-not-done` or `newer-published` */
export async function publish(
  folder: string,
  { buildId, version, note }: HandlerInput<typeof publishBuild>['body'],
  visit: MakerVisit,
): Promise<ContentVersion> {
  const { db, tenant, player, now } = visit
  return db.transaction(async (tx) => {
    await lockDraft(tx, folder, visit)
    const [build] = await tx
      .select()
      .from(contentBuilds)
      .where(
        and(
          eq(contentBuilds.tenantId, tenant.id),
          eq(contentBuilds.folder, folder),
          eq(contentBuilds.id, buildId),
        ),
      )
    if (!build) throw notFound()
    const { content, files, copyOf, revision } = build
    if (build.state !== 'done' || !content) throw new Problem(409, 'build-not-done')
    const said = { tenantId: tenant.id, folder, personId: player.id, note, seen: version }
    const published = await publishOwn(tx, said, { buildId, content, files, copyOf }, now)
    if (published === 'newer-published') throw new Problem(409, 'newer-published')
    const { shown, isCurrent } = await showNumber(tx, published, visit)
    if (isCurrent) {
      await tx.update(contentDrafts).set({ publishedRevision: revision }).where(isDraft(tenant, folder))
    }
    return shown
  })
}

/** @throws Problem 404, 409 `newer-published` */
export async function restore(
  folder: string,
  number: number,
  { version, note }: HandlerInput<typeof restoreVersion>['body'],
  visit: MakerVisit,
): Promise<ContentVersion> {
  const { db, tenant, player, now } = visit
  return db.transaction(async (tx) => {
    // before the adventure, as publishing does
    await tx.select().from(contentDrafts).where(isDraft(tenant, folder)).for('update')
    const said = { tenantId: tenant.id, folder, personId: player.id, note, seen: version }
    const restored = await restorePublication(tx, said, number, now)
    if (restored === null) throw notFound()
    if (restored === 'newer-published') throw new Problem(409, 'newer-published')
    await tx.update(contentDrafts).set({ publishedRevision: null }).where(isDraft(tenant, folder))
    return (await showNumber(tx, restored, visit)).shown
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
  const rows = await readPublications(db, { tenantId: tenant.id, adventureId: adventure.id })
  return { versions: rows.map((row) => showPublication(row, rows[0]?.number ?? 0)) }
}

async function showNumber(
  tx: Database,
  { number, adventureId }: { number: number; adventureId: string },
  { tenant }: MakerVisit,
): Promise<{ shown: ContentVersion; isCurrent: boolean }> {
  const rows = await readPublications(tx, { tenantId: tenant.id, adventureId })
  const row = rows.find((one) => one.number === number)
  if (!row) throw notFound()
  const current = rows[0]?.number ?? 0
  return { shown: showPublication(row, current), isCurrent: number === current }
}
