import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AdminMessage } from '#shared/contract/messages.ts'
import { jobs } from '#server/db/schema/mail.ts'
import { messages } from '#server/db/schema/messages.ts'
import { Problem, refusedField } from '#server/http/problem.ts'
import { enqueue } from '#server/lib/jobs.ts'
import { deliver, SEND_MESSAGE } from './deliver.ts'
import { isDraft, isMessage, mustShow } from './admin-messages.ts'
import type { AdminVisit } from './visit.ts'

/**
 * Now, or at a moment to come, when a job does it.
 * @throws Problem 404, 409 for what is no draft or has no words in the tenant's first language, 422 for a moment that is over
 */
export async function send(id: string, at: string | null, visit: AdminVisit): Promise<AdminMessage> {
  const { db, tenant, now } = visit
  const { words } = await mustShow(id, visit)
  const first = words.find(({ language }) => language === tenant.defaultLanguage)
  if (!first || first.title === '' || first.content === '') throw new Problem(409, 'words-missing')
  const sendAt = at === null ? now : new Date(at)
  if (sendAt < now) throw refusedField('at', 'is over')
  await db.transaction(async (tx) => {
    const begun = await tx
      .update(messages)
      .set({ sendAt })
      .where(and(isMessage(id, visit), isDraft))
      .returning({ id: messages.id })
    if (begun.length === 0) throw new Problem(409, 'not-a-draft')
    const job = { tenantId: tenant.id, kind: SEND_MESSAGE, payload: { messageId: id }, runAt: sendAt }
    if (at === null) await deliver(tx, { tenantId: tenant.id, messageId: id }, now)
    else await enqueue(tx, job, now)
  })
  return mustShow(id, visit)
}

/** A draft again, where it has not gone out. @throws Problem 404, 409 */
export async function withdraw(id: string, visit: AdminVisit): Promise<AdminMessage> {
  const { db, tenant } = visit
  await mustShow(id, visit)
  await db.transaction(async (tx) => {
    const back = await tx
      .update(messages)
      .set({ sendAt: null })
      .where(and(isMessage(id, visit), isNull(messages.sentAt), isNotNull(messages.sendAt)))
      .returning({ id: messages.id })
    if (back.length === 0) {
      const [row] = await tx.select({ sentAt: messages.sentAt }).from(messages).where(isMessage(id, visit))
      throw new Problem(409, row?.sentAt ? 'sent' : 'not-scheduled')
    }
    await tx
      .delete(jobs)
      .where(
        and(
          eq(jobs.tenantId, tenant.id),
          eq(jobs.kind, SEND_MESSAGE),
          sql`${jobs.payload} ->> 'messageId' = ${id}`,
        ),
      )
  })
  return mustShow(id, visit)
}
