import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { readProfile } from '#shared/contract/player.ts'
import { cancelEmail, changeEmail } from '#shared/contract/settings.ts'
import { jobs, mailedLinks } from '#server/db/schema/mail.ts'
import { MAIL_LINK, MAIL_OLD_ADDRESS } from '#server/lib/links.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, PASSWORD } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const EMAIL = 'new@test.test'
const ask = (email = EMAIL, password = PASSWORD) =>
  world.browser.try(changeEmail, { body: { password, email } })

describe('a new address', () => {
  it('waits for its link to be opened, and the old one is told [AUTH-15]', async () => {
    const { db, browser, player } = world
    expect((await ask()).body).toMatchObject({ email: player.email, pendingEmail: EMAIL })
    const [link] = await db.select().from(mailedLinks)
    expect(link).toMatchObject({ kind: 'email', email: EMAIL, personId: player.id, language: 'en' })
    const made = await db.select().from(jobs)
    expect(made.map(({ kind, payload }) => ({ kind, payload }))).toEqual(
      expect.arrayContaining([
        { kind: MAIL_LINK, payload: { linkId: link?.id } },
        { kind: MAIL_OLD_ADDRESS, payload: { linkId: link?.id, email: player.email } },
      ]),
    )
    expect(await browser.call(readProfile, {})).toMatchObject({ pendingEmail: EMAIL })
  })

  it('is forgotten after a day, when it is given up, and when another one is named [AUTH-15]', async () => {
    const { browser, clock } = world
    await ask()
    await ask('newer@test.test')
    expect(await browser.call(readProfile, {})).toMatchObject({ pendingEmail: 'newer@test.test' })
    expect(await browser.call(cancelEmail, {})).toMatchObject({ pendingEmail: null })
    await ask()
    // a session that nobody used for a day would be over
    clock.pass(DAY_MS)
    const later = await world.browserOf(world.player)
    expect(await later.call(readProfile, {})).toMatchObject({ pendingEmail: null })
  })

  it('is not asked for without the password [AUTH-2]', async () => {
    const { status, body } = await ask(EMAIL, 'wrong')
    expect(status).toBe(422)
    expect(body).toMatchObject({ fields: [{ path: 'password', message: 'wrong' }] })
    expect(await world.db.$count(mailedLinks)).toBe(0)
  })

  it('is asked for five times an hour at most, by one person [AUTH-15]', async () => {
    const { db, tenantId, clock } = world
    for (let asked = 0; asked < 5; asked += 1) expect((await ask(`new${asked}@test.test`)).status).toBe(200)
    const made = await db.$count(jobs)
    const refused = await ask()
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect(await db.$count(jobs)).toBe(made)
    const mate = await world.browserOf(await makePerson(db, tenantId, clock.now()))
    const wish = { password: PASSWORD, email: EMAIL }
    expect((await mate.try(changeEmail, { body: wish })).status).toBe(200)
    clock.pass(HOUR_MS)
    expect((await ask('late@test.test')).status).toBe(200)
  })

  it('is nobody else’s in this tenant, in whatever case [AUTH-12]', async () => {
    const { db, tenantId, clock } = world
    await makePerson(db, tenantId, clock.now(), { email: 'Mate@Test.test' })
    const { status, body } = await ask('mate@test.test')
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'address-taken' })])
  })
})
