import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { Preview } from '#shared/contract/previews.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { contentBuilds } from '#server/db/schema/content.ts'
import { contentPreviews } from '#server/db/schema/previews.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { readPublication } from '#server/play/publications.ts'
import { beginAnew, findPreview, readPlaying, type Playing, type PreviewVisit } from './playing.ts'
import type { PreviewRow } from './preview-content.ts'

/** After that it has to be opened anew. */
const PREVIEW_LIFE_MS = 7 * DAY_MS

type Shown = Pick<PreviewRow, 'buildId' | 'versionId' | 'number'>

/** @throws Problem 404, 409 `build-not-done` */
export function beginOfBuild(folder: string, buildId: string, visit: PreviewVisit): Promise<Preview> {
  return begin(folder, visit, (tx) => buildOf(tx, folder, buildId, visit))
}

/** @throws Problem 404 */
export function beginOfVersion(folder: string, number: number, visit: PreviewVisit): Promise<Preview> {
  return begin(folder, visit, (tx) => versionOf(tx, folder, number, visit))
}

/** One that is open already is found again, so that colleagues have one address. */
async function begin(
  folder: string,
  visit: PreviewVisit,
  lock: (tx: Database) => Promise<Shown>,
): Promise<Preview> {
  const { db, tenant, player, now } = visit
  const preview = await db.transaction(async (tx) => {
    const shown = await lock(tx)
    const isOfIt = and(
      eq(contentPreviews.tenantId, tenant.id),
      eq(contentPreviews.folder, folder),
      eq(contentPreviews.number, shown.number),
      shown.buildId === null
        ? isNotNull(contentPreviews.versionId)
        : eq(contentPreviews.buildId, shown.buildId),
      gt(contentPreviews.expiresAt, now),
    )
    const [known] = await tx.select().from(contentPreviews).where(isOfIt).limit(1)
    const expiresAt = new Date(now.getTime() + PREVIEW_LIFE_MS)
    if (known) {
      const isIt = and(eq(contentPreviews.tenantId, tenant.id), eq(contentPreviews.id, known.id))
      await tx.update(contentPreviews).set({ expiresAt }).where(isIt)
      return { ...known, expiresAt }
    }
    const made = {
      ...{ tenantId: tenant.id, id: randomUUID(), folder, personId: player.id, createdAt: now, expiresAt },
      ...shown,
    }
    await tx.insert(contentPreviews).values(made)
    return made
  })
  return show(preview, await readPlaying(preview, visit))
}

async function buildOf(
  tx: Database,
  folder: string,
  buildId: string,
  { tenant }: PreviewVisit,
): Promise<Shown> {
  const isIt = and(
    eq(contentBuilds.tenantId, tenant.id),
    eq(contentBuilds.folder, folder),
    eq(contentBuilds.id, buildId),
  )
  const [build] = await tx
    .select({ state: contentBuilds.state, revision: contentBuilds.revision })
    .from(contentBuilds)
    .where(isIt)
    // not swept meanwhile, and one preview of it at a time
    .for('update')
  if (!build) throw notFound()
  if (build.state !== 'done') throw new Problem(409, 'build-not-done')
  return { buildId, versionId: null, number: build.revision }
}

async function versionOf(
  tx: Database,
  folder: string,
  number: number,
  { tenant }: PreviewVisit,
): Promise<Shown> {
  const isIt = and(eq(adventures.tenantId, tenant.id), eq(adventures.folder, folder))
  const [adventure] = await tx.select({ id: adventures.id }).from(adventures).where(isIt).for('update')
  const version =
    adventure && (await readPublication(tx, { tenantId: tenant.id, adventureId: adventure.id }, number))
  if (!version) throw notFound()
  return { buildId: null, versionId: version.versionId, number }
}

/** @throws Problem 404 `preview-ended` */
export async function read(previewId: string, visit: PreviewVisit): Promise<Preview> {
  const preview = await findPreview(visit.db, previewId, visit)
  return show(preview, await readPlaying(preview, visit))
}

/** @throws Problem 404 `preview-ended` */
export async function restart(
  previewId: string,
  stage: Preview['stage'],
  visit: PreviewVisit,
): Promise<Preview> {
  const preview = await findPreview(visit.db, previewId, visit)
  return show(preview, await beginAnew(preview, stage, visit))
}

function show(
  { id, folder, buildId, number, expiresAt }: PreviewRow,
  { stage, context }: Omit<Playing, 'change'>,
): Preview {
  return {
    ...{ id, folder, number, stage, name: context.words.adventure, expiresAt: expiresAt.toISOString() },
    shows: buildId === null ? 'version' : 'draft',
    languages: context.content.published.languages,
  }
}

/** Deletes what is over; nobody can open it any more. */
export async function sweepPreviews(db: Database, now: Date): Promise<void> {
  await db.delete(contentPreviews).where(lt(contentPreviews.expiresAt, now))
}
