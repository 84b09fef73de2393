import { sql } from 'drizzle-orm'
import { TASKS_SERVER } from '#kinds/server.ts'
import { TASK_KINDS } from '#kinds/shared.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Database } from '#server/db/database.ts'
import type { Place } from '#server/lib/pages-of.ts'
import { isHere, msOf } from './finished-rows.ts'
import type { PassedChoice } from './passed-choice.ts'

const WITH_PASS_MARK = sql.param(TASK_KINDS.filter((kind) => TASKS_SERVER[kind].hasPassMark))

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
  /** Whether it was handed in and counted, by somebody who is still here. */
  isListed: boolean
}

/**
 * Attempts that were closed, the earliest first. A page is as many rows of the index, also where some of them are not told: a
 * condition besides would make the planner, which cannot know how many rows fulfil it, sort all attempts of the tenant for each page.
 */
export function readHandedInRows(
  db: Database,
  tenantId: string,
  { from, before }: Pick<PassedChoice, 'from' | 'before'>,
  after: Place | null,
  limit: number,
): Promise<HandedInRow[]> {
  const page = sql`
    select attempt.* from attempts attempt
    where attempt.tenant_id = ${tenantId} and attempt.finished_at is not null
      ${from ? sql`and attempt.finished_at >= ${from}` : sql``}
      ${before ? sql`and attempt.finished_at < ${before}` : sql``}
      ${after ? sql`and (attempt.finished_at, attempt.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by attempt.finished_at, attempt.id limit ${limit}`
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
      hasPassMark: sql<boolean>`coalesce(attempt.finish_reply ->> 'taskType' = any(${WITH_PASS_MARK}::text[]), false)`,
      score: sql<HandedInRow['score']>`nullif(attempt.finish_reply -> 'score', 'null'::jsonb)`,
      isListed: sql<boolean>`not attempt.is_review and attempt.finish_reply is not null
        and attempt.finish_reply -> 'denided' is null and ${isHere}`,
    })
    .from(
      sql`(${page}) as attempt
      join people person on person.tenant_id = attempt.tenant_id and person.id = attempt.person_id
      left join task_versions version on version.tenant_id = attempt.tenant_id
        and version.adventure_id = attempt.adventure_id and version.task_id = attempt.task_id
        and version.number = attempt.task_version`,
    )
    .orderBy(sql`attempt.finished_at`, sql`attempt.id`)
}
