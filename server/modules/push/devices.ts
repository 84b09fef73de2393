import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { saveDeviceToken } from '#shared/contract/push.ts'
import { deviceTokens } from '#server/db/schema/push.ts'
import { notFound, refusedField, signedOut } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { senderOf } from '#server/lib/push.ts'
import { readSubscription, writeSubscription } from '#server/lib/subscription.ts'

type DeviceVisit = VisitOf<typeof saveDeviceToken>

/** Browsers of one person; those that were saved longest ago give way. */
export const MOST_DEVICES = 10

/** @throws Problem 404 where push is off, 422 for a token that the server's sender cannot send to */
export async function saveDevice(deviceToken: string, visit: DeviceVisit): Promise<void> {
  const { db, push, player, now } = visit
  if (!push) throw notFound()
  const { tenantId, id: personId } = player
  const sender = senderOf(push)
  const token = tokenFor(sender === push.vapidKey, deviceToken)
  const whose = { personId, sender, sessionHash: hashOf(visit), savedAt: now }
  await db
    .insert(deviceTokens)
    .values({ tenantId, token, ...whose })
    .onConflictDoUpdate({ target: [deviceTokens.tenantId, deviceTokens.token], set: whose })
  const isMine = and(eq(deviceTokens.tenantId, tenantId), eq(deviceTokens.personId, personId))
  const tooMany = db
    .select({ token: deviceTokens.token })
    .from(deviceTokens)
    .where(isMine)
    .orderBy(desc(deviceTokens.savedAt), sql`${deviceTokens.token} = ${token} desc`)
    .offset(MOST_DEVICES)
  await db.delete(deviceTokens).where(and(isMine, inArray(deviceTokens.token, tooMany)))
}

/** @throws Problem 422 */
function tokenFor(isWebPush: boolean, deviceToken: string): string {
  if (isWebPush) {
    const subscription = readSubscription(deviceToken)
    if (subscription) return writeSubscription(subscription)
  } else if (!deviceToken.startsWith('{')) return deviceToken
  throw refusedField('deviceToken', isWebPush ? 'is no push subscription' : 'is no token of Firebase')
}

/** Also where nobody is notified by push any more: what was saved goes. */
export async function forgetDevice(visit: DeviceVisit): Promise<void> {
  const { db, player } = visit
  await db
    .delete(deviceTokens)
    .where(and(eq(deviceTokens.tenantId, player.tenantId), eq(deviceTokens.sessionHash, hashOf(visit))))
}

function hashOf({ session }: DeviceVisit): string {
  if (session.hash === null) throw signedOut()
  return session.hash
}
