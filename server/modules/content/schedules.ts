import { and, eq, isNull } from 'drizzle-orm'
import type { ContentSchedule } from '#shared/contract/content.ts'
import type { schedulePublishing } from '#shared/contract/content-versions.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { BuildFinding, ScheduleRefusal } from '#shared/domain/drafts.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { people } from '#server/db/schema/people.ts'
import { contentSchedules } from '#server/db/schema/trials.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import { enqueue } from '#server/lib/jobs.ts'
import { notify } from '#server/lib/notify.ts'
import { currentPublication, namedTeams } from '#server/play/publications.ts'
import { lastSeenIn } from '#server/play/trials.ts'
import { doneBuild } from './done-build.ts'
import { findDraft, lockDraft } from './drafts.ts'
import { mustBeTeams, readTeamNames } from './show-version.ts'
import type { MakerVisit } from './visit.ts'

/** Of the job that publishes what was scheduled. */
export const PUBLISH_SCHEDULED = 'content-publish'

const FURTHEST_MS = 366 * DAY_MS
/** A refusal that nobody was notified of until then is only shown on the page. */
const NOTIFIED_WITHIN_MS = 7 * DAY_MS
/** Of what the check found, for the page: the check itself lists all of it. */
const MOST_FINDINGS = 20

export type ScheduleRow = typeof contentSchedules.$inferSelect

export function isScheduleOf({ id }: { id: string }, folder: string) {
  return and(eq(contentSchedules.tenantId, id), eq(contentSchedules.folder, folder))
}

/** @throws Problem 404, 409, 422 */
export async function schedule(
  folder: string,
  { id, buildId, version, note, at, ...asked }: HandlerInput<typeof schedulePublishing>['body'],
  visit: MakerVisit,
): Promise<ContentSchedule> {
  const { db, tenant, player, now } = visit
  const moment = new Date(at)
  return db.transaction(async (tx) => {
    await lockDraft(tx, folder, visit)
    const [known] = await tx.select().from(contentSchedules).where(isScheduleOf(tenant, folder)).for('update')
    if (known?.id === id) return showOne(tx, known, visit)
    if (known && known.refusal === null) throw new Problem(409, 'already-scheduled')
    await doneBuild(tx, folder, buildId, visit)
    const teams = await mustBeTeams(asked.teams, { db: tx, tenant })
    if (moment <= now) throw refusedField('at', 'is over')
    if (moment.getTime() > now.getTime() + FURTHEST_MS) throw refusedField('at', 'is too far ahead')
    const last = await lastSeenIn(tx, folder, tenant.id)
    if ((last?.number ?? null) !== version) throw new Problem(409, 'newer-published')
    if (teams !== null && !last) throw new Problem(409, 'nothing-published')
    if (known) await tx.delete(contentSchedules).where(isScheduleOf(tenant, folder))
    const [row] = await tx
      .insert(contentSchedules)
      .values({
        ...{ tenantId: tenant.id, id, folder, buildId, note, teams, personId: player.id },
        ...{ at: moment, createdAt: now, base: await currentNumber(tx, folder, tenant.id) },
      })
      .returning()
    if (!row) throw new Error('a schedule was not stored')
    const job = { tenantId: tenant.id, kind: PUBLISH_SCHEDULED, payload: { id }, runAt: moment }
    await enqueue(tx, job, now)
    return showOne(tx, row, visit)
  })
}

/** What everybody sees of an adventure, by number; null: nothing. */
export async function currentNumber(tx: Database, folder: string, tenantId: string): Promise<number | null> {
  const isIt = and(eq(adventures.tenantId, tenantId), eq(adventures.folder, folder))
  const [adventure] = await tx.select({ id: adventures.id }).from(adventures).where(isIt)
  const current = adventure && (await currentPublication(tx, { tenantId, adventureId: adventure.id }))
  return current?.number ?? null
}

/** @throws Problem 404, 409 `schedule-ended` where it was published or taken back meanwhile */
export async function cancel(folder: string, id: string, visit: MakerVisit): Promise<void> {
  const { db, tenant } = visit
  if (!(await findDraft(db, folder, visit))) throw notFound()
  const isIt = and(isScheduleOf(tenant, folder), eq(contentSchedules.id, id))
  const gone = await db.delete(contentSchedules).where(isIt).returning({ id: contentSchedules.id })
  if (gone.length === 0) throw new Problem(409, 'schedule-ended')
}

/** Somebody published for everybody: what waits was made of what was there before, and would take it back. In that transaction. */
export async function overtakeSchedule(
  tx: Database,
  folder: string,
  { tenant, player, now }: MakerVisit,
): Promise<void> {
  const [waiting] = await tx
    .select()
    .from(contentSchedules)
    .where(and(isScheduleOf(tenant, folder), isNull(contentSchedules.refusal)))
    .for('update')
  if (!waiting) return
  await refuse(tx, waiting, { refusal: 'newer-published' }, now, waiting.personId !== player.id)
}

/** Notes why nothing is published at the moment, and notifies anyone who scheduled it. In the transaction that holds the row. */
export async function refuse(
  tx: Database,
  { tenantId, id, personId }: ScheduleRow,
  { refusal, findings = [] }: { refusal: ScheduleRefusal; findings?: readonly BuildFinding[] },
  now: Date,
  isNotified = true,
): Promise<void> {
  const isIt = and(eq(contentSchedules.tenantId, tenantId), eq(contentSchedules.id, id))
  const errors = findings.filter(({ severity }) => severity === 'error').slice(0, MOST_FINDINGS)
  await tx.update(contentSchedules).set({ refusal, findings: errors }).where(isIt)
  if (!isNotified) return
  const expiresAt = new Date(now.getTime() + NOTIFIED_WITHIN_MS)
  await notify(tx, [personId], { tenantId, kind: 'publishing', about: id, expiresAt }, now)
}

async function showOne(tx: Database, row: ScheduleRow, { tenant }: MakerVisit): Promise<ContentSchedule> {
  const isIt = and(eq(people.tenantId, tenant.id), eq(people.id, row.personId))
  const [person] = await tx.select({ by: people.displayName }).from(people).where(isIt)
  return showSchedule({ ...row, by: person?.by ?? null }, await readTeamNames(tx, tenant.id))
}

/** By folder. */
export async function readSchedules({ db, tenant }: MakerVisit, folder?: string) {
  const rows = await db
    .select({ schedule: contentSchedules, by: people.displayName })
    .from(contentSchedules)
    .innerJoin(
      people,
      and(eq(people.tenantId, contentSchedules.tenantId), eq(people.id, contentSchedules.personId)),
    )
    .where(folder === undefined ? eq(contentSchedules.tenantId, tenant.id) : isScheduleOf(tenant, folder))
  return new Map(rows.map(({ schedule: row, by }) => [row.folder, { ...row, by }]))
}

export function showSchedule(
  { id, at, createdAt, by, note, teams, refusal, findings }: ScheduleRow & { by: string | null },
  names: ReadonlyMap<string, string>,
): ContentSchedule {
  return {
    ...{ id, note, refusal, findings: [...findings] },
    at: at.toISOString(),
    scheduled: { at: createdAt.toISOString(), by },
    teams: teams && namedTeams(teams, names),
  }
}
