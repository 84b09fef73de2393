import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { register } from '#shared/contract/accounts.ts'
import { readMyAdventures } from '#shared/contract/adventures.ts'
import type { CallInput } from '#shared/contract/endpoint.ts'
import { readProfile } from '#shared/contract/player.ts'
import { login, loginStatus, TIME_ZONE_HEADER } from '#shared/contract/session.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { people, sessions } from '#server/db/schema/people.ts'
import { openCaptchaWorld } from '#server/testing/captcha-world.ts'
import { HUMAN, openCaptchaProvider, type TestCaptcha } from '#server/testing/captcha.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { LOOK, makeAdventure, makePerson, makeTenant } from '#server/testing/world.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

type Registration = CallInput<typeof register>['body']

const ZOE: Registration = {
  firstName: 'Zoë',
  lastName: 'van Łęcka',
  email: 'zoe@poczta.test',
  password: 'seven owls in a row',
  agreement: true,
}

const asking = (more: Partial<Registration> = {}) => ({ body: { ...ZOE, ...more } })

describe('registering', () => {
  it('makes an account that is signed in at once and has the first adventure [AUTH-12]', async () => {
    const { db, tenantId, adventureId, clock } = world
    clock.pass(HOUR_MS)
    const later = { ...sampleAdventure(), id: 'a-later-one' }
    await makeAdventure(db, tenantId, clock.now(), [], later)
    // both are of the newest build
    await db.execute(`update adventures set built_at = now()`)
    const browser = world.stranger()
    expect(await browser.call(register, asking())).toEqual({ status: true, agreement: 1 })
    expect(await browser.call(readProfile, {})).toMatchObject({
      firstName: 'Zoë',
      lastName: 'van Łęcka',
      displayName: 'Zoë van Łęcka',
      username: 'zoe.van-lecka',
      email: 'zoe@poczta.test',
      role: 'player',
    })
    expect(await browser.call(readMyAdventures, {})).toMatchObject([{ id: adventureId, isActive: true }])
    const again = { body: { username: 'ZOE@poczta.test', password: ZOE.password } }
    expect(await world.stranger().call(login, again)).toEqual({ status: true, agreement: 1 })
  })

  it('keeps the time zone and the language in which it was asked [AUTH-12]', async () => {
    const headers = { 'accept-language': 'pl-PL,pl;q=0.9', [TIME_ZONE_HEADER]: 'Europe/Warsaw' }
    await world.stranger().call(register, asking(), headers)
    const [person] = await world.db.select().from(people).where(eq(people.email, ZOE.email))
    const [session] = await world.db
      .select()
      .from(sessions)
      .where(eq(sessions.personId, person?.id ?? ''))
    expect([person?.language, session?.timeZone]).toEqual(['pl', 'Europe/Warsaw'])
    expect(person?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  it('gives namesakes user names of their own, also at the same time [AUTH-12]', async () => {
    const browsers = await Promise.all(
      [1, 2, 3].map(async () => {
        const browser = world.stranger()
        await browser.call(loginStatus, {})
        return browser
      }),
    )
    await Promise.all(
      browsers.map((browser, index) => browser.call(register, asking({ email: `zoe${index}@x.test` }))),
    )
    const names = await Promise.all(browsers.map((browser) => browser.call(readProfile, {})))
    expect(names.map(({ username }) => username).sort()).toEqual([
      'zoe.van-lecka',
      'zoe.van-lecka2',
      'zoe.van-lecka3',
    ])
  })

  it('says that an address has an account, in any case, and makes no second one [AUTH-12]', async () => {
    await world.stranger().call(register, asking())
    const second = world.stranger()
    expect(await second.refusal(register, asking({ email: 'Zoe@Poczta.test' }))).toEqual([
      409,
      'address-taken',
    ])
    expect((await second.call(loginStatus, {})).status).toBe(false)
    const both = await Promise.all(
      [1, 2].map(() => world.stranger().try(register, asking({ email: 'two@x.test' }))),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('knows the same address in another house as somebody else [SERVE-2] [AUTH-12]', async () => {
    const { db, clock } = world
    const other = await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
    await world.stranger().call(register, asking())
    clock.pass(10_000)
    await world.stranger('other.test').call(register, asking())
    const rows = await db.select().from(people).where(eq(people.email, ZOE.email))
    expect(rows.map(({ tenantId }) => tenantId).sort()).toEqual([world.tenantId, other.id].sort())
  })

  it.each([
    ['a common password', { password: 'Password123' }, 'password'],
    ['a password of one’s own name', { password: 'van-Łęcka1' }, 'password'],
    ['a short password', { password: 'seven77' }, 'password'],
    ['a name of one letter', { firstName: ' Z ' }, 'firstName'],
    ['no address', { email: 'zoe' }, 'email'],
    ['two addresses', { email: 'zoe@x.test, ola@x.test' }, 'email'],
    ['no agreement', { agreement: false as unknown as true }, 'agreement'],
  ])('refuses %s at its field [AUTH-12]', async (_, more, path) => {
    const answer = await world.stranger().try(register, asking(more))
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ fields: [{ path }] })
    expect(await world.db.$count(people, eq(people.email, ZOE.email))).toBe(0)
  })

  it('names a common password so [AUTH-12]', async () => {
    const answer = await world.stranger().try(register, asking({ password: 'Password123' }))
    expect(answer.body).toMatchObject({
      code: 'refused-fields',
      fields: [{ path: 'password', message: 'common' }],
    })
  })

  it.each([
    ['the tenant’s title', 'TestAcademy2026'],
    ['an adventure’s name in another language', 'Próbka2026!'],
    ['the host', 'house.test-1'],
    ['the product', 'Waymark2026'],
  ])('refuses a password that is made of %s [AUTH-12]', async (_, password) => {
    const { stranger } = await openWorld({ look: { ...LOOK, title: 'Test Academy' } })
    const answer = await stranger().try(register, asking({ password }))
    expect(answer.body).toMatchObject({ fields: [{ path: 'password', message: 'common' }] })
  })

  it('works where the house has no adventure yet [AUTH-12]', async () => {
    const { db, clock } = world
    await makeTenant(db, clock.now(), { hosts: ['empty.test'], isDefault: false })
    clock.pass(10_000)
    const browser = world.stranger('empty.test')
    await browser.call(register, asking())
    expect(await browser.call(readMyAdventures, {})).toEqual([])
  })

  it('is over for a while after sixty accounts an hour from one address, and from no other [AUTH-12]', async () => {
    const taken = asking({ email: (await makePerson(world.db, world.tenantId, world.clock.now())).email })
    for (let i = 0; i < 60; i += 1) {
      world.clock.pass(10_000)
      expect((await world.stranger().try(register, taken)).status).toBe(409)
    }
    expect((await world.stranger().try(register, asking())).status).toBe(429)
    world.clock.pass(HOUR_MS)
    expect((await world.stranger().try(register, asking())).status).toBe(200)
  })
})

describe('registering where the house has a captcha', () => {
  let provider: TestCaptcha

  beforeEach(async () => {
    provider = await openCaptchaProvider()
    world = await openCaptchaWorld(provider)
  })

  afterEach(() => provider.close())

  it('needs a result that the provider believes, each time [AUTH-12] [CAPT-1]', async () => {
    const browser = world.stranger()
    for (const captcha of [undefined, 'a machine']) {
      const body = captcha === undefined ? asking() : asking({ captcha })
      expect(await browser.refusal(register, body)).toEqual([406, 'captcha'])
    }
    expect((await browser.try(register, asking({ captcha: HUMAN }))).status).toBe(200)
  })
})
