import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  confirmEmail,
  confirmPasswordReset,
  readPasswordReset,
  requestPasswordReset,
} from '#shared/contract/accounts.ts'
import { changeLocale } from '#shared/contract/player.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { login, loginStatus } from '#shared/contract/session.ts'
import { changeEmail } from '#shared/contract/settings.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { people, throttles } from '#server/db/schema/people.ts'
import { openCaptchaWorld } from '#server/testing/captcha-world.ts'
import { openCaptchaProvider, type TestCaptcha } from '#server/testing/captcha.ts'
import { takeMails, tokenIn } from '#server/testing/mails.ts'
import { countQueries } from '#server/testing/queries.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant, PASSWORD } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const NEW_PASSWORD = 'seven owls in a row'

const ask = (email: string, host?: string) =>
  world.stranger(host).try(requestPasswordReset, { body: { email } })

async function mailedToken(): Promise<string> {
  expect((await ask(world.player.email)).status).toBe(200)
  return tokenIn((await takeMails(world))[0])
}

describe('asking for a new password', () => {
  it('mails a link to who has the address, in any case, and to nobody else [AUTH-13]', async () => {
    await ask(world.player.email.toUpperCase())
    await ask('nobody@test.test')
    const mails = await takeMails(world)
    expect(mails.map(({ to }) => to)).toEqual([world.player.email])
  })

  it('is answered the same, and is the same work, whether or not the address is known [AUTH-13]', async () => {
    const counted = countQueries()
    await ask('first@test.test')
    const outcomes = []
    for (const email of [world.player.email, 'nobody@test.test']) {
      counted.reset()
      const { status, headers, body } = await ask(email)
      const { 'x-request-id': _, 'set-cookie': __, date: ___, ...same } = headers
      outcomes.push({ status, body, headers: same, queries: counted.texts() })
    }
    expect(outcomes[0]).toEqual(outcomes[1])
    expect(outcomes[0]).toMatchObject({ status: 200, body: {} })
    expect(outcomes[0]?.queries.length).toBeGreaterThan(5)
    counted.stop()
  })

  it('mails in the language that was chosen last, at the globe or in the settings, whatever the browser wishes [LANG-2] [AUTH-13]', async () => {
    const { browser, player } = world
    const languageOfMail = async (wished: string) => {
      const headers = { 'accept-language': wished }
      await world.stranger().try(requestPasswordReset, { body: { email: player.email } }, headers)
      return (await takeMails(world)).map(({ language }) => language)
    }
    await browser.call(changeLocale, { body: { _locale: 'pl' } })
    expect(await languageOfMail('en')).toEqual(['pl'])
    await browser.call(changeProfile, { body: { language: 'en' } })
    expect(await languageOfMail('pl')).toEqual(['en'])
  })

  it('leaves nothing behind of an address that nobody has [AUTH-13]', async () => {
    await ask('nobody@test.test')
    expect(await takeMails(world)).toEqual([])
    expect(await world.db.select().from(mailedLinks)).toEqual([])
  })

  it('mails nothing to who is disabled, and says nothing about it [AUTH-13]', async () => {
    const { db, tenantId, clock } = world
    const { email } = await makePerson(db, tenantId, clock.now(), { isDisabled: true })
    expect((await ask(email)).status).toBe(200)
    expect(await takeMails(world)).toEqual([])
  })

  it('mails five at once, then one every half hour, and never says so [AUTH-13]', async () => {
    const statuses = new Set<number>()
    const wait = async (email: string) => statuses.add((await ask(email)).status)
    for (let i = 0; i < 8; i += 1) await wait(world.player.email)
    for (let i = 0; i < 8; i += 1) await wait('nobody@test.test')
    expect(await takeMails(world)).toHaveLength(5)
    world.clock.pass(30 * MINUTE_MS)
    for (let i = 0; i < 3; i += 1) await wait(world.player.email)
    const again = await takeMails(world)
    expect(again).toHaveLength(1)
    const body = { token: tokenIn(again[0]), password: NEW_PASSWORD }
    await world.stranger().call(confirmPasswordReset, { body })
    // the link that was open is used
    await wait(world.player.email)
    expect(await takeMails(world)).toHaveLength(1)
    expect([...statuses]).toEqual([200])
  })

  it('serves an office behind one address, and is over for a while after three hundred from it [AUTH-13]', async () => {
    for (let i = 0; i < 60; i += 1) expect((await ask(`nobody${i}@test.test`)).status).toBe(200)
    await world.db.update(throttles).set({ count: 299 }).where(eq(throttles.count, 60))
    expect((await ask(world.player.email)).status).toBe(200)
    expect((await ask('other@test.test')).status).toBe(429)
    world.clock.pass(HOUR_MS)
    expect((await ask(world.player.email)).status).toBe(200)
  })

  it('writes to the account of the tenant that was asked [SERVE-2] [AUTH-13]', async () => {
    const { db, clock, player } = world
    const other = await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
    const twin = await makePerson(db, other.id, clock.now(), { email: player.email })
    clock.pass(10_000)
    await ask(player.email, 'other.test')
    const [mail] = await takeMails(world)
    const body = { token: tokenIn(mail), password: NEW_PASSWORD }
    expect(mail?.text).toContain('http://other.test/#/app/resetpassword?token=')
    expect(await world.stranger().refusal(confirmPasswordReset, { body })).toEqual([404, 'not-found'])
    await world.stranger('other.test').call(confirmPasswordReset, { body })
    const pair = { username: twin.email, password: NEW_PASSWORD }
    expect((await world.stranger().try(login, { body: pair })).status).toBe(401)
    expect((await world.stranger('other.test').try(login, { body: pair })).status).toBe(200)
  })
})

