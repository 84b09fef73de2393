import { lt } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { NotificationKind } from '#shared/domain/notifications.ts'
import type { Database } from '#server/db/database.ts'
import { notifications } from '#server/db/schema/push.ts'
import { enqueueAll } from './jobs.ts'

/** Of the job that notifies one person of one event. */
export const NOTIFY = 'notify'

/** An event that people are notified of outside the app. */
export interface Occasion {
  tenantId: string
  kind: NotificationKind
  /** Which of its kind it is, as its kind writes it. */
  about: string
  /** Too late after that. */
  expiresAt: Date
}

/** How long notifications are remembered: longer than any event can recur. */
const KEEP_MS = 60 * DAY_MS

/** Rows a statement: PostgreSQL takes 65,535 values. */
const BATCH = 5000

/**
 * Notifies each person of an event, once, when their quiet hours are over (PUSH-6). In the caller's transaction: nobody is notified of
 * what did not happen. Nobody is notified twice of the same event.
 */
export async function notify(
  db: Database,
  personIds: readonly string[],
  { tenantId, kind, about, expiresAt }: Occasion,
  now: Date,
): Promise<void> {
  for (let at = 0; at < personIds.length; at += BATCH) {
    const some = personIds.slice(at, at + BATCH)
    const notified = await db
      .insert(notifications)
      .values(some.map((personId) => ({ tenantId, personId, kind, about, expiresAt, createdAt: now })))
      .onConflictDoNothing()
      .returning({ id: notifications.id })
    await enqueueAll(
      db,
      notified.map(({ id }) => ({ tenantId, kind: NOTIFY, payload: { notificationId: id } })),
      now,
    )
  }
}

export async function dropOldNotifications(db: Database, now: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, new Date(now.getTime() - KEEP_MS)))
}
