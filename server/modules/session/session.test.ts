import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { readProfile } from '#shared/contract/player.ts'
import { extendSession, login, loginStatus, logout } from '#shared/contract/session.ts'
import { SESSION_ENDS_HEADER } from '#shared/domain/session-ends.ts'
import { people, sessions } from '#server/db/schema/people.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant, PASSWORD } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

function logIn(browser: TestBrowser, username = world.player.email, password = PASSWORD) {
  return browser.try(login, { body: { username, password } })
}

describe('logging in', () => {
  it('works by e-mail and by user name, in any case [AUTH-2]', async () => {
    await makePerson(world.db, world.tenantId, world.clock.now(), { username: 'ola.z', email: 'Ola@z.test' })
    for (const name of ['ola.z', 'OLA.Z', 'ola@z.test']) {
      const browser = world.stranger()
      expect((await logIn(browser, name)).body).toEqual({ status: true, agreement: 1 })
      expect(await browser.call(loginStatus, {})).toEqual({ status: true, agreement: 1 })
    }
  })

  it('says that the agreement is not accepted yet [AUTH-1]', async () => {
    const { email } = await makePerson(world.db, world.tenantId, world.clock.now(), { agreedAt: null })
    expect((await logIn(world.stranger(), email)).body).toEqual({ status: true, agreement: 0 })
  })

  it('answers the same for a wrong password and an unknown account [AUTH-2]', async () => {
    const wrong = await logIn(world.stranger(), world.player.email, 'wrong')
    const unknown = await logIn(world.stranger(), 'nobody@test.test', 'wrong')
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect({ ...Object(wrong.body), requestId: '' }).toEqual({ ...Object(unknown.body), requestId: '' })
  })

  it('tells a disabled person so, only with the right password [AUTH-2]', async () => {
    const { email } = await makePerson(world.db, world.tenantId, world.clock.now(), { isDisabled: true })
    expect((await logIn(world.stranger(), email, 'wrong')).status).toBe(401)
    expect((await logIn(world.stranger(), email)).status).toBe(423)
  })

  it('waits 1, 2, 4, 8, 16, 25 and 25 seconds after five failures, and lets the right one in then [AUTH-2]', async () => {
    const browser = world.stranger()
    for (let failure = 1; failure <= 5; failure += 1) {
      expect((await logIn(browser, world.player.email, 'wrong')).status).toBe(401)
    }
    for (const seconds of ['1', '2', '4', '8', '16', '25', '25']) {
      const refused = await logIn(browser)
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, seconds])
      world.clock.pass(Number(seconds) * 1000)
      expect((await logIn(browser, world.player.email, 'wrong')).status).toBe(401)
    }
    world.clock.pass(25_000)
    expect((await logIn(browser)).status).toBe(200)
    expect((await logIn(world.stranger(), world.player.email, 'wrong')).status).toBe(401)
  })

  it('does not tell which address belongs to a user name [AUTH-2]', async () => {
    const username = 'ola.z'
    const email = 'ola@z.test'
    await makePerson(world.db, world.tenantId, world.clock.now(), { username, email })
    const stranger = world.stranger()
    for (let i = 0; i < 6; i += 1) await logIn(stranger, username, 'wrong')
    expect((await logIn(stranger, username, 'wrong')).status).toBe(429)
    expect((await logIn(stranger, email, 'wrong')).status).toBe(401)
  })

  it('gives a name that is spelt with other letters no tries of its own [AUTH-2]', async () => {
    await makePerson(world.db, world.tenantId, world.clock.now(), { username: 'mimi' })
    const stranger = world.stranger()
    for (let i = 0; i < 5; i += 1) await logIn(stranger, 'mimi', 'wrong')
    expect((await logIn(stranger, 'MIMI')).status).toBe(429)
    // a database may take İ for i
    for (const name of ['mİmi', 'mimİ', 'mİmİ']) expect((await logIn(stranger, name)).status).toBe(401)
  })

  it('does not wait in a browser that the person has used before, while others try the account [AUTH-2]', async () => {
    const own = world.stranger()
    expect((await logIn(own)).status).toBe(200)
    await own.call(logout, {})
    const thief = world.stranger()
    for (let i = 0; i < 6; i += 1) await logIn(thief, world.player.email, 'wrong')
    expect((await logIn(world.stranger())).status).toBe(429)
    expect((await logIn(own)).status).toBe(200)
    expect((await logIn(thief)).status).toBe(429)
  })

  it('waits in a known browser after five failures of its own, and then takes the right password [AUTH-2]', async () => {
    const own = world.stranger()
    await logIn(own)
    await own.call(logout, {})
    for (let i = 0; i < 5; i += 1) expect((await logIn(own, world.player.email, 'wrong')).status).toBe(401)
    expect((await logIn(own)).status).toBe(429)
    world.clock.pass(1000)
    expect((await logIn(own)).status).toBe(200)
  })

  it.each([
    ['another person', async () => (await makePerson(world.db, world.tenantId, world.clock.now())).email],
    ['the same name without a signature', () => Promise.resolve(null)],
  ])('knows no browser by the mark of %s [AUTH-2]', async (_, other) => {
    const browser = world.stranger()
    const email = await other()
    if (email === null) browser.cookies.set('waymark-device', 'name.signature')
    else expect((await logIn(browser, email)).status).toBe(200)
    const thief = world.stranger()
    for (let i = 0; i < 6; i += 1) await logIn(thief, world.player.email, 'wrong')
    expect((await logIn(browser)).status).toBe(429)
  })

  it('counts tries that come at the same time [AUTH-2]', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const browser = world.stranger()
        await browser.call(loginStatus, {})
        return browser
      }),
    )
    const answers = await Promise.all(browsers.map((browser) => logIn(browser, world.player.email, 'wrong')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  it('takes back the tries of right passwords: a whole school gets in at once from one address [AUTH-2]', async () => {
    const { db, tenantId, clock } = world
    for (let failure = 0; failure < 29; failure += 1) {
      expect((await logIn(world.stranger(), `nobody${failure}`, 'wrong')).status).toBe(401)
    }
    const pupils = await Promise.all(Array.from({ length: 3 }, () => makePerson(db, tenantId, clock.now())))
    for (const { email } of pupils) expect((await logIn(world.stranger(), email)).status).toBe(200)
    expect((await logIn(world.stranger(), 'nobody', 'wrong')).status).toBe(401)
    expect((await logIn(world.stranger())).status).toBe(429)
  })

  it('takes 30 tries a minute from one address, and says when the next may come [AUTH-2]', async () => {
    const browser = world.stranger()
    const answers = []
    for (let i = 0; i < 31; i += 1) answers.push(await logIn(browser, `nobody${i}`, 'wrong'))
    expect(answers.slice(0, 30).every(({ status }) => status === 401)).toBe(true)
    expect([answers[30]?.status, answers[30]?.headers['retry-after']]).toEqual([429, '60'])
    world.clock.pass(60_000)
    expect((await logIn(browser)).status).toBe(200)
  })

  it('counts an IPv6 customer as one, whatever address of the /64 is taken, and the next customer apart [AUTH-2]', async () => {
    const statusFrom = async (address: string, name: string): Promise<number> => {
      const browser = world.stranger()
      browser.address = address
      return (await logIn(browser, name, 'wrong')).status
    }
    for (let i = 0; i < 30; i += 1)
      expect(await statusFrom(`2001:db8:0:1::${i.toString(16)}`, `nobody${i}`)).toBe(401)
    expect(await statusFrom('2001:db8:0:1:ffff:ffff:ffff:ffff', 'nobody')).toBe(429)
    expect(await statusFrom('2001:db8:0:2::1', 'nobody')).toBe(401)
  })
})

