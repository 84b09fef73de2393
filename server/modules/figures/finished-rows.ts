import { not, sql, type SQL } from 'drizzle-orm'
import type { Language } from '#shared/domain/languages.ts'
import type { Database } from '#server/db/database.ts'
import { isRemovedAddress } from '#server/lib/removed-account.ts'
import type { Place } from '#server/lib/pages-of.ts'
import type { PassedChoice } from './passed-choice.ts'

/** A moment in ms since 1970, whatever the driver makes of dates. */
export const msOf = (column: SQL) => sql<number>`(extract(epoch from ${column}) * 1000)::float8`

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

/** Anyone who removed the own account is nobody any more (decision 0015). */
export const isHere = not(isRemovedAddress(sql`person.email`))

const patternOf = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`