describe('a link for a new password', () => {
  it('sets it once, and everybody who was signed in to the account is out [AUTH-13]', async () => {
    const { player, browser } = world
    const other = await world.browserOf(player)
    const token = await mailedToken()
    expect(await world.stranger().call(readPasswordReset, { body: { token } })).toEqual({
      ...{ state: 'open', email: world.player.email },
    })
    await other.call(confirmPasswordReset, { body: { token, password: NEW_PASSWORD } })
    for (const one of [browser, other]) expect((await one.call(loginStatus, {})).status).toBe(false)
    const logIn = (password: string) =>
      world.stranger().try(login, { body: { username: player.email, password } })
    expect((await logIn(PASSWORD)).status).toBe(401)
    expect((await logIn(NEW_PASSWORD)).status).toBe(200)
    const body = { token, password: 'another good one' }
    expect(await world.stranger().refusal(confirmPasswordReset, { body })).toEqual([409, 'link-used'])
    expect(await world.stranger().call(readPasswordReset, { body: { token } })).toEqual({
      state: 'used',
      email: null,
    })
  })

  it('takes away the way to an address that a thief has asked for [AUTH-13]', async () => {
    const body = { password: PASSWORD, email: 'thief@test.test' }
    await world.browser.call(changeEmail, { body })
    const moving = (await takeMails(world)).find(({ text }) => text.includes('confirm-email'))
    const token = await mailedToken()
    await world.stranger().call(confirmPasswordReset, { body: { token, password: NEW_PASSWORD } })
    const refused = await world.stranger().refusal(confirmEmail, { body: { token: tokenIn(moving) } })
    expect(refused).toEqual([409, 'link-used'])
  })

  it('expires after half an hour [AUTH-13]', async () => {
    const token = await mailedToken()
    world.clock.pass(30 * MINUTE_MS)
    const body = { token, password: NEW_PASSWORD }
    expect(await world.stranger().refusal(confirmPasswordReset, { body })).toEqual([409, 'link-expired'])
    expect(await world.stranger().call(readPasswordReset, { body: { token } })).toEqual({
      state: 'expired',
      email: null,
    })
  })

  it('makes those that were asked for besides worth nothing [AUTH-13]', async () => {
    const first = await mailedToken()
    const second = await mailedToken()
    await world.stranger().call(confirmPasswordReset, { body: { token: first, password: NEW_PASSWORD } })
    const body = { token: second, password: 'another good one' }
    expect(await world.stranger().refusal(confirmPasswordReset, { body })).toEqual([409, 'link-used'])
  })

  it('takes no common password, and stays open then [AUTH-13]', async () => {
    const token = await mailedToken()
    const answer = await world
      .stranger()
      .try(confirmPasswordReset, { body: { token, password: 'Password123' } })
    expect(answer.body).toMatchObject({ fields: [{ path: 'password', message: 'common' }] })
    await world.stranger().call(confirmPasswordReset, { body: { token, password: NEW_PASSWORD } })
  })

  it('is used by one of two who come at the same time [AUTH-13]', async () => {
    const token = await mailedToken()
    const answers = await Promise.all(
      [1, 2].map((number) =>
        world
          .stranger()
          .try(confirmPasswordReset, { body: { token, password: `${NEW_PASSWORD} ${number}` } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it('is used by one of two who come with two links of one person at the same time [AUTH-13]', async () => {
    const tokens = [await mailedToken(), await mailedToken()]
    const answers = await Promise.all(
      tokens.map((token) =>
        world.stranger().try(confirmPasswordReset, { body: { token, password: NEW_PASSWORD } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it('that was never handed out is not there [AUTH-13]', async () => {
    const token = 'x'.repeat(43)
    const stranger = world.stranger()
    expect(await stranger.refusal(readPasswordReset, { body: { token } })).toEqual([404, 'not-found'])
    const body = { token, password: NEW_PASSWORD }
    expect(await stranger.refusal(confirmPasswordReset, { body })).toEqual([404, 'not-found'])
    const { id, tenantId } = world.player
    const isPlayer = and(eq(people.tenantId, tenantId), eq(people.id, id))
    expect(await world.db.$count(people, isPlayer)).toBe(1)
  })
})

describe('asking where the tenant has a captcha', () => {
  let provider: TestCaptcha

  beforeEach(async () => {
    provider = await openCaptchaProvider()
    world = await openCaptchaWorld(provider)
  })

  afterEach(() => provider.close())

  it('needs its result, for any address [AUTH-13] [CAPT-1]', async () => {
    for (const email of [world.player.email, 'nobody@test.test']) {
      const stranger = world.stranger()
      expect(await stranger.refusal(requestPasswordReset, { body: { email } })).toEqual([406, 'captcha'])
      expect(
        (await stranger.try(requestPasswordReset, { body: { email, captcha: provider.issue() } })).status,
      ).toBe(200)
    }
  })
})
