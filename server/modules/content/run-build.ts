import { say } from '#shared/domain/findings/words.ts'
import { said } from '#server/intake/findings.ts'
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
import {
  BUILD_LIMITS,
  buildApart,
  BuildStopped,
  type BuildLimits,
  type BuildProgram,
} from '#server/intake/build-apart.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { addBuilt } from '#server/lib/files/total.ts'
import type { Job, JobHandlers } from '#server/lib/jobs.ts'
import { readQuotas, tenantRoom } from '#server/lib/quotas.ts'
import { contentOf } from '#server/play/adventure-rows.ts'
import { changesBetween } from '#server/play/content-changes.ts'
import { currentPublication } from '#server/play/publications.ts'
import { lastSeenIn } from '#server/play/trials.ts'
import { copyOf, hashesOf } from './drafts.ts'
import { newBytes, takeOver, type Taken } from './take-over.ts'

export const CONTENT_BUILD = 'content-build'
const Payload = z.object({ id: z.uuid() })
/** Servers that died over it. */
const MOST_TRIES = 2
/** Of what is told of a build. */
const MOST_FINDINGS = 500

export interface BuildParts {
  db: Database
  files: Files
  clock: Clock
  limits?: BuildLimits
  /** What its process runs, if it is not the one beside this server's own program. */
  program?: BuildProgram
}

type BuildRow = typeof contentBuilds.$inferSelect

/** What is done with drafts that are to be built: one at a time on each server. */
export function contentJobs(parts: BuildParts): JobHandlers {
  return { [CONTENT_BUILD]: (job) => runBuild(job, parts) }
}

/** Builds what its row says, to the end. */
export async function runBuild({ tenantId, payload, tries }: Job, parts: BuildParts): Promise<void> {
  const { db, files, clock } = parts
  const { id } = z.parse(Payload, payload)
  const isOpen = and(
    eq(contentBuilds.tenantId, tenantId),
    eq(contentBuilds.id, id),
    isNull(contentBuilds.endedAt),
  )
  const [build] = await db.update(contentBuilds).set({ state: 'running' }).where(isOpen).returning()
  if (!build) return
  async function end(result: Partial<BuildRow> & Pick<BuildRow, 'state'>): Promise<void> {
    await db
      .update(contentBuilds)
      .set({ ...result, endedAt: clock() })
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
    const base = (await lastSeenIn(db, build.folder, tenantId))?.number ?? null
    const before = await publishedOf(db, build)
    const made = await buildLaidOut(build, work, { before, hashes: laidOut.hashes }, parts)
    const hashes = made.content && Object.fromEntries(laidOut.hashes)
    await end({ ...made, base, files: hashes, copyOf: laidOut.copyOf })
  } catch (error) {
    if (!(error instanceof BuildStopped)) throw error
    await end({ state: 'failed', findings: [error.why === 'died' ? DIED : TOO_LONG] })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const SIMPLER = say('build-simpler')
const WHOLE = { severity: 'error', file: '' } as const
const DIED: BuildFinding = { ...WHOLE, ...said(say('build-memory'), SIMPLER) }
const TOO_LONG: BuildFinding = { ...WHOLE, ...said(say('build-time'), SIMPLER) }
const NO_ROOM: BuildFinding = { ...WHOLE, ...said(say('build-room'), say('build-room-hint')) }

interface LaidOut {
  /** Of its files, by path. */
  hashes: ReadonlyMap<string, string>
  copyOf: CopyOf | null
}

/**
 * Lays the files of a draft out as a scenes folder, or those that were scheduled. @returns null where the draft is another one by now
 */
async function layOutDraft(
  build: BuildRow,
  work: string,
  { db, files }: BuildParts,
): Promise<LaidOut | null> {
  const { tenantId, folder } = build
  const laidOut = await (build.scheduleId === null ? filesOfDraft(build, db) : filesOfSchedule(build))
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

function filesOfSchedule({ files, copyOf: copied }: BuildRow): LaidOut | null {
  return files && { hashes: new Map(Object.entries(files)), copyOf: copied }
}

function filesOfDraft({ tenantId, folder, revision }: BuildRow, db: Database): Promise<LaidOut | null> {
  return db.transaction(async (tx) => {
    const isIts = and(eq(contentDrafts.tenantId, tenantId), eq(contentDrafts.folder, folder))
    const [draft] = await tx.select().from(contentDrafts).where(isIts).for('share')
    if (draft?.revision !== revision) return null
    return { hashes: await hashesOf(tx, folder, { tenant: { id: tenantId } }), copyOf: copyOf(draft) }
  })
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

interface SeenContent {
  content: PublishedAdventure
  /** The hashes that it was built of, by path; null where nobody knows them. */
  files: Readonly<Record<string, string>> | null
}

/** What everybody sees now, without packages that were put into it. */
async function publishedOf(db: Database, { tenantId, folder }: BuildRow): Promise<SeenContent | null> {
  const [row] = await db
    .select()
    .from(adventures)
    .where(and(eq(adventures.tenantId, tenantId), eq(adventures.folder, folder)))
  if (!row) return null
  const content = await contentOf(db, { tenantId }, row.builtVersionId ?? row.versionId)
  const current = await currentPublication(db, { tenantId, adventureId: row.id })
  return content && { content, files: current?.files ?? null }
}

async function buildLaidOut(
  { tenantId, folder }: BuildRow,
  work: string,
  { before, hashes }: { before: SeenContent | null; hashes: ReadonlyMap<string, string> },
  { db, files, clock, limits = BUILD_LIMITS, program }: BuildParts,
): Promise<Pick<BuildRow, 'state' | 'findings' | 'content' | 'changes'>> {
  const places = {
    scenesDir: join(work, 'scenes'),
    outDir: join(work, 'out', 'scenes'),
    publishedFile: join(work, 'published.json'),
    cacheDir: files.content.cache,
  }
  // what was there before, so that a name that is gone is missed
  const earlier: PublishedBuild = { builtAt: 0, adventures: before ? [before.content] : [], gone: {} }
  await writeFile(places.publishedFile, JSON.stringify(earlier))
  const { adventure, findings: found } = await buildApart(places, limits, program)
  const findings = found
    .slice(0, MOST_FINDINGS)
    .map((finding) => ({ ...finding, file: insideOf(folder, finding.file) }))
  if (!adventure) return { state: 'failed', findings, content: null, changes: null }
  const taken: readonly Taken[] = [
    { from: places.outDir, to: files.content.art(tenantId) },
    { from: join(work, 'out', 'packages'), to: files.content.packages(tenantId) },
  ]
  const bytes = await newBytes(taken)
  const most = tenantRoom(files, await readQuotas(db, tenantId))
  if (!(await addBuilt(db, tenantId, bytes, most)))
    return { state: 'failed', findings: [...findings, NO_ROOM], content: null, changes: null }
  for (const one of taken) await takeOver(one, clock())
  return {
    state: 'done',
    findings,
    content: adventure,
    changes: changesBetween(before?.content ?? null, adventure, {
      before: before?.files,
      after: Object.fromEntries(hashes),
    }),
  }
}

function insideOf(folder: string, file: string): string {
  return file === folder ? '' : file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file
}
