import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readCoachingSessions } from '#shared/contract/coaching-sessions.ts'
import { coachingSessions } from '#server/db/schema/coaching.ts'
import { people } from '#server/db/schema/people.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { seedDemo } from './seed.ts'
import { seedDemoSessions } from './sessions.ts'
import { DEMO_TENANTS } from './tenants.ts'

let test: TestApp

beforeEach(async () => {
  test = await openTestApp()
  await seedDemo(test.db, test.clock.now())
  await seedDemoSessions(test.db, test.clock.now())
})

describe('the coaching sessions of the demo', () => {
  it('are three a tenant, once: free seats, a waiting list with the player in it, and one that the player came to [COACH-2]', async () => {
    await seedDemoSessions(test.db, test.clock.now())
    expect(await test.db.$count(coachingSessions)).toBe(3 * DEMO_TENANTS.length)
    const [tenant] = await test.db.select().from(tenants).where(eq(tenants.name, 'lantern'))
    const players = await test.db.select().from(people).where(eq(people.email, 'player@demo.waymark.test'))
    const player = players.find(({ tenantId }) => tenantId === tenant?.id)
    if (!player) throw new Error('there is no demo')
    const browser = await test.browserOf(player, { host: 'localhost' })
    const { ahead, past } = await browser.call(readCoachingSessions, {})
    expect(ahead).toMatchObject([
      { seatsLeft: 5, waiting: 0, mine: null },
      { seatsLeft: 0, waiting: 3, mine: { state: 'waiting', place: 2 }, timeZone: 'Europe/London' },
    ])
    expect(past).toMatchObject([{ hasCome: true, points: 0 }])
    const weekdays = [...ahead, ...past].map(({ startsAt }) => new Date(startsAt).getUTCDay())
    expect(weekdays.filter((day) => day === 0 || day === 6)).toEqual([])
  })
})
