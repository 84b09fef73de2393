import { and, eq } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { changeMyNotifications, MyNotifications } from '#shared/contract/notification-settings.ts'
import { people } from '#server/db/schema/people.ts'
import { deviceTokens } from '#server/db/schema/push.ts'
import { notFound, refusedField } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { senderOf } from '#server/lib/push.ts'
import { settingsOf } from './pending.ts'

type MyVisit = VisitOf<typeof changeMyNotifications>

export async function readSettings({ db, player, push, session }: MyVisit): Promise<MyNotifications> {
  const isMine = and(
    eq(deviceTokens.tenantId, player.tenantId),
    eq(deviceTokens.personId, player.id),
    // one that registered with an earlier sender is not told, and saves itself anew
    ...(push ? [eq(deviceTokens.sender, senderOf(push))] : []),
  )
  const isHere = eq(deviceTokens.sessionHash, session.hash ?? '')
  const [row] = await db
    .select({
      chosen: people.notifications,
      devices: db.$count(deviceTokens, isMine),
      here: db.$count(deviceTokens, and(isMine, isHere)),
    })
    .from(people)
    .where(and(eq(people.tenantId, player.tenantId), eq(people.id, player.id)))
  if (!row) throw notFound()
  const { chosen, devices, here } = row
  const { timeZone } = player
  return { ...settingsOf(chosen), timeZone, devices, isNotifiedHere: here > 0, isPushOn: push !== null }
}

/** @throws Problem 422 for quiet hours that end where they begin */
export async function changeSettings(
  chosen: HandlerInput<typeof changeMyNotifications>['body'],
  visit: MyVisit,
): Promise<MyNotifications> {
  const { db, player } = visit
  const { quietHours } = chosen
  if (quietHours && quietHours.from === quietHours.to)
    throw refusedField('quietHours.to', 'is where they begin')
  await db
    .update(people)
    .set({ notifications: chosen })
    .where(and(eq(people.tenantId, player.tenantId), eq(people.id, player.id)))
  return readSettings(visit)
}
