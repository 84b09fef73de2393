import { randomUUID } from 'node:crypto'
import { changeMyNotifications, type MyNotifications } from '#shared/contract/notification-settings.ts'
import { saveDeviceToken } from '#shared/contract/push.ts'
import { rateReview } from '#shared/contract/reviews.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { FIRST_NOTIFICATIONS } from '#shared/domain/notifications.ts'
import { deviceTokens } from '#server/db/schema/push.ts'
import type { TestBrowser } from './browser.ts'
import { deviceToken, notifiers, type TestNotifications } from './notifications.ts'
import type { TestPush } from './push.ts'
import { handInForReview, openReviewedWorld, type ReviewedWorld } from './reviewed.ts'
import { FEATURES, makePerson } from './world.ts'

const { kinds, quietHours, isByEmail } = FIRST_NOTIFICATIONS
type Chosen = Pick<MyNotifications, 'kinds' | 'quietHours' | 'isByEmail'>

/** A player with a leader, in a tenant that sends push notifications. */
export interface NotifiedWorld extends ReviewedWorld {
  notifications: TestNotifications
  /** What is not named is as it is at first. */
  choose: (more: Partial<Chosen>) => Promise<unknown>
  /** From now on this browser is notified. */
  register: (name?: string, browser?: TestBrowser) => Promise<unknown>
  /** A task is handed in and rated. */
  rated: (stars?: number) => Promise<void>
  /** An admin's. */
  desk: () => Promise<TestBrowser>
  /** Names of those that are notified. */
  devices: () => Promise<(string | undefined)[]>
}

export async function openNotifiedWorld(service: TestPush): Promise<NotifiedWorld> {
  const world = await openReviewedWorld(
    { features: { ...FEATURES, isPushEnabled: true }, languages: [...LANGUAGE_CODES] },
    { push: service.settings },
  )
  const { db, tenantId, clock, player, leader } = world
  // days pass here: a session of the beginning is over by then
  const mine = () => world.browserOf(player)
  return {
    ...world,
    notifications: notifiers(world, { service }),
    async choose(more) {
      const body = { kinds: { ...kinds }, quietHours, isByEmail, ...more }
      return (await mine()).call(changeMyNotifications, { body })
    },
    async register(name = 'tablet', browser) {
      return (browser ?? (await mine())).call(saveDeviceToken, { body: { deviceToken: deviceToken(name) } })
    },
    async rated(stars = 4) {
      const leading = await world.browserOf(leader)
      const reviewId = await handInForReview(await mine(), leading)
      await leading.call(rateReview, { params: { reviewId }, body: { stars, key: randomUUID() } })
    },
    async desk() {
      return world.browserOf(await makePerson(db, tenantId, clock.now(), { role: 'admin' }))
    },
    async devices() {
      return (await db.select().from(deviceTokens)).map(({ token }) => token.split(':')[0]).sort()
    },
  }
}

/** How Firebase says no. */
export const refusal = (errorCode: string) => ({ error: { status: 'NOT_FOUND', details: [{ errorCode }] } })
