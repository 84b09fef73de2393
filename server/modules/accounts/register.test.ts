import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acceptInvitation, readInvitation, register, sendInvitation } from '#shared/contract/accounts.ts'
import { readMyAdventures } from '#shared/contract/adventures.ts'
import { readProfile } from '#shared/contract/player.ts'
import { login, TIME_ZONE_HEADER } from '#shared/contract/session.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { people, sessions } from '#server/db/schema/people.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { openCaptchaWorld } from '#server/testing/captcha-world.ts'
import { openCaptchaProvider, type TestCaptcha } from '#server/testing/captcha.ts'
import { takeMails, tokenIn } from '#server/testing/mails.ts'
import { countQueries } from '#server/testing/queries.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { LOOK, makeAdventure, makePerson, makeTenant } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld({ registration: 'open' })
})

const EMAIL = 'zoe@poczta.test'
const ZOE = {
  firstName: 'Zoë',
  lastName: 'van Łęcka',
  password: 'seven owls in a row',
  agreement: true,
} as const

const ask = (email = EMAIL, host?: string) => world.stranger(host).try(register, { body: { email } })

async function mailedToken(email = EMAIL, host?: string): Promise<string> {
  expect((await ask(email, host)).status).toBe(200)
  return tokenIn((await takeMails(world)).at(-1))
}

const setRules = (rules: Partial<typeof tenants.$inferInsert>) => {
  world.clock.pass(10_000)
  return world.db.update(tenants).set(rules).where(eq(tenants.id, world.tenantId))
}

describe('registering', () => {
  it('mails a link that opens an account, signed in, with the first adventure [AUTH-12]', async () => {
    const { db, tenantId, adventureId, clock } = world
    clock.pass(HOUR_MS)
    const later = { ...sampleAdventure(), id: 'a-later-one' }
    await makeAdventure(db, tenantId, clock.now(), [], later)
    // both are of the newest build
    await db.execute(`update adventures set built_at = now()`)
    const token = await mailedToken()
    const browser = world.stranger()
    expect(await browser.call(readInvitation, { body: { token } })).toEqual({
      state: 'open',
      email: EMAIL,
      firstName: '',
      lastName: '',
      invitedBy: null,
      adventureName: null,
      isRegistration: true,
    })
    const accept = { body: { ...ZOE, token } }
    expect(await browser.call(acceptInvitation, accept)).toEqual({ status: true, agreement: 1 })
    expect(await browser.call(readProfile, {})).toMatchObject({
      displayName: 'Zoë van Łęcka',
      username: 'zoe.van-lecka',
      email: EMAIL,
      role: 'player',
    })
    expect(await browser.call(readMyAdventures, {})).toMatchObject([{ id: adventureId, isActive: true }])
    const again = { body: { username: 'ZOE@poczta.test', password: ZOE.password } }
    expect(await world.stranger().call(login, again)).toEqual({ status: true, agreement: 1 })
    expect(await world.stranger().refusal(acceptInvitation, accept)).toEqual([409, 'link-used'])
  })

  it('opens no account before the address is confirmed [AUTH-12]', async () => {
    await ask()
    expect(await world.db.$count(people, eq(people.email, EMAIL))).toBe(0)
  })

  it('keeps the time zone and the language of the confirmation [AUTH-12]', async () => {
    const headers = { 'accept-language': 'pl-PL,pl;q=0.9', [TIME_ZONE_HEADER]: 'Europe/Warsaw' }
    const token = await mailedToken()
    await world.stranger().call(acceptInvitation, { body: { ...ZOE, token } }, headers)
    const [person] = await world.db.select().from(people).where(eq(people.email, EMAIL))
    const [session] = await world.db
      .select()
      .from(sessions)
      .where(eq(sessions.personId, person?.id ?? ''))
    expect([person?.language, session?.timeZone]).toEqual(['pl', 'Europe/Warsaw'])
    expect(person?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  it('is answered the same, and is the same work, whether or not the address has an account [AUTH-12]', async () => {
    await ask('first@test.test')
    const counted = countQueries()
    const outcomes = []
    for (const email of [world.player.email, 'nobody@test.test']) {
      counted.reset()
      const { status, headers, body } = await ask(email)
      const { 'x-request-id': _, 'set-cookie': __, date: ___, ...same } = headers
      outcomes.push({ status, body, headers: same, queries: counted.texts() })
    }
    counted.stop()
    expect(outcomes[0]).toEqual(outcomes[1])
    expect(outcomes[0]).toMatchObject({ status: 200, body: { isMailed: true } })
  })

  it('tells the owner of an account by mail that there is one, in any case; a disabled one hears nothing [AUTH-12]', async () => {
    const { db, tenantId, clock, player } = world
    const off = await makePerson(db, tenantId, clock.now(), { isDisabled: true })
    await ask(player.email.toUpperCase())
    await ask(off.email)
    const mails = await takeMails(world)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[player.email, 'Your account at House']])
    expect(mails[0]?.text).not.toContain('token=')
  })

  it('mails an invitation that waits for the address, with its role, once more [AUTH-12] [AUTH-14]', async () => {
    await world.browser.call(sendInvitation, { body: { username: 'zoe.lecka', email: EMAIL } })
    await takeMails(world)
    const token = await mailedToken()
    expect(await world.stranger().call(readInvitation, { body: { token } })).toMatchObject({
      state: 'open',
      invitedBy: 'Ada Nowak',
      isRegistration: false,
    })
  })

  it('gives way to an invitation that came after it [AUTH-12] [AUTH-14]', async () => {
    const token = await mailedToken()
    await world.browser.call(sendInvitation, { body: { username: 'zoe.lecka', email: EMAIL } })
    const accept = { body: { ...ZOE, token } }
    expect(await world.stranger().refusal(acceptInvitation, accept)).toEqual([409, 'invited'])
  })

  it('is known in one tenant only [SERVE-2] [AUTH-12]', async () => {
    const { db, clock } = world
    await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false, registration: 'open' })
    const token = await mailedToken()
    clock.pass(10_000)
    const elsewhere = world.stranger('other.test')
    expect(await elsewhere.refusal(acceptInvitation, { body: { ...ZOE, token } })).toEqual([404, 'not-found'])
  })

  it('has a link that is open for a day [AUTH-12]', async () => {
    const token = await mailedToken()
    world.clock.pass(DAY_MS)
    const accept = { body: { ...ZOE, token } }
    expect(await world.stranger().refusal(acceptInvitation, accept)).toEqual([409, 'link-expired'])
  })

  it.each([
    ['the tenant’s title', 'TestAcademy2026'],
    ['an adventure’s name in another language', 'Próbka2026!'],
    ['the host', 'house.test-1'],
    ['the product', 'Waymark2026'],
  ])('refuses a password that is made of %s [AUTH-12]', async (_, password) => {
    world = await openWorld({ registration: 'open', look: { ...LOOK, title: 'Test Academy' } })
    const token = await mailedToken()
    const answer = await world.stranger().try(acceptInvitation, { body: { ...ZOE, token, password } })
    expect(answer.body).toMatchObject({ fields: [{ path: 'password', message: 'common' }] })
  })

  it.each(['zoe', 'zoe@x.test, ola@x.test', ''])('refuses %j as an address [AUTH-12]', async (email) => {
    const answer = await ask(email)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ fields: [{ path: 'email' }] })
  })

  it('works where the tenant has no adventure yet [AUTH-12]', async () => {
    const { db, clock } = world
    await makeTenant(db, clock.now(), { hosts: ['empty.test'], isDefault: false, registration: 'open' })
    clock.pass(10_000)
    const token = await mailedToken(EMAIL, 'empty.test')
    const browser = world.stranger('empty.test')
    await browser.call(acceptInvitation, { body: { ...ZOE, token } })
    expect(await browser.call(readMyAdventures, {})).toEqual([])
  })

  it('is over for a while after sixty an hour from one client, and five a day to one address [AUTH-12]', async () => {
    for (let i = 0; i < 5; i += 1) expect((await ask('one@x.test')).status).toBe(200)
    expect((await ask('one@x.test')).status).toBe(429)
    for (let i = 6; i < 60; i += 1) {
      world.clock.pass(10_000)
      expect((await ask(`p${i}@x.test`)).status).toBe(200)
    }
    expect((await ask()).status).toBe(429)
    world.clock.pass(HOUR_MS)
    expect((await ask()).status).toBe(200)
  })
})

