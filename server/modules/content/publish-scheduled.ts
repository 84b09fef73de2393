import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { contentBuilds, contentDrafts } from '#server/db/schema/content.ts'
import { contentSchedules } from '#server/db/schema/trials.ts'
import type { Job, JobHandlers } from '#server/lib/jobs.ts'
import { publishOwn } from '#server/play/publish-own.ts'
import { lastSeenIn } from '#server/play/trials.ts'
import { isDraft } from './drafts.ts'
import { runBuild, type BuildParts } from './run-build.ts'
import { currentNumber, PUBLISH_SCHEDULED, refuse, type ScheduleRow } from './schedules.ts'
import { readTeamNames } from './show-version.ts'

const Payload = z.object({ id: z.uuid() })

/** Publishes what was scheduled, one at a time on each server. A row is published or refused once, whoever takes the job. */
export function scheduleJobs(parts: BuildParts): JobHandlers {
  return { [PUBLISH_SCHEDULED]: (job) => publishScheduled(job, parts) }
}

async function publishScheduled(job: Job, parts: BuildParts): Promise<void> {
  const { db, clock } = parts
  const { tenantId } = job
  const { id } = z.parse(Payload, job.payload)
  // taken back, or refused already
  if (!(await beginCheck(db, { tenantId, id }, clock()))) return
  await runBuild({ ...job, payload: { id } }, parts)
  await db.transaction(async (tx) => {
    const found = await waitingRow(tx, { tenantId, id })
    if (!found) return
    // as publishing does: the draft, then what waits for it
    await tx
      .select()
      .from(contentDrafts)
      .where(isDraft({ id: tenantId }, found.folder))
      .for('update')
    const waiting = await waitingRow(tx, { tenantId, id }, true)
    if (waiting) await publishChecked(tx, waiting, clock())
  })
}

interface Which {
  tenantId: string
  id: string
}

async function waitingRow(tx: Database, { tenantId, id }: Which, isLocked = false) {
  const isIt = and(eq(contentSchedules.tenantId, tenantId), eq(contentSchedules.id, id))
  const rows = tx.select().from(contentSchedules).where(isIt)
  const [row] = await (isLocked ? rows.for('update') : rows)
  return row?.refusal === null ? row : undefined
}

/** The build that checks it: of the files that were scheduled, whatever the draft is by now. @returns whether there is anything to do */
async function beginCheck(db: Database, which: Which, now: Date): Promise<boolean> {
  const waiting = await waitingRow(db, which)
  if (!waiting) return false
  const { tenantId, id, folder, buildId, personId } = waiting
  const [scheduled] = await db
    .select({ revision: contentBuilds.revision, files: contentBuilds.files, copyOf: contentBuilds.copyOf })
    .from(contentBuilds)
    .where(and(eq(contentBuilds.tenantId, tenantId), eq(contentBuilds.id, buildId)))
  if (!scheduled?.files) return false
  await db
    .insert(contentBuilds)
    .values({
      ...{ tenantId, folder, id, state: 'waiting', personId, scheduleId: id, createdAt: now },
      ...scheduled,
    })
    .onConflictDoNothing()
  return true
}

/** In the transaction that holds draft and row. */
async function publishChecked(tx: Database, waiting: ScheduleRow, now: Date): Promise<void> {
  const { tenantId, id, folder, buildId, personId, note, createdAt } = waiting
  const [check] = await tx
    .select()
    .from(contentBuilds)
    .where(and(eq(contentBuilds.tenantId, tenantId), eq(contentBuilds.id, id)))
  if (!check) throw new Error('what was scheduled was never checked')
  const { content, findings, files, copyOf } = check
  if (check.state !== 'done' || !content) return refuse(tx, waiting, { refusal: 'failed', findings }, now)
  const hasErrors = findings.some(({ severity }) => severity === 'error')
  if (hasErrors) return refuse(tx, waiting, { refusal: 'errors', findings }, now)
  const names = await readTeamNames(tx, tenantId)
  const teams = waiting.teams && waiting.teams.filter((team) => names.has(team))
  if (teams?.length === 0) return refuse(tx, waiting, { refusal: 'teams-gone' }, now)
  if ((await currentNumber(tx, folder, tenantId)) !== waiting.base)
    return refuse(tx, waiting, { refusal: 'newer-published' }, now)
  // a trial in between takes nothing back
  const seen = (await lastSeenIn(tx, folder, tenantId))?.number ?? null
  const said = { tenantId, folder, personId, note, seen, teams, scheduledAt: createdAt }
  const published = await publishOwn(tx, said, { buildId, content, files, copyOf }, now)
  if (typeof published === 'string') return refuse(tx, waiting, { refusal: 'newer-published' }, now)
  const isIt = and(eq(contentSchedules.tenantId, tenantId), eq(contentSchedules.id, id))
  await tx.delete(contentSchedules).where(isIt)
}
