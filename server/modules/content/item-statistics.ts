import { and, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { TASKS_SERVER } from '#kinds/server.ts'
import type { ItemStatistics, readItems } from '#shared/contract/content-items.ts'
import type { Reply } from '#shared/contract/endpoint.ts'
import { countItems, LEFT_AFTER_MS, type ItemAnswer } from '#shared/domain/item-statistics.ts'
import { idOf } from '#shared/scene/first-names.ts'
import type { TaskPublished } from '#shared/scene/tasks/task.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { taskVersions } from '#server/db/schema/figures.ts'
import { notFound } from '#server/http/problem.ts'
import { leastOf } from '#server/lib/smallest-group.ts'
import { readContent } from '#server/play/read-content.ts'
import { findDraft, hashesOf } from './drafts.ts'
import { movedIn, TASK_PATH } from './finishers.ts'
import type { MakerVisit } from './visit.ts'

/** Of players of one version: what more of them answer changes little. */
const MOST_PLAYERS = 2000
/** Versions that are looked back at. */
const MOST_VERSIONS = 5

/** What the first tries at a task say of its questions, by version. @throws Problem 404 without a draft */
export async function readStatistics(
  folder: string,
  path: string,
  visit: MakerVisit,
): Promise<Reply<typeof readItems>> {
  const { db, tenant } = visit
  if (!(await findDraft(db, folder, visit))) throw notFound()
  const [, name] = TASK_PATH.exec(path) ?? []
  const [adventure] = await db
    .select()
    .from(adventures)
    .where(and(eq(adventures.tenantId, tenant.id), eq(adventures.folder, folder)))
  if (name === undefined || !adventure) return { versions: [] }
  const taskId = idOf(name, await movedIn(await hashesOf(db, folder, visit), visit))
  const task = { adventureId: adventure.id, taskId, versionId: adventure.versionId }
  const versions = await db
    .select({ number: taskVersions.number, publishedAt: taskVersions.publishedAt })
    .from(taskVersions)
    .where(
      and(
        eq(taskVersions.tenantId, tenant.id),
        eq(taskVersions.adventureId, adventure.id),
        eq(taskVersions.taskId, taskId),
      ),
    )
    .orderBy(desc(taskVersions.number))
    .limit(MOST_VERSIONS)
  const answered = await readAnswers(task, visit)
  return {
    versions: versions.flatMap(({ number, publishedAt }) => {
      const items: ItemStatistics[] = countItems(answered.get(number) ?? [], leastOf(visit.tenant))
      return items.length === 0 ? [] : [{ number, publishedAt: publishedAt.toISOString(), items }]
    }),
  }
}

interface OneTask {
  adventureId: string
  taskId: string
  /** That players see now. */
  versionId: string
}

/** What was answered in each first try, by the version of the task; the earliest first. */
async function readAnswers(task: OneTask, visit: MakerVisit): Promise<ReadonlyMap<number, ItemAnswer[][]>> {
  const answered = new Map<number, ItemAnswer[][]>()
  const contents = new Map<string, Promise<TaskPublished | null>>()
  const contentOf = (versionId: string) => {
    const known = contents.get(versionId) ?? findContent(task.taskId, versionId, visit)
    contents.set(versionId, known)
    return known
  }
  for (const { number, state, left, versionId } of await findFirstTries(task, visit)) {
    const begun = versionId === null ? null : await contentOf(versionId)
    const content = begun ?? (await contentOf(task.versionId))
    const given = content && (left ?? answersIn(content, state))
    if (given) answered.set(number, [...(answered.get(number) ?? []), given])
  }
  return answered
}

async function findContent(taskId: string, versionId: string, { db, tenant }: MakerVisit) {
  const content = await readContent(db, tenant.id, versionId)
  return content?.tasks.get(taskId)?.task.content ?? null
}

/** Null for a kind that asks nothing, or where the task was of another kind then. */
function answersIn(content: TaskPublished, state: unknown): ItemAnswer[] | null {
  const { items, rule } = TASKS_SERVER[content.type]
  if (!items) return null
  const stored = z.safeParse(rule.stored, state)
  return stored.success ? items.answered(content, stored.data) : null
}

/** One row a person: the first try, once it was handed in or left, with the version of the task that it was tried in. */
async function findFirstTries({ adventureId, taskId }: OneTask, { db, tenant, now }: MakerVisit) {
  const isIts = (alias: string) => sql`${sql.raw(alias)}.tenant_id = ${tenant.id}
    and ${sql.raw(alias)}.adventure_id = ${adventureId} and ${sql.raw(alias)}.task_id = ${taskId}`
  const first = sql`
    select distinct on (attempt.person_id) attempt.id, attempt.state, attempt.left_items, attempt.version_id, attempt.started_at,
      attempt.finished_at, attempt.task_version
    from attempts attempt
    where ${isIts('attempt')} and not attempt.is_review
    order by attempt.person_id, attempt.started_at, attempt.id`
  const numbered = sql`
    select first.id, first.state, first.left_items, first.version_id,
      least(first.finished_at, first.started_at + ${`${LEFT_AFTER_MS} milliseconds`}::interval) as counted_at,
      coalesce(first.task_version, (
        select max(version.number) from task_versions version
        where ${isIts('version')} and version.published_at <= first.started_at
      )) as number
    from (${first}) as first`
  const placed = sql`
    select numbered.*,
      row_number() over (partition by numbered.number order by numbered.counted_at, numbered.id) as place
    from (${numbered}) as numbered
    where numbered.counted_at <= ${now.toISOString()}::timestamptz and numbered.number is not null`
  return db
    .select({
      number: sql<number>`number`,
      state: sql<unknown>`state`,
      left: sql<ItemAnswer[] | null>`left_items`,
      versionId: sql<string | null>`version_id`,
    })
    .from(sql`(${placed}) as placed`)
    .where(sql`place <= ${MOST_PLAYERS}`)
    .orderBy(sql`number`, sql`place`)
}
