import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readMyAdventures, selectAdventure } from '#shared/contract/adventures.ts'
import { readMission } from '#shared/contract/missions.ts'
import { readProfile, readProgress } from '#shared/contract/player.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { login, loginStatus, logout } from '#shared/contract/session.ts'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { createApp } from '#server/app.ts'
import type { Storage } from '#server/db/database.ts'
import { openPostgres } from '#server/db/open-postgres.ts'
import { people } from '#server/db/schema/people.ts'
import { attempts } from '#server/db/schema/play.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#server/demo/people.ts'
import { DEMO_TENANTS } from '#server/demo/tenants.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { answerCard } from '#server/testing/pill-moves.ts'
import { RemoteBrowser } from '#server/testing/remote-browser.ts'
import { sampleAdventure, sampleMission } from '#server/testing/sample-adventure.ts'
import { addressOf, killServers, startServer } from '#server/testing/server-process.ts'
import { makeDatabase, TEST_DATABASE_URL } from '#server/testing/storage.ts'
import { NO_CAPTCHA, TEST_SECRETS, openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure } from '#server/testing/world.ts'

// starts whole servers
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const PLAYER = { username: 'player@demo.waymark.test', password: DEMO_PASSWORD }

describe('two servers in one process', () => {
  let world: TestWorld
  /** The same browser at another server on the same database. */
  let elsewhere: TestBrowser

  beforeEach(async () => {
    world = await openWorld()
    const other = await createApp({
      storage: world.storage,
      clock: world.clock.now,
      publicUrl: null,
      contentUrl: null,
      captcha: NO_CAPTCHA,
      secrets: TEST_SECRETS,
      push: null,
      files: world.files,
      dist: null,
      isLogging: false,
    })
    elsewhere = new TestBrowser(other)
    await world.browser.call(loginStatus, {})
    for (const [name, value] of world.browser.cookies) elsewhere.cookies.set(name, value)
  })

  it('know the same sessions and tokens, and end them together [SERVE-3]', async () => {
    expect((await elsewhere.send('PATCH', '/api/web/player/profile', { body: {} })).status).toBe(200)
    await elsewhere.call(logout, {})
    expect(await world.browser.refusal(readMyAdventures, {})).toEqual([401, 'signed-out'])
  })

  it('count the failures of an account together [SERVE-3] [AUTH-2]', async () => {
    const body = { username: world.player.email, password: 'wrong' }
    const statuses = []
    for (const browser of [world.browser, elsewhere, world.browser, elsewhere, world.browser, elsewhere]) {
      statuses.push((await browser.try(login, { body })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('show a new version of an adventure at once [SERVE-3]', async () => {
    const input = { params: { id: 'lighthouse' }, query: {} }
    expect(await elsewhere.refusal(readMission, input)).toEqual([404, 'not-found'])
    const missions = [sampleMission('map', { missions: ['lighthouse'] }), sampleMission('lighthouse')]
    const { db, tenantId, clock } = world
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'two' }))
    expect(await elsewhere.call(readMission, input)).toMatchObject({ missionName: 'Mission lighthouse' })
  })
})

/** The embedded database belongs to one process, so this needs the other. */
if (TEST_DATABASE_URL !== null) {
  describe('two processes on one PostgreSQL', () => {
    let storage: Storage
    let one: string
    let other: string
    const browser = new RemoteBrowser()

    beforeAll(async () => {
      const url = await makeDatabase('processes')
      const env = { DATABASE_URL: url, WAYMARK_DEMO: 'on' }
      // at once, so that both migrate and fill the same empty database
      ;[one = '', other = ''] = await Promise.all([startServer(env), startServer(env)].map(addressOf))
      storage = await openPostgres(url)
      await publish('one')
      await browser.call(one, loginStatus, {})
      await browser.call(one, login, { body: PLAYER })
      const mine = await browser.call(one, readMyAdventures, {})
      const { id = '' } = mine.find(({ name }) => name === 'Sample') ?? {}
      await browser.call(one, selectAdventure, { params: { id }, body: { id } })
    })

    afterAll(async () => {
      killServers()
      await storage.close()
    })

    /** What a third process would do. */
    async function publish(version: string, more: Parameters<typeof sampleAdventure>[0] = {}): Promise<void> {
      const { db } = storage
      const [tenant] = (await db.select().from(tenants)).filter(({ name }) => name === 'lantern')
      const persons = (await db.select().from(people)).filter(({ tenantId }) => tenantId === tenant?.id)
      await makeAdventure(db, tenant?.id ?? '', new Date(), persons, sampleAdventure({ version, ...more }))
    }

    it('made one demo together [SERVE-3]', async () => {
      const everybody = DEMO_PEOPLE.length * DEMO_TENANTS.length
      const emails = (await storage.db.select().from(people)).map(({ tenantId, email }) => tenantId + email)
      expect([emails.length, new Set(emails).size]).toEqual([everybody, everybody])
    })

    it('know the same session and its token [SERVE-3]', async () => {
      await browser.call(other, changeProfile, { body: { displayName: 'Ola on the other' } })
      expect(await browser.call(one, readProfile, {})).toMatchObject({ displayName: 'Ola on the other' })
    })

    it('award a task once, whichever of them is asked [SERVE-3] [TASK-6]', async () => {
      const before = await browser.call(one, readProgress, {})
      const { id: attemptId } = await browser.call(one, startTask, { params: { taskId: 'knots' } })
      // long enough for a person to have played it
      const startedAt = new Date(Date.now() - 3_600_000)
      await storage.db.update(attempts).set({ startedAt }).where(eq(attempts.id, attemptId))
      for (const [server, card, answers] of [
        [one, 'first', ['yes']],
        [other, 'second', ['yes', 'maybe']],
      ] as const) {
        await browser.call(server, sendMoves, { params: { attemptId }, body: answerCard(card, answers) })
      }
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const finish = { params: { attemptId }, body: { key: randomUUID() } }
          return browser.call(index % 2 === 0 ? one : other, finishAttempt, finish)
        }),
      )
      expect(outcomes.filter((outcome) => 'points' in outcome)).toHaveLength(1)
      const after = await browser.call(other, readProgress, {})
      expect(after.playerPoints - before.playerPoints).toBe(100)
    })

    it('show a new version of an adventure at once [SERVE-3]', async () => {
      const lighthouse = { params: { id: 'lighthouse' }, query: {} }
      for (const server of [one, other]) {
        expect(await browser.try(server, readMission, lighthouse)).toMatchObject({ status: 404 })
      }
      const missions = [sampleMission('map', { missions: ['lighthouse'] }), sampleMission('lighthouse')]
      await publish('two', { missions })
      for (const server of [one, other]) {
        const mission = await browser.call(server, readMission, lighthouse)
        expect(mission).toMatchObject({ missionName: 'Mission lighthouse' })
      }
    })

    it('count the failures of an account together [SERVE-3] [AUTH-2]', async () => {
      const thief = new RemoteBrowser()
      await thief.call(one, loginStatus, {})
      const statuses = []
      for (const server of [one, other, one, other, one, other]) {
        const body = { username: 'leader@demo.waymark.test', password: 'wrong' }
        statuses.push((await thief.try(server, login, { body })).status)
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    })

    it('end a session together [SERVE-3]', async () => {
      await browser.call(other, logout, {})
      expect(await browser.try(one, readProfile, {})).toMatchObject({ status: 401 })
    })
  })
}
