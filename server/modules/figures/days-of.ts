import { sql, type SQL } from 'drizzle-orm'
import type { PassedChoice } from './passed-choice.ts'

/** Day by day, in the tenant's zone: from the first on, and before the day after the last. */
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
