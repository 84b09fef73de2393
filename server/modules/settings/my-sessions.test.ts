import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { readProfile } from '#shared/contract/player.ts'
import { login } from '#shared/contract/session.ts'
import { endOtherSessions, endSession, readSessions } from '#shared/contract/settings.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant, PASSWORD } from '#server/testing/world.ts'
import { readUserAgent } from './user-agent.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('my sessions', () => {
  it('are listed, the last used first, with what each browser calls itself [AUTH-10]', async () => {
    const elsewhere = world.stranger()
    elsewhere.headers['user-agent'] = FIREFOX
    world.clock.pass(HOUR_MS)
    await elsewhere.call(login, { body: { username: world.player.email, password: PASSWORD } })
    world.clock.pass(HOUR_MS)
    const seen = await world.browser.call(readSessions, {})
    expect(seen).toMatchObject([
      { browser: null, system: null, isCurrent: true, createdAt: '2026-11-23T10:00:00.000Z' },
      { browser: 'Firefox', system: 'Linux', isCurrent: false },
    ])
    expect(JSON.stringify(seen)).not.toMatch(/[hH]ash/)
  })

  it('are those alone that can still be used [AUTH-1]', async () => {
    world.clock.pass(13 * HOUR_MS)
    const browser = await world.browserOf(world.player)
    expect(await browser.call(readSessions, {})).toHaveLength(1)
  })

  it('end one by one, and all but this one at once [AUTH-10]', async () => {
    const others = [await world.browserOf(world.player), await world.browserOf(world.player)]
    const listed = await world.browser.call(readSessions, {})
    const other = listed.find(({ isCurrent }) => !isCurrent)
    const current = listed.find(({ isCurrent }) => isCurrent)
    await world.browser.call(endSession, { params: { id: other?.id ?? '' } })
    const left = await Promise.all(others.map(async (browser) => (await browser.try(readProfile, {})).status))
    expect(left.sort()).toEqual([200, 401])
    expect(await world.browser.refusal(endSession, { params: { id: current?.id ?? '' } })).toEqual([
      404,
      'not-found',
    ])
    await world.browser.call(endOtherSessions, {})
    expect(await world.browser.call(readSessions, {})).toMatchObject([{ isCurrent: true }])
  })

  it('are nobody else’s: neither a mate nor somebody of another tenant can see or end them [SERVE-2]', async () => {
    const { db, tenantId, clock, player, browser } = world
    await world.browserOf(player)
    const mine = (await browser.call(readSessions, {})).find(({ isCurrent }) => !isCurrent)
    const { id: otherTenant } = await makeTenant(db, clock.now(), {
      hosts: ['far.test'],
      isDefault: false,
    })
    clock.pass(10_000)
    const mate = await world.browserOf(await makePerson(db, tenantId, clock.now()))
    const far = await world.browserOf(await makePerson(db, otherTenant, clock.now()), { host: 'far.test' })
    for (const thief of [mate, far]) {
      expect(await thief.refusal(endSession, { params: { id: mine?.id ?? '' } })).toEqual([404, 'not-found'])
      await thief.call(endOtherSessions, {})
      expect(await thief.call(readSessions, {})).toHaveLength(1)
    }
    expect(await browser.call(readSessions, {})).toHaveLength(2)
  })
})

describe('a browser', () => {
  it.each([
    [FIREFOX, 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
      'Chrome',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E Safari/604.1',
      'Safari',
      'iPhone',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/141.0 Mobile/15E Safari/604.1', 'Chrome', 'iPad'],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921) SamsungBrowser/28.0 Chrome/130.0 Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541) Chrome/141.0 Safari/537.36 OPR/120.0', 'Opera', 'ChromeOS'],
    ['curl/8.5.0', null, null],
    [null, null, null],
  ])('that calls itself %s is %s on %s', (userAgent, browser, system) => {
    expect(readUserAgent(userAgent)).toEqual({ browser, system })
  })
})