describe('who may register', () => {
  it('is nobody unless an admin has opened it; invitations work all the same [AUTH-12] [AUTH-14]', async () => {
    world = await openWorld()
    const closed = { status: 403, body: { code: 'registration-closed' } }
    expect(await ask()).toMatchObject(closed)
    expect(await ask(world.player.email)).toMatchObject(closed)
    await world.browser.call(sendInvitation, { body: { username: 'zoe.lecka', email: EMAIL } })
    const token = tokenIn((await takeMails(world)).at(-1))
    expect((await world.stranger().try(acceptInvitation, { body: { ...ZOE, token } })).status).toBe(200)
  })

  it.each([
    ['a@firma.pl', 200],
    ['a@FIRMA.pl', 200],
    ['a@sub.firma.pl', 403],
    ['a@firma.pl.evil.test', 403],
    ['a@notfirma.pl', 403],
    ['firma.pl@evil.test', 403],
    ['a@xn--agle-99a.com', 200],
    ['a@xn--agle-t1b.com', 403],
  ])('of the mode for domains, %s is answered %i [AUTH-12]', async (email, status) => {
    world = await openWorld({
      registration: 'domains',
      registrationDomains: ['firma.pl', 'xn--agle-99a.com'],
    })
    const answer = await ask(email)
    expect(answer.status).toBe(status)
    if (status === 403) expect(answer.body).toMatchObject({ code: 'domain-not-listed' })
  })

  it('is decided anew when the link is used [AUTH-12]', async () => {
    const token = await mailedToken()
    await setRules({ registration: 'invitation' })
    const accept = { body: { ...ZOE, token } }
    expect(await world.stranger().refusal(acceptInvitation, accept)).toEqual([403, 'registration-closed'])
  })
})

describe('registering where the tenant has a captcha', () => {
  let provider: TestCaptcha

  beforeEach(async () => {
    provider = await openCaptchaProvider()
    world = await openCaptchaWorld(provider)
  })

  afterEach(() => provider.close())

  it('needs a result that the provider believes, each time [AUTH-12] [CAPT-1]', async () => {
    const browser = world.stranger()
    for (const captcha of [undefined, 'a machine']) {
      const body = captcha === undefined ? { email: EMAIL } : { email: EMAIL, captcha }
      expect(await browser.refusal(register, { body })).toEqual([406, 'captcha'])
    }
    expect((await browser.try(register, { body: { email: EMAIL, captcha: provider.issue() } })).status).toBe(
      200,
    )
  })
})
