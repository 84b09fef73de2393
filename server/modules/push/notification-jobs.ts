import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { quietUntil } from '#shared/domain/notifications.ts'
import type { Database } from '#server/db/database.ts'
import { deviceTokens, notifications } from '#server/db/schema/push.ts'
import { enqueue, enqueueAll, type JobHandlers, type Job } from '#server/lib/jobs.ts'
import { noFileParams, type ReadFileParams } from '#server/lib/file-params.ts'
import type { SendMail } from '#server/lib/mail.ts'
import { NOTIFY } from '#server/lib/notify.ts'
import type { PushSender } from '#server/lib/push.ts'
import { hashToken } from '#server/lib/tokens.ts'
import { notificationMail } from './mail.ts'
import { pushMessage } from './message.ts'
import { readPending } from './pending.ts'
import { readNotificationText, type NotificationText } from './notification-text.ts'

/** Of the job that sends to one browser, and of the one that mails instead. */
const PUSH = 'push'
export const MAIL_NOTIFICATION = 'mail-notification'

const NotifyJob = z.object({ notificationId: z.uuid() })
const PushJob = z.object({ notificationId: z.uuid(), device: z.string() })

interface NotificationServices {
  db: Database
  /** Null where the server has nobody to send by. */
  push: PushSender | null
  sendMail: SendMail
  /** Of the product as the outside finds it. */
  publicOrigin: string
  readFileParams?: ReadFileParams
}

type Found = NonNullable<Awaited<ReturnType<typeof readPending>>>
type Ready = Found & { text: NotificationText }

/**
 * How people are notified (decision 0039): one job finds whether and where, and makes one for each browser, so that each is tried
 * again by itself; or one for a mail.
 */
export function notificationJobs({
  db,
  push,
  sendMail,
  publicOrigin,
  readFileParams = noFileParams,
}: NotificationServices): JobHandlers {
  return {
    async [NOTIFY](job, now) {
      const { notificationId } = z.parse(NotifyJob, job.payload)
      const ready = await readyFor(job, notificationId, now)
      if (!ready) return
      const devices = await devicesOf(ready)
      await db.transaction(async (tx) => {
        if (!(await settle(tx, ready))) return
        const toEach = devices.map((token) => ({
          tenantId: job.tenantId,
          kind: PUSH,
          payload: { notificationId, device: hashToken(token) },
        }))
        await enqueueAll(tx, toEach, now)
        if (devices.length === 0) await mailInstead(tx, ready)
      })
    },

    async [PUSH](job, now) {
      const { notificationId, device } = z.parse(PushJob, job.payload)
      const ready = await readyFor(job, notificationId, now)
      if (!ready || !push) return
      const devices = await devicesOf(ready)
      const token = devices.find((one) => hashToken(one) === device)
      // taken back since
      if (token === undefined) return
      if ((await push.send(token, pushMessage(ready))) === 'sent') return
      await db.transaction(async (tx) => {
        if (await forgetToken(tx, ready, { token, sender: push.sender })) await mailInstead(tx, ready)
      })
    },

    async [MAIL_NOTIFICATION](job, now) {
      const { notificationId } = z.parse(NotifyJob, job.payload)
      const ready = await readyFor(job, notificationId, now)
      if (ready) await sendMail(await notificationMail(ready, publicOrigin))
    },
  }

  /** Null where there is nothing to do now: it is of no use any more, or waits for the end of the quiet hours in a job of its own. */
  async function readyFor(job: Job, id: string, now: Date): Promise<Ready | null> {
    const found = await readPending(db, { tenantId: job.tenantId, id }, now, await readFileParams())
    if (!found) return null
    const { notification, person, kind } = found
    const isSettled = job.kind === NOTIFY && notification.settledAt !== null
    if (isSettled) return null
    const isWanted = person.isHere && (kind === 'publishing' || person.settings.kinds[kind])
    const text = isWanted && now < notification.expiresAt ? await readNotificationText(found) : null
    if (!text) {
      await settle(db, found)
      return null
    }
    const until = quietUntil(person.settings.quietHours, person.timeZone, now)
    if (!until) return { ...found, text }
    const { tenantId, kind: what, payload } = job
    await enqueue(db, { tenantId, kind: what, payload, runAt: until }, now)
    return null
  }

  /** Tokens to which a push may be sent now. */
  async function devicesOf({ tenant, person }: Found): Promise<string[]> {
    if (!push || !tenant.features.isPushEnabled) return []
    const rows = await db
      .select({ token: deviceTokens.token })
      .from(deviceTokens)
      .where(
        and(
          eq(deviceTokens.tenantId, tenant.id),
          eq(deviceTokens.personId, person.id),
          eq(deviceTokens.sender, push.sender),
        ),
      )
    return rows.map(({ token }) => token)
  }
}

/**
 * One after the other: of two that go at the same time each would find the other still there.
 * @returns whether it was the last of its person's
 */
async function forgetToken(
  tx: Database,
  { tenant, person }: Found,
  { token, sender }: { token: string; sender: string },
): Promise<boolean> {
  const isTheirs = and(
    eq(deviceTokens.tenantId, tenant.id),
    eq(deviceTokens.personId, person.id),
    eq(deviceTokens.sender, sender),
  )
  const all = await tx
    .select({ token: deviceTokens.token })
    .from(deviceTokens)
    .where(isTheirs)
    .orderBy(deviceTokens.token)
    .for('update')
  await tx.delete(deviceTokens).where(and(isTheirs, eq(deviceTokens.token, token)))
  return all.every((one) => one.token === token)
}

/** @returns whether it was not before */
async function settle(db: Database, { notification, now }: Found): Promise<boolean> {
  const settled = await db
    .update(notifications)
    .set({ settledAt: now })
    .where(and(isIt(notification), isNull(notifications.settledAt)))
    .returning({ id: notifications.id })
  return settled.length > 0
}

/** Once, however many browsers were found to be gone. */
async function mailInstead(tx: Database, { notification, person, kind, now }: Found): Promise<void> {
  if (!person.settings.isByEmail && kind !== 'publishing') return
  const mailed = await tx
    .update(notifications)
    .set({ mailedAt: now })
    .where(and(isIt(notification), isNull(notifications.mailedAt)))
    .returning({ id: notifications.id })
  if (mailed.length === 0) return
  const { tenantId, id } = notification
  await enqueue(tx, { tenantId, kind: MAIL_NOTIFICATION, payload: { notificationId: id } }, now)
}

function isIt({ tenantId, id }: Found['notification']) {
  return and(eq(notifications.tenantId, tenantId), eq(notifications.id, id))
}
