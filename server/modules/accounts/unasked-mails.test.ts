import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendInvitation } from '#shared/contract/accounts.ts'
import { changeEmail } from '#shared/contract/settings.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, PASSWORD } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const OLA = { username: 'ola.zielińska', email: 'ola@poczta.test' }

describe('a mail that nobody asked for', () => {
  it('goes to one address five times a day, whoever sends it [AUTH-16]', async () => {
    const { db, tenantId, clock } = world
    const statuses = []
    for (let i = 0; i < 6; i += 1) {
      const browser = await world.browserOf(await makePerson(db, tenantId, clock.now()))
      const body = { password: PASSWORD, email: 'Victim@x.test' }
      statuses.push((await browser.try(changeEmail, { body })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const body = { ...OLA, email: 'victim@x.test' }
    expect(await world.browser.refusal(sendInvitation, { body })).toEqual([429, 'too-many-requests'])
    expect(await db.$count(mailedLinks, eq(mailedLinks.kind, 'invitation'))).toBe(0)
  })

  it('is sent a hundred times a day from one address, whoever is there [AUTH-16]', async () => {
    const { db, tenantId, clock } = world
    const counts = new Map<number, number>()
    for (let i = 0; i < 102; i += 1) {
      const browser = i % 17 === 0 ? await world.browserOf(await makePerson(db, tenantId, clock.now())) : null
      if (browser) world.browser = browser
      const body = { ...OLA, email: `ola${i}@x.test` }
      const { status } = await world.browser.try(sendInvitation, { body })
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
    expect([...counts]).toEqual([
      [200, 100],
      [429, 2],
    ])
  })

  it('asks of sixty addresses a day whether they have an account, and no more [AUTH-16]', async () => {
    const { browser, player } = world
    const body = { ...OLA, email: player.email }
    for (let i = 0; i < 60; i += 1) expect((await browser.try(sendInvitation, { body })).status).toBe(409)
    expect((await browser.try(sendInvitation, { body })).status).toBe(429)
  })

  it.each(['https://x.test.y', 'ab\u202ecd.ef', '123.45', '\u200b\u200b\u200b.x@y'])(
    'names nobody %j [AUTH-16]',
    async (username) => {
      const body = { ...OLA, username }
      expect((await world.browser.try(sendInvitation, { body })).status).toBe(422)
    },
  )

  it('takes a name that is cut where a sign has two halves [AUTH-16]', async () => {
    const body = { ...OLA, username: `a${'😀'.repeat(40)}` }
    expect((await world.browser.try(sendInvitation, { body })).status).toBe(200)
  })
})
