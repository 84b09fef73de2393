import { and, desc, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { ErrorGroup, ErrorState, readErrorGroups } from '#shared/contract/errors.ts'
import { errorGroups, errorReports } from '#server/db/schema/statistics.ts'
import { refusedField, notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { fromCursor, toCursor } from '#server/lib/cursor.ts'

type AdminVisit = VisitOf<typeof readErrorGroups>

const PAGE = 25
const { resolvedAt, lastAt } = errorGroups

const IS_IN: Record<ErrorState, SQL | undefined> = {
  open: isNull(resolvedAt),
  reappeared: sql`${lastAt} > ${resolvedAt}`,
  resolved: sql`${lastAt} <= ${resolvedAt}`,
}

/** @throws Problem 422 for a cursor that no reply gave */
export async function readGroups(
  { search, state, after }: HandlerInput<typeof readErrorGroups>['query'],
  { db, tenant }: AdminVisit,
): Promise<{ groups: ErrorGroup[]; next: string | null }> {
  const pattern = `%${(search ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .select({
      ...{ key: errorGroups.key, message: errorGroups.message, place: errorGroups.place },
      ...{ count: errorGroups.count, firstAt: errorGroups.firstAt, lastAt, resolvedAt },
      people: sql<number>`(select count(distinct report.reporter)::int ${REPORTS})`,
      browsers: topOf(sql`report.metadata ->> 'browser'`, sql`count(*) desc`, 3),
      versions: topOf(sql`report.metadata ->> 'version'`, sql`max(report.received_at) desc`, 3),
      requestIds: topOf(sql`report.error ->> 'requestId'`, sql`max(report.received_at) desc`, 5),
      urls: topOf(sql`report.error ->> 'url'`, sql`max(report.received_at) desc`, 1),
    })
    .from(errorGroups)
    .where(
      and(
        eq(errorGroups.tenantId, tenant.id),
        search ? or(ilike(errorGroups.message, pattern), ilike(errorGroups.place, pattern)) : undefined,
        state && IS_IN[state],
        after === undefined ? undefined : isAfter(after),
      ),
    )
    .orderBy(desc(lastAt), desc(errorGroups.key))
    .limit(PAGE + 1)
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
  return {
    groups: rows.slice(0, PAGE).map(({ resolvedAt: resolved, urls, ...row }) => ({
      ...row,
      firstAt: row.firstAt.toISOString(),
      lastAt: row.lastAt.toISOString(),
      state: resolved === null ? 'open' : row.lastAt > resolved ? 'reappeared' : 'resolved',
      url: urls[0] ?? null,
    })),
    next: last ? toCursor([last.lastAt.toISOString(), last.key]) : null,
  }
}

/** @throws Problem 404 */
export async function resolveGroup(key: string, isResolved: boolean, visit: AdminVisit): Promise<void> {
  const { db, tenant, now } = visit
  const changed = await db
    .update(errorGroups)
    .set({ resolvedAt: isResolved ? now : null })
    .where(and(eq(errorGroups.tenantId, tenant.id), eq(errorGroups.key, key)))
    .returning({ key: errorGroups.key })
  if (changed.length === 0) throw notFound()
}

// columns by their names: of a query of one table they are written without it
const REPORTS = sql`from ${errorReports} report where report.tenant_id = error_groups.tenant_id
  and report.group_key = error_groups.key`

/** The first of the distinct values of a group's reports. */
function topOf(value: SQL, order: SQL, most: number): SQL<string[]> {
  return sql<string[]>`coalesce((select array_agg(one.value order by one.place) from (
    select ${value} as value, row_number() over (order by ${order}) as place
    ${REPORTS} and ${value} is not null group by ${value} order by ${order} limit ${sql.raw(String(most))}
  ) one), '{}')`
}

function isAfter(cursor: string): SQL {
  const [at = '', key = ''] = fromCursor(cursor, 2) ?? []
  const moment = Date.parse(at)
  if (Number.isNaN(moment) || !/^[\da-f]{32}$/.test(key))
    throw refusedField('after', 'is no place in this list')
  return sql`(${lastAt}, ${errorGroups.key}) < (${new Date(moment).toISOString()}::timestamptz, ${key})`
}
