import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { messages } from '#server/db/schema/messages.ts'
import { people } from '#server/db/schema/people.ts'
import { notices } from '#server/db/schema/reviews.ts'
import type { JobHandlers } from '#server/lib/jobs.ts'
import { notify } from '#server/lib/notify.ts'
import { isInTeam } from '#server/play/teammates.ts'

/** Of the job that waits for a message's moment. */
export const SEND_MESSAGE = 'send-message'

/** Of what is told of it outside the app: anyone who comes by later finds it there. */
const MESSAGE_LIFE_MS = 3 * DAY_MS

const MessageJob = z.object({ messageId: z.uuid() })

export function messageJobs(db: Database): JobHandlers {
  return {
    async [SEND_MESSAGE]({ tenantId, payload }, now) {
      const { messageId } = z.parse(MessageJob, payload)
      // by now it was taken back, put off or sent: then there is nothing to do
      await deliver(db, { tenantId, messageId }, now)
    },
  }
}

/**
 * Sends what is due, once, to anyone who is here now: the row is taken and the notices are made together, or neither.
 * @returns whether it was sent now
 */
export function deliver(
  db: Database,
  { tenantId, messageId }: { tenantId: string; messageId: string },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [message] = await tx
      .update(messages)
      .set({ sentAt: now })
      .where(
        and(
          eq(messages.tenantId, tenantId),
          eq(messages.id, messageId),
          isNull(messages.sentAt),
          lte(messages.sendAt, now),
        ),
      )
      .returning()
    if (!message) return false
    const kind = message.type === 'allAlert' ? 'alert' : 'message'
    await tx.execute(sql`
      insert into ${notices} (tenant_id, person_id, kind, message_id, created_at)
      select ${people.tenantId}, ${people.id}, ${kind}, ${messageId}::uuid, ${now.toISOString()}::timestamptz from ${people}
      where ${people.tenantId} = ${tenantId} and not ${people.isDisabled} and ${isAddressed(message)}
      on conflict do nothing
    `)
    const delivered = await tx
      .select({ personId: notices.personId })
      .from(notices)
      .where(and(eq(notices.tenantId, tenantId), eq(notices.messageId, messageId)))
    const personIds = delivered.map(({ personId }) => personId)
    const expiresAt = new Date(now.getTime() + MESSAGE_LIFE_MS)
    await notify(tx, personIds, { tenantId, kind: 'message', about: messageId, expiresAt }, now)
    return true
  })
}

function isAddressed({
  tenantId,
  audience,
  teamId,
  addresseeId,
}: Pick<typeof messages.$inferSelect, 'tenantId' | 'audience' | 'teamId' | 'addresseeId'>): SQL {
  if (audience === 'all') return sql`true`
  if (audience === 'team') return teamId === null ? sql`false` : isInTeam(tenantId, teamId, people.id)
  return addresseeId === null ? sql`false` : sql`${people.id} = ${addresseeId}`
}
