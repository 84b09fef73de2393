import { and, eq, gt, sql } from 'drizzle-orm'
import { MAILS_AN_HOUR } from '#shared/contract/people-import.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import type { AdminVisit } from '../visit.ts'

/**
 * When each of so many invitations is mailed, the first first: now while the hour has room, behind what waits already where it has none.
 * @param db a transaction's, where they are about to be stored
 */
export async function whenMailed(
  db: Database,
  count: number,
  { tenant, now }: Pick<AdminVisit, 'tenant' | 'now'>,
): Promise<Date[]> {
  if (count === 0) return []
  const { createdAt } = mailedLinks
  const hour = sql<number>`ceil(extract(epoch from ${createdAt} - ${now.toISOString()}::timestamptz) / 3600)::integer`
  const rows = await db
    .select({ hour, mails: sql<number>`count(*)::integer` })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.tenantId, tenant.id),
        eq(mailedLinks.kind, 'invitation'),
        gt(createdAt, new Date(now.getTime() - HOUR_MS)),
      ),
    )
    .groupBy(sql`1`)
  return spread(count, new Map(rows.map((row) => [row.hour, row.mails])), now)
}

/** @param taken how many leave in the hour that ends now (0), in the next one (1), and so on */
export function spread(count: number, taken: ReadonlyMap<number, number>, now: Date): Date[] {
  const moments: Date[] = []
  for (let hour = 0; moments.length < count; hour += 1) {
    const room = Math.max(0, MAILS_AN_HOUR - (taken.get(hour) ?? 0))
    const at = new Date(now.getTime() + hour * HOUR_MS)
    moments.push(...Array.from({ length: Math.min(room, count - moments.length) }, () => at))
  }
  return moments
}
