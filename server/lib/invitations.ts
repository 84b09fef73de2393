import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { jobs, mailedLinks, type Invited } from '#server/db/schema/mail.ts'
import { enqueue } from './jobs.ts'
import { createLink, LINK_LIFE_MS, MAIL_LINK, type MailedLink } from './links.ts'

export interface NewInvitation extends Pick<MailedLink, 'tenantId' | 'email' | 'origin' | 'language'> {
  invited: Invited
}

/** Mails an invitation; one that has expired makes room, and still says that it has. Returns its id. @throws LinkStands */
export async function sendInvitation(db: Database, invitation: NewInvitation, now: Date): Promise<string> {
  await db
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(and(isOpenInvitation(invitation.tenantId, invitation.email), lte(mailedLinks.expiresAt, now)))
  return createLink(db, { ...invitation, kind: 'invitation', personId: null }, now)
}

/**
 * Mails an invitation anew, under its own id: the link before has expired from now on. False where it was accepted or withdrawn.
 * @param id of one that waits
 */
export async function mailAnew(
  db: Database,
  { tenantId, id }: Pick<MailedLink, 'tenantId' | 'id'>,
  now: Date,
): Promise<boolean> {
  const isWaiting = and(
    eq(mailedLinks.tenantId, tenantId),
    eq(mailedLinks.id, id),
    eq(mailedLinks.kind, 'invitation'),
    isNull(mailedLinks.usedAt),
  )
  const [before] = await db.select().from(mailedLinks).where(isWaiting).for('update')
  if (!before) return false
  // what waits for its turn, or for another try, would come as well
  await db
    .delete(jobs)
    .where(
      and(eq(jobs.tenantId, tenantId), eq(jobs.kind, MAIL_LINK), sql`${jobs.payload}->>'linkId' = ${id}`),
    )
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS.invitation)
  await db.update(mailedLinks).set({ tokenHash: null, expiresAt, createdAt: now }).where(isWaiting)
  // what was mailed before still finds something, which has expired
  if (before.tokenHash !== null) {
    await db.insert(mailedLinks).values({ ...before, id: randomUUID(), usedAt: now, expiresAt: now })
  }
  await enqueue(db, { tenantId, kind: MAIL_LINK, payload: { linkId: id } }, now)
  return true
}

/** Whether an invitation to this address can still be accepted. */
export async function isInvited(db: Database, tenantId: string, email: string, now: Date): Promise<boolean> {
  const isOpen = and(isOpenInvitation(tenantId, email), gt(mailedLinks.expiresAt, now))
  return (await db.$count(mailedLinks, isOpen)) > 0
}

/** Also one that has expired and was not renewed. */
export function isOpenInvitation(tenantId: string, email: string) {
  return and(
    eq(mailedLinks.tenantId, tenantId),
    eq(mailedLinks.kind, 'invitation'),
    eq(sql`lower(${mailedLinks.email})`, email.toLowerCase()),
    isNull(mailedLinks.usedAt),
  )
}
