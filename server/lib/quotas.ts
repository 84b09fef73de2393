import { and, eq, gt, isNull, ne, not, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { mailDays, mailedLinks } from '#server/db/schema/mail.ts'
import { people } from '#server/db/schema/people.ts'
import { tenants, type TenantQuotas } from '#server/db/schema/tenants.ts'
import { uploadTotals } from '#server/db/schema/uploads.ts'
import type { Files } from './files/open-files.ts'
import { isRemovedAddress } from './removed-account.ts'

const MEGABYTE = 1024 * 1024

/** What a tenant uses of what an operator limits. */
export interface TenantUsage {
  /** Accounts that may sign in. */
  people: number
  /** Invitations that can still be accepted. */
  invitations: number
  /** Bytes of files: handed in, packages, its own adventures and what was built of them. */
  storageBytes: number
  /** Sent today (UTC). */
  mailsToday: number
}

/** Bytes of all files that a tenant may have: the server's own limit, or the tenant's where that is less. */
export function tenantRoom(files: Pick<Files, 'most'>, { storageMb }: TenantQuotas): number {
  return storageMb === undefined ? files.most.tenant : Math.min(files.most.tenant, storageMb * MEGABYTE)
}

export async function readQuotas(db: Database, tenantId: string): Promise<TenantQuotas> {
  const [row] = await db.select({ quotas: tenants.quotas }).from(tenants).where(eq(tenants.id, tenantId))
  return row?.quotas ?? {}
}

/** Accounts that are neither disabled nor removed. */
export function countPeople(db: Database, tenantId: string): Promise<number> {
  const isHere = and(eq(people.isDisabled, false), not(isRemovedAddress(people.email)))
  return db.$count(people, and(eq(people.tenantId, tenantId), isHere))
}

/** Invitations that can still be accepted, the printed one of a first admin too. */
export function countInvitations(db: Database, tenantId: string, now: Date): Promise<number> {
  const isOpen = and(isNull(mailedLinks.usedAt), gt(mailedLinks.expiresAt, now))
  const isInvitation = and(eq(mailedLinks.kind, 'invitation'), ne(mailedLinks.email, ''))
  return db.$count(mailedLinks, and(eq(mailedLinks.tenantId, tenantId), isInvitation, isOpen))
}

export async function readUsage(db: Database, tenantId: string, now: Date): Promise<TenantUsage> {
  const [here, invitations, [total], mailsToday] = await Promise.all([
    countPeople(db, tenantId),
    countInvitations(db, tenantId, now),
    db.select().from(uploadTotals).where(eq(uploadTotals.tenantId, tenantId)),
    countMails(db, tenantId, now),
  ])
  return { people: here, invitations, storageBytes: total ? total.bytes + total.built : 0, mailsToday }
}

/** The day of a mail quota, `2026-11-28`. */
export const mailDayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Mails of today. */
export async function countMails(db: Database, tenantId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ mails: mailDays.mails })
    .from(mailDays)
    .where(and(eq(mailDays.tenantId, tenantId), eq(mailDays.day, mailDayOf(now))))
  return row?.mails ?? 0
}

/** Counts one more mail of today, unless that were too many. @returns whether it may be sent */
export async function takeMail(db: Database, tenantId: string, now: Date): Promise<boolean> {
  const { mailsPerDay } = await readQuotas(db, tenantId)
  if (mailsPerDay === 0) return false
  const taken = await db
    .insert(mailDays)
    .values({ tenantId, day: mailDayOf(now), mails: 1 })
    .onConflictDoUpdate({
      target: [mailDays.tenantId, mailDays.day],
      set: { mails: sql`${mailDays.mails} + 1` },
      ...(mailsPerDay !== undefined && { setWhere: sql`${mailDays.mails} < ${mailsPerDay}` }),
    })
    .returning({ mails: mailDays.mails })
  return taken.length > 0
}

/** One that was counted at `now` was not sent. */
export async function giveMailBack(db: Database, tenantId: string, now: Date): Promise<void> {
  await db
    .update(mailDays)
    .set({ mails: sql`greatest(${mailDays.mails} - 1, 0)` })
    .where(and(eq(mailDays.tenantId, tenantId), eq(mailDays.day, mailDayOf(now))))
}

/** Forgets the counts of days before: nothing is limited by them. */
export async function dropOldMailDays(db: Database, now: Date): Promise<void> {
  await db.delete(mailDays).where(sql`${mailDays.day} < ${mailDayOf(now)}`)
}
