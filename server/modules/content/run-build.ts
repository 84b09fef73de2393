import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { BuildFinding, CopyOf } from '#shared/domain/drafts.ts'
import type { PublishedAdventure, PublishedBuild } from '#shared/scene/published.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { contentBuilds, contentDrafts } from '#server/db/schema/content.ts'
import { BUILD_LIMITS, buildApart, BuildStopped, type BuildLimits } from '#server/intake/build-apart.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { addBuilt } from '#server/lib/files/total.ts'
import type { Job, JobHandlers } from '#server/lib/jobs.ts'
import { contentOf } from '#server/play/adventure-rows.ts'
import { changesBetween } from '#server/play/content-changes.ts'
import { lastPublication } from '#server/play/publications.ts'
import { copyOf, hashesOf } from './drafts.ts'
import { newBytes, takeOver, type Taken } from './take-over.ts'

export const CONTENT_BUILD = 'content-build'
const Payload = z.object({ id: z.uuid() })
/** Servers that died over it. */
const MOST_TRIES = 2
/** Of what is told of a build. */
const MOST_FINDINGS = 500

interface BuildParts {
  db: Database
  files: Files
  clock: Clock
  limits?: BuildLimits
}

type BuildRow = typeof contentBuilds.$inferSelect

/** What is done with drafts that are to be built: one at a time on each server. */
export function contentJobs(parts: BuildParts): JobHandlers {
  return { [CONTENT_BUILD]: (job) => runBuild(job, parts) }
}

async function runBuild({ tenantId, payload, tries }: Job, parts: BuildParts): Promise<void> {
  const { db, files, clock } = parts
  const { id } = z.parse(Payload, payload)
  const isOpen = and(
    eq(contentBuilds.tenantId, tenantId),
    eq(contentBuilds.id, id),
    isNull(contentBuilds.endedAt),
  )
  const [build] = await db.update(contentBuilds).set({ state: 'running' }).where(isOpen).returning()
  if (!build) return
  async function end(said: Partial<BuildRow> & Pick<BuildRow, 'state'>): Promise<void> {
    await db
      .update(contentBuilds)
      .set({ ...said, endedAt: clock() })
      .where(isOpen)
  }
  if (tries > MOST_TRIES) return end({ state: 'failed', findings: [DIED] })
  // an earlier try may still write into its own
  const work = join(files.content.work, `${id}-${tries}`)
  try {
    await rm(work, { recursive: true, force: true })
    const laidOut = await layOutDraft(build, work, parts)
    if (!laidOut) {
      await end({ state: 'superseded' })
      return
    }
    await beginCache(files)
    // first: what is published in between makes the number old, and never the content
    const base = (await lastPublication(db, build.folder, tenantId))?.number ?? null
    const before = await publishedOf(db, build)
    const made = await buildLaidOut(build, work, before, parts)
    const hashes = made.content && Object.fromEntries(laidOut.hashes)
    await end({ ...made, base, files: hashes, copyOf: laidOut.copyOf })
  } catch (error) {
    if (!(error instanceof BuildStopped)) throw error
    await end({ state: 'failed', findings: [error.why === 'died' ? DIED : TOO_LONG] })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const SIMPLER = 'Make its largest pictures and films smaller, or take back what was added last.'
const DIED: BuildFinding = {
  ...{ severity: 'error', file: '', problem: 'takes more memory than a build may have' },
  hint: SIMPLER,
}
const TOO_LONG: BuildFinding = {
  ...{ severity: 'error', file: '', problem: 'takes more time than a build may have' },
  hint: SIMPLER,
}
const NO_ROOM: BuildFinding = {
  ...{ severity: 'error', file: '', problem: 'takes more room than is left for files' },
  hint: 'Discard a draft that nobody needs, or make the largest pictures and films smaller.',
}

interface LaidOut {
  /** Of its files, by path. */
  hashes: ReadonlyMap<string, string>
  copyOf: CopyOf | null
}

/** Lays the files of a draft out as a scenes folder. @returns null where the draft is another one by now */
async function layOutDraft(
  { tenantId, folder, revision }: BuildRow,
  work: string,
  { db, files }: BuildParts,
): Promise<LaidOut | null> {
  const laidOut = await db.transaction(async (tx) => {
    const isIts = and(eq(contentDrafts.tenantId, tenantId), eq(contentDrafts.folder, folder))
    const [draft] = await tx.select().from(contentDrafts).where(isIts).for('share')
    if (draft?.revision !== revision) return null
    return { hashes: await hashesOf(tx, folder, { tenant: { id: tenantId } }), copyOf: copyOf(draft) }
  })
  if (!laidOut) return null
  const root = join(work, 'scenes', folder)
  await mkdir(root, { recursive: true })
  for (const [path, hash] of laidOut.hashes) {
    const target = join(root, path)
    await mkdir(dirname(target), { recursive: true })
    await files.content.blobs.layOut(tenantId, hash, target)
  }
  return laidOut
}

/** Begins with what was made for the release, where that is here: most of a copy of it need not be made again. */
async function beginCache({ content: { cache, releaseCache } }: Files): Promise<void> {
  if ((await stat(cache).catch(() => null)) || !(await stat(releaseCache).catch(() => null))) return
  const interim = `${cache}.${randomUUID()}`
  try {
    await cp(releaseCache, interim, { recursive: true, mode: constants.COPYFILE_FICLONE })
    await rename(interim, cache)
  } catch {
    // another server was faster, or the release is built anew just now: then all is made anew
    await rm(interim, { recursive: true, force: true })
  }
}

/** What players see now, without packages that were put into it. */
async function publishedOf(db: Database, { tenantId, folder }: BuildRow): Promise<PublishedAdventure | null> {
  const [row] = await db
    .select()
    .from(adventures)
    .where(and(eq(adventures.tenantId, tenantId), eq(adventures.folder, folder)))
  return row ? contentOf(db, { tenantId }, row.builtVersionId ?? row.versionId) : null
}

async function buildLaidOut(
  { tenantId, folder }: BuildRow,
  work: string,
  before: PublishedAdventure | null,
  { db, files, clock, limits = BUILD_LIMITS }: BuildParts,
): Promise<Pick<BuildRow, 'state' | 'findings' | 'content' | 'changes'>> {
  const places = {
    scenesDir: join(work, 'scenes'),
    outDir: join(work, 'out', 'scenes'),
    publishedFile: join(work, 'published.json'),
    cacheDir: files.content.cache,
  }
  // what was there before, so that a name that is gone is missed
  const earlier: PublishedBuild = { builtAt: 0, adventures: before ? [before] : [], gone: {} }
  await writeFile(places.publishedFile, JSON.stringify(earlier))
  const { adventure, findings: found } = await buildApart(places, limits)
  const findings = found
    .slice(0, MOST_FINDINGS)
    .map((finding) => ({ ...finding, file: insideOf(folder, finding.file) }))
  if (!adventure) return { state: 'failed', findings, content: null, changes: null }
  const taken: readonly Taken[] = [
    { from: places.outDir, to: files.content.art(tenantId) },
    { from: join(work, 'out', 'packages'), to: files.content.packages(tenantId) },
  ]
  const bytes = await newBytes(taken)
  if (!(await addBuilt(db, tenantId, bytes, files.most.tenant)))
    return { state: 'failed', findings: [...findings, NO_ROOM], content: null, changes: null }
  for (const one of taken) await takeOver(one, clock())
  return { state: 'done', findings, content: adventure, changes: changesBetween(before, adventure) }
}

function insideOf(folder: string, file: string): string {
  return file === folder ? '' : file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file
}
