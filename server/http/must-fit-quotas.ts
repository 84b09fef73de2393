import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { Problem } from './problem.ts'
import { countInvitations, countMails, countPeople, readQuotas } from '#server/lib/quotas.ts'

/**
 * Whether so many more may be invited; in the caller's transaction, where no other can be at the same time.
 * @throws Problem 409 `quota-people`
 */
export async function mustHaveRoomToInvite(
  tx: Database,
  tenantId: string,
  more: number,
  now: Date,
): Promise<void> {
  const most = await lockQuota(tx, tenantId)
  if (most === undefined || more <= 0) return
  const known = (await countPeople(tx, tenantId)) + (await countInvitations(tx, tenantId, now))
  if (known + more > most) throw new Problem(409, 'quota-people')
}

/**
 * Whether one more account may be opened or enabled: those who are invited do not count against it.
 * @throws Problem 409 `quota-people`
 */
export async function mustHaveRoomForPerson(tx: Database, tenantId: string): Promise<void> {
  const most = await lockQuota(tx, tenantId)
  if (most === undefined) return
  if ((await countPeople(tx, tenantId)) + 1 > most) throw new Problem(409, 'quota-people')
}

/** For what an admin asks for by hand; all other mails wait for the next day. @throws Problem 409 `quota-mails` */
export async function mustHaveMails(db: Database, tenantId: string, now: Date): Promise<void> {
  const { mailsPerDay } = await readQuotas(db, tenantId)
  if (mailsPerDay === undefined) return
  if ((await countMails(db, tenantId, now)) >= mailsPerDay) throw new Problem(409, 'quota-mails')
}

/** Only a tenant with a limit is locked: elsewhere people come in beside one another. */
async function lockQuota(tx: Database, tenantId: string): Promise<number | undefined> {
  const { people: most } = await readQuotas(tx, tenantId)
  if (most === undefined) return undefined
  const [row] = await tx
    .select({ quotas: tenants.quotas })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .for('no key update')
  return row?.quotas.people
}
