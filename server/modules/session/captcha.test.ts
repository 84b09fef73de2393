import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { beginSecondStep, finishSecondStep } from '#shared/contract/second-factor.ts'
import { login, logout } from '#shared/contract/session.ts'
import { totpCode } from '#server/lib/totp.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { openCaptchaProvider, type TestCaptcha } from '#server/testing/captcha.ts'
import { openCaptchaWorld } from '#server/testing/captcha-world.ts'
import { setUpCodes } from '#server/testing/second-factor.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, PASSWORD } from '#server/testing/world.ts'

let world: TestWorld
let provider: TestCaptcha

beforeEach(async () => {
  provider = await openCaptchaProvider()
  world = await openCaptchaWorld(provider)
})

afterEach(() => provider.close())

async function statusOf(
  browser: TestBrowser,
  password: string,
  captcha?: string,
  username = world.player.email,
): Promise<number> {
  const body = { username, password, ...(captcha === undefined ? {} : { captcha }) }
  return (await browser.try(login, { body })).status
}

describe('logging in where the tenant has a captcha', () => {
  it.each([
    ['a known account', () => world.player.email],
    ['an account that nobody has', () => 'nobody@test.test'],
  ])('asks for it after three failures of %s [CAPT-1]', async (_, username) => {
    const browser = world.stranger()
    for (let failure = 0; failure < 3; failure += 1) {
      expect(await statusOf(browser, 'wrong', undefined, username())).toBe(401)
    }
    expect(await browser.refusal(login, { body: { username: username(), password: 'wrong' } })).toEqual([
      406,
      'captcha',
    ])
    expect(await statusOf(browser, 'wrong', 'a machine', username())).toBe(406)
    expect(await statusOf(browser, 'wrong', provider.issue(), username())).toBe(401)
  })

  it('lets the right pair in with it, and asks no more [CAPT-1]', async () => {
    const browser = world.stranger()
    for (let failure = 0; failure < 3; failure += 1) await statusOf(browser, 'wrong')
    expect(await statusOf(browser, PASSWORD)).toBe(406)
    const token = provider.issue()
    expect(await statusOf(browser, PASSWORD, token)).toBe(200)
    expect(await statusOf(world.stranger(), PASSWORD)).toBe(200)
    expect(provider.asked.map((form) => form.get('response'))).toEqual([token])
  })

  it('takes each token once, for two minutes, and only of its own pages [CAPT-1]', async () => {
    const browser = world.stranger()
    for (let failure = 0; failure < 3; failure += 1) await statusOf(browser, 'wrong')
    const token = provider.issue()
    expect(await statusOf(browser, 'wrong', token)).toBe(401)
    for (const refused of [token, provider.issueExpired(), provider.issue('elsewhere.test')]) {
      const body = { username: world.player.email, password: PASSWORD, captcha: refused }
      expect(await browser.refusal(login, { body })).toEqual([406, 'captcha'])
    }
    expect(await statusOf(browser, PASSWORD, provider.issue())).toBe(200)
  })

  it('takes tokens of the public address where a proxy passes on a host of its own [CAPT-1]', async () => {
    world = await openCaptchaWorld(provider, new URL('http://learn.test'))
    const behind = world.stranger('upstream.test')
    for (let failure = 0; failure < 3; failure += 1) await statusOf(behind, 'wrong')
    expect(await statusOf(behind, PASSWORD, provider.issue('upstream.test'))).toBe(406)
    expect(await statusOf(behind, PASSWORD, provider.issue('learn.test'))).toBe(200)
  })

  it('takes tokens of a host of the tenant, whatever the public address [CAPT-1]', async () => {
    world = await openCaptchaWorld(provider, new URL('http://learn.test'))
    const browser = world.stranger()
    for (let failure = 0; failure < 3; failure += 1) await statusOf(browser, 'wrong')
    expect(await statusOf(browser, PASSWORD, provider.issue('house.test'))).toBe(200)
  })

  it('takes tokens of the host that was asked where no public address is set [CAPT-1]', async () => {
    const browser = world.stranger('nobodys.test')
    for (let failure = 0; failure < 3; failure += 1) await statusOf(browser, 'wrong')
    expect(await statusOf(browser, PASSWORD, provider.issue('nobodys.test'))).toBe(200)
  })

  it('says so where the provider cannot be asked [CAPT-1]', async () => {
    const browser = world.stranger()
    for (let failure = 0; failure < 3; failure += 1) await statusOf(browser, 'wrong')
    const captcha = provider.issue()
    await provider.close()
    const body = { username: world.player.email, password: PASSWORD, captcha }
    expect(await browser.refusal(login, { body })).toEqual([406, 'captcha-unavailable'])
  })

  it('does not ask a browser that the person has used, for what others tried elsewhere [CAPT-1]', async () => {
    const own = world.stranger()
    expect(await statusOf(own, PASSWORD)).toBe(200)
    await own.call(logout, {})
    for (let failure = 0; failure < 4; failure += 1) await statusOf(world.stranger(), 'wrong')
    expect(await statusOf(world.stranger(), PASSWORD)).toBe(406)
    expect(await statusOf(own, PASSWORD)).toBe(200)
  })

  it('forgets failures after a quarter of an hour [CAPT-1]', async () => {
    for (let failure = 0; failure < 3; failure += 1) await statusOf(world.stranger(), 'wrong')
    expect(await statusOf(world.stranger(), 'wrong')).toBe(406)
    world.clock.pass(15 * MINUTE_MS)
    expect(await statusOf(world.stranger(), 'wrong')).toBe(401)
  })
})

describe('a captcha and a second step together', () => {
  it('let in with both alone: the captcha first, then the proof, which asks for none again [CAPT-1] [DESK-1] [AUTH-2]', async () => {
    const { db, tenantId, clock } = world
    const leader = await makePerson(db, tenantId, clock.now(), { role: 'leader' })
    const { secret } = await setUpCodes(await world.browserOf(leader), clock)
    const browser = world.stranger()
    const pair = { username: leader.email, password: PASSWORD }
    for (let failure = 0; failure < 3; failure += 1) await statusOf(browser, 'wrong', undefined, leader.email)
    expect(await browser.refusal(login, { body: pair })).toEqual([406, 'captcha'])
    // a proof does not get around it
    const proof = { by: 'code', code: totpCode(secret, clock.now()) } as const
    expect(await browser.refusal(finishSecondStep, { body: { ...pair, proof } })).toEqual([406, 'captcha'])
    expect(await browser.refusal(beginSecondStep, { body: pair })).toEqual([406, 'captcha'])
    const captcha = provider.issue()
    expect(await browser.refusal(login, { body: { ...pair, captcha } })).toEqual([406, 'second-step'])
    expect(browser.cookies.has('waymark')).toBe(false)
    const asked = await browser.call(beginSecondStep, { body: pair })
    expect(asked.hasCode).toBe(true)
    expect((await browser.try(finishSecondStep, { body: { ...pair, proof } })).status).toBe(200)
    expect(provider.asked).toHaveLength(1)
  })
})

it('where the tenant has no key nobody is asked, and nothing that comes is checked [CAPT-1]', async () => {
  const plain = await openWorld({}, { captcha: { secret: 'ours', verifyUrl: provider.url } })
  const browser = plain.stranger()
  const body = { username: plain.player.email, password: 'wrong', captcha: 'a machine' }
  for (let failure = 0; failure < 4; failure += 1)
    expect((await browser.try(login, { body })).status).toBe(401)
  expect(provider.asked).toEqual([])
})
