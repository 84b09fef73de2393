import { setTimeout } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { Language } from '#shared/domain/languages.ts'
import type { Database } from '#server/db/database.ts'
import type { Scope } from './scope.ts'

/** A moment in ms since 1970, whatever the driver makes of dates. */
const msOf = (column: SQL) => sql<number>`(extract(epoch from ${column}) * 1000)::float8`

export interface PassedRow {
  attemptId: string
  personId: string
  displayName: string
  email: string
  adventureId: string
  taskId: string
  passedAt: number
  version: number | null
  /** Of that version. */
  names: Partial<Record<Language, string>> | null
  publishedAt: number | null
  newest: number | null
  score: { right: number; all: number } | null
  isRated: boolean
  stars: number | null
}

export interface PassedChoice {
  /** Null: everybody of the house, also those whose account is disabled. */
  scope: Scope | null
  adventureId?: string | undefined
  taskId?: string | undefined
  /** Moments (ISO): from the first on, before the second. */
  from?: SQL | undefined
  before?: SQL | undefined
  /** Part of a name. */
  search?: string | undefined
}

/** Where a page begins: behind this row. */
export interface Place {
  at: string
  id: string
}

/** Completions, the latest first. Where people are chosen, each one's own are asked for: the rows of all others cost nothing. */
export function readPassedRows(
  db: Database,
  tenantId: string,
  { scope, adventureId, taskId, from, before, search }: PassedChoice,
  after: Place | null,
  limit: number,
): Promise<PassedRow[]> {
  const conditions = [
    sql`done.tenant_id = ${tenantId}`,
    adventureId === undefined ? null : sql`done.adventure_id = ${adventureId}`,
    taskId === undefined ? null : sql`done.task_id = ${taskId}`,
    from === undefined ? null : sql`done.completed_at >= ${from}`,
    before === undefined ? null : sql`done.completed_at < ${before}`,
    after && sql`(done.completed_at, done.attempt_id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
  ].filter((condition) => condition !== null)
  const order = sql`order by done.completed_at desc, done.attempt_id desc limit ${limit}`
  const isNamed = search === undefined ? null : sql`person.display_name ilike ${patternOf(search)}`
  const chosen =
    scope || isNamed
      ? sql`
        select done.* from people person
        cross join lateral (
          select done.* from completions done
          where ${sql.join(conditions, sql` and `)} and done.person_id = person.id ${order}
        ) done
        where person.tenant_id = ${tenantId} and ${isHere}
          ${scope ? sql`and person.id in (${scope})` : sql``} ${isNamed ? sql`and ${isNamed}` : sql``}
        ${order}`
      : sql`
        select done.* from completions done
        join people person on person.tenant_id = done.tenant_id and person.id = done.person_id and ${isHere}
        where ${sql.join(conditions, sql` and `)} ${order}`
  return db
    .select({
      attemptId: sql<string>`done.attempt_id`,
      personId: sql<string>`done.person_id`,
      displayName: sql<string>`person.display_name`,
      email: sql<string>`person.email`,
      adventureId: sql<string>`done.adventure_id`,
      taskId: sql<string>`done.task_id`,
      passedAt: msOf(sql`done.completed_at`),
      version: sql<number | null>`attempt.task_version`,
      names: sql<Partial<Record<Language, string>> | null>`version.names`,
      publishedAt: sql<number | null>`${msOf(sql`version.published_at`)}`,
      newest: sql<number | null>`(
        select max(number) from task_versions newest where newest.tenant_id = done.tenant_id
          and newest.adventure_id = done.adventure_id and newest.task_id = done.task_id)`,
      score: sql<PassedRow['score']>`nullif(attempt.finish_reply -> 'score', 'null'::jsonb)`,
      isRated: sql<boolean>`review.id is not null`,
      stars: sql<number | null>`review.stars`,
    })
    .from(
      sql`(${chosen}) as done
      join people person on person.tenant_id = done.tenant_id and person.id = done.person_id
      join attempts attempt on attempt.tenant_id = done.tenant_id and attempt.id = done.attempt_id
      left join task_versions version on version.tenant_id = done.tenant_id
        and version.adventure_id = done.adventure_id and version.task_id = done.task_id
        and version.number = attempt.task_version
      left join reviews review on review.tenant_id = done.tenant_id and review.attempt_id = done.attempt_id`,
    )
    .orderBy(sql`done.completed_at desc`, sql`done.attempt_id desc`)
}

/** Whoever removed the own account is nobody any more (decision 0015). */
const isHere = sql`person.email not like '%@removed.invalid'`

const patternOf = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`

export interface HandedInRow {
  attemptId: string
  personId: string
  displayName: string
  language: Language | null
  adventureId: string
  taskId: string
  startedAt: number
  finishedAt: number
  version: number | null
  names: Partial<Record<Language, string>> | null
  isPassed: boolean
  hasPassMark: boolean
  score: { right: number; all: number } | null
}

/** Attempts that were handed in and counted, the earliest first. */
export function readHandedInRows(
  db: Database,
  tenantId: string,
  { from, before }: Pick<PassedChoice, 'from' | 'before'>,
  after: Place | null,
  limit: number,
): Promise<HandedInRow[]> {
  return db
    .select({
      attemptId: sql<string>`attempt.id`,
      personId: sql<string>`attempt.person_id`,
      displayName: sql<string>`person.display_name`,
      language: sql<Language | null>`person.language`,
      adventureId: sql<string>`attempt.adventure_id`,
      taskId: sql<string>`attempt.task_id`,
      startedAt: msOf(sql`attempt.started_at`),
      finishedAt: msOf(sql`attempt.finished_at`),
      version: sql<number | null>`attempt.task_version`,
      names: sql<Partial<Record<Language, string>> | null>`version.names`,
      isPassed: sql<boolean>`coalesce((attempt.finish_reply ->> 'isPassed')::boolean, true)`,
      hasPassMark: sql<boolean>`coalesce(attempt.finish_reply ->> 'taskType' = 'egzamin', false)`,
      score: sql<HandedInRow['score']>`nullif(attempt.finish_reply -> 'score', 'null'::jsonb)`,
    })
    .from(
      sql`attempts attempt
      join people person on person.tenant_id = attempt.tenant_id and person.id = attempt.person_id and ${isHere}
      left join task_versions version on version.tenant_id = attempt.tenant_id
        and version.adventure_id = attempt.adventure_id and version.task_id = attempt.task_id
        and version.number = attempt.task_version`,
    )
    .where(
      sql`attempt.tenant_id = ${tenantId} and attempt.finished_at is not null and not attempt.is_review
        and attempt.finish_reply is not null and attempt.finish_reply -> 'denided' is null
        ${from ? sql`and attempt.finished_at >= ${from}` : sql``}
        ${before ? sql`and attempt.finished_at < ${before}` : sql``}
        ${after ? sql`and (attempt.finished_at, attempt.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}`,
    )
    .orderBy(sql`attempt.finished_at`, sql`attempt.id`)
    .limit(limit)
}

/** Day by day, in the house's zone: from the first on, and before the day after the last. */
export function daysOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): Pick<PassedChoice, 'from' | 'before'> {
  const startOf = (day: SQL) => sql`(${day})::timestamp at time zone ${timeZone}`
  return {
    from: from === undefined ? undefined : startOf(sql`${from}::date`),
    before: to === undefined ? undefined : startOf(sql`${to}::date + 1`),
  }
}

/**
 * Page after page, so that no more than one is in memory. After each, other requests have the processor and the database, which
 * may be one thread, for as long as the page took: an export of any length halves what the server can do, and never holds it.
 */
export async function* pagesOf<Row>(
  read: (after: Place | null, limit: number) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
): AsyncGenerator<Row[], void> {
  let after: Place | null = null
  for (;;) {
    const start = performance.now()
    const rows: Row[] = await read(after, EXPORT_PAGE)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < EXPORT_PAGE) return
    after = placeOf(last)
    await setTimeout(Math.min(performance.now() - start, LONGEST_PAUSE_MS))
  }
}

/** Rows that are read and written without a pause. */
export const EXPORT_PAGE = 100
const LONGEST_PAUSE_MS = 100
