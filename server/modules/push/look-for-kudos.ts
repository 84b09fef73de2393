import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import { localTimeIn, nextTimeIn } from '#shared/domain/local-time.ts'
import { reminderTime } from '#shared/domain/notifications.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { notifications } from '#server/db/schema/push.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { kudos } from '#server/db/schema/together.ts'
import { notify } from '#server/lib/notify.ts'
import type { ResolvedTenant } from '#server/lib/resolved-tenant.ts'
import { NOTIFIED_PERSON, notifiedPerson } from './pending.ts'

/** Thanks that nobody looked at for so long are no news any more. */
const NEWS_MS = 7 * DAY_MS

/**
 * Thanks are gathered for a day: in the evening one notification says how many wait, and only where one has come since the last. Nobody is
 * notified of each, and nobody again of those that were not looked at (PUSH-6).
 */
export async function lookForKudos(db: Database, tenant: ResolvedTenant, now: Date): Promise<void> {
  const last = sql`(select max(${notifications.createdAt}) from ${notifications}
    where ${notifications.tenantId} = ${kudos.tenantId} and ${notifications.personId} = ${kudos.personId}
      and ${notifications.kind} = 'kudos')`
  const rows = await db
    .selectDistinct(NOTIFIED_PERSON)
    .from(kudos)
    .innerJoin(people, and(eq(people.tenantId, kudos.tenantId), eq(people.id, kudos.personId)))
    .innerJoin(tenants, eq(tenants.id, people.tenantId))
    .where(and(isNews(tenant.id, now), sql`${kudos.createdAt} > coalesce(${last}, '-infinity'::timestamptz)`))
  for (const row of rows) {
    const person = notifiedPerson(row, tenant)
    const { timeZone: zone, settings, isHere } = person
    const isTime = localTimeIn(zone, now) >= reminderTime(settings.quietHours)
    if (!isTime || !isHere || !settings.kinds.kudos) continue
    const about = localDateIn(zone, now)
    const expiresAt = new Date(nextTimeIn(zone, '00:00', now).getTime() + DAY_MS)
    await notify(db, [person.id], { tenantId: tenant.id, kind: 'kudos', about, expiresAt }, now)
  }
}

/** How many thanks somebody has not looked at. */
export function countKudos(
  db: Database,
  { tenantId, personId }: { tenantId: string; personId: string },
  now: Date,
): Promise<number> {
  return db.$count(kudos, and(isNews(tenantId, now), eq(kudos.personId, personId)))
}

function isNews(tenantId: string, now: Date) {
  const since = new Date(now.getTime() - NEWS_MS)
  return and(eq(kudos.tenantId, tenantId), isNull(kudos.seenAt), gt(kudos.createdAt, since))
}