describe('a session', () => {
  it('is a new one at every login, kept hashed, in a cookie that no script reads [AUTH-10]', async () => {
    const browser = world.stranger()
    const first = await logIn(browser)
    const token = browser.cookies.get('waymark') ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(String(first.headers['set-cookie'])).toMatch(
      /waymark=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
    )
    expect(JSON.stringify(await world.db.select().from(sessions))).not.toContain(token)
    await logIn(browser)
    const old = world.stranger()
    old.cookies.set('waymark', token)
    expect(await old.call(loginStatus, {})).toMatchObject({ status: false })
  })

  it.each([
    ['player', 12, 30 * 24],
    ['leader', 1, 12],
    ['designer', 1, 12],
    ['admin', 1, 12],
  ] as const)(
    'of a %s ends after %d idle hours and %d hours in all [AUTH-1]',
    async (role, idle, absolute) => {
      const person = await makePerson(world.db, world.tenantId, world.clock.now(), { role })
      const idler = await world.browserOf(person)
      world.clock.pass(idle * HOUR_MS)
      expect(await idler.call(loginStatus, {})).toMatchObject({ status: true })
      world.clock.pass(idle * HOUR_MS + 1)
      expect(await idler.call(loginStatus, {})).toMatchObject({ status: false })

      const busy = await world.browserOf(person)
      for (let hours = 0; hours < absolute; hours += idle) {
        expect(await busy.call(loginStatus, {})).toMatchObject({ status: true })
        world.clock.pass(idle * HOUR_MS)
      }
      world.clock.pass(1)
      expect(await busy.call(loginStatus, {})).toMatchObject({ status: false })
    },
  )

  it('says with every answer in how many seconds it ends, and is extended up to its longest time [AUTH-1]', async () => {
    const leader = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'leader' })
    const browser = await world.browserOf(leader)
    const secondsLeft = async () =>
      Number((await browser.try(extendSession, {})).headers[SESSION_ENDS_HEADER])
    expect(await secondsLeft()).toBe(3600)
    world.clock.pass(HOUR_MS - 120_000)
    expect(await secondsLeft()).toBe(3600)
    for (let hours = 1; hours < 12; hours += 1) {
      world.clock.pass(HOUR_MS)
      await secondsLeft()
    }
    expect(await secondsLeft()).toBe(120)
    world.clock.pass(120_001)
    expect(await browser.refusal(extendSession, {})).toEqual([401, 'signed-out'])
    expect((await world.stranger().try(loginStatus, {})).headers[SESSION_ENDS_HEADER]).toBeUndefined()
  })

  it('ends with a logout, for every holder of its cookie [AUTH-3]', async () => {
    const { browser } = world
    const copy = world.stranger()
    copy.cookies.set('waymark', browser.cookies.get('waymark') ?? '')
    await browser.call(logout, {})
    expect(browser.cookies.has('waymark')).toBe(false)
    expect(await browser.refusal(readProfile, {})).toEqual([401, 'signed-out'])
    expect(await copy.refusal(readProfile, {})).toEqual([401, 'signed-out'])
  })

  it.each(['cross-site', 'same-site'])(
    'does not end by a link or picture of a %s page [AUTH-3]',
    async (site) => {
      const { status } = await world.browser.try(logout, {}, { 'sec-fetch-site': site })
      expect(status).toBe(403)
      expect(await world.browser.call(loginStatus, {})).toMatchObject({ status: true })
    },
  )

  it('ends when the person is disabled [AUTH-8]', async () => {
    await world.db.update(people).set({ isDisabled: true })
    expect(await world.browser.refusal(readProfile, {})).toEqual([401, 'signed-out'])
  })

  it('opens no other tenant, though the same people live there [SERVE-2]', async () => {
    await makeTenant(world.db, world.clock.now(), { hosts: ['other.test'], isDefault: false })
    world.clock.pass(10_000)
    const other = world.stranger('other.test')
    for (const [name, value] of world.browser.cookies) other.cookies.set(name, value)
    expect(await other.call(loginStatus, {})).toMatchObject({ status: false })
  })
})

describe('the anti-forgery token', () => {
  it('belongs to one session: that of another, or of none, is refused [AUTH-10]', async () => {
    const mate = await world.browserOf(await makePerson(world.db, world.tenantId, world.clock.now()))
    const stranger = world.stranger()
    for (const browser of [mate, stranger]) {
      await browser.call(loginStatus, {})
      const token = browser.cookies.get('XSRF-TOKEN') ?? ''
      world.browser.cookies.set('XSRF-TOKEN', token)
      const { status } = await world.browser.send('PATCH', '/api/web/player/profile', { body: {} })
      expect([token.length > 20, status]).toEqual([true, 403])
    }
  })

  it('is renewed by any answer once it does not fit the session any more [AUTH-10]', async () => {
    const browser = world.stranger()
    await browser.call(loginStatus, {})
    const before = browser.cookies.get('XSRF-TOKEN')
    await logIn(browser)
    expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before)
    expect((await browser.send('PATCH', '/api/web/player/profile', { body: {} })).status).toBe(200)
  })
})
