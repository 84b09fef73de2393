import { beforeAll, describe, expect, it } from 'vitest'
import { ALL_ENDPOINTS } from '#shared/contract/all.ts'
import { changeLocale } from '#shared/contract/player.ts'
import { login, loginStatus, logout } from '#shared/contract/session.ts'
import { readAdventureSettings } from '#shared/contract/adventures.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { PASSWORD } from '#server/testing/world.ts'
import { isClientOrigin } from './client-origins.ts'

const CLIENT = 'https://client.example'
const ELSEWHERE = { origin: CLIENT, 'sec-fetch-site': 'cross-site' }
let world: TestWorld

beforeAll(async () => {
  world = await openWorld({ clientOrigins: [CLIENT, 'http://client.localhost:*'] })
})

it.each([
  [CLIENT, true],
  ['http://client.localhost:4000', true],
  ['http://client.localhost', false],
  ['http://client.localhost:4000.evil.test', false],
  ['https://client.example.evil.test', false],
  ['http://client.example', false],
  ['null', false],
])('a page of %s is a client: %s [BOOT-1]', (origin, expected) => {
  expect(isClientOrigin({ clientOrigins: [CLIENT, 'http://client.localhost:*'] }, origin)).toBe(expected)
})

it('only what clients call varies by origin: the worker, which sends none, finds what a page has fetched [BOOT-1] [START-2]', async () => {
  const varies = async (url: string) => (await world.app.inject({ url, headers: ELSEWHERE })).headers.vary
  expect(await varies('/api/web/login-status')).toMatch(/\borigin\b/i)
  expect((await varies('/health')) ?? '').not.toMatch(/\borigin\b/i)
})

describe('a client on another origin', () => {
  it('logs in, changes something and logs out with the token that comes with the replies [BOOT-1] [AUTH-10]', async () => {
    const browser = world.stranger()
    Object.assign(browser.headers, ELSEWHERE)
    const asked = await browser.try(loginStatus, {})
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': CLIENT,
      'access-control-allow-credentials': 'true',
    })
    expect(asked.body).toMatchObject({ token: asked.headers['x-xsrf-token'] })

    const credentials = { username: world.player.email, password: PASSWORD }
    const entered = await browser.try(login, { body: credentials }, tokenOf(asked))
    expect(entered.status).toBe(200)
    expect(String(entered.headers['set-cookie'])).toMatch(
      /waymark=[^;]+;.*Secure; Partitioned; SameSite=None/,
    )

    expect((await browser.try(changeLocale, { body: { _locale: 'pl' } }, tokenOf(asked))).status).toBe(403)
    expect((await browser.try(changeLocale, { body: { _locale: 'pl' } }, tokenOf(entered))).status).toBe(204)
    expect((await browser.try(logout, {}, tokenOf(entered))).status).toBe(204)
    expect(await browser.call(loginStatus, {})).toMatchObject({ status: false })
  })

  it('gets whole addresses of what lies on our host, and our own pages paths [BOOT-1]', async () => {
    const { browser, db, clock } = world
    const [tenant] = await db.select().from(tenants)
    if (tenant)
      await db
        .update(tenants)
        .set({ features: { ...tenant.features, adventureLogoUrl: '/scenes/logo.webp' } })
    clock.pass(10_000)
    const ours = JSON.stringify(await browser.call(readAdventureSettings, {}))
    const { body } = await browser.try(readAdventureSettings, {}, ELSEWHERE)
    expect(ours).toContain('"/scenes/')
    expect(JSON.stringify(body)).toBe(ours.replaceAll('"/scenes/', '"http://house.test/scenes/'))
  })

  it('is answered when it asks what it may send: by whatever method the contract has [BOOT-1]', async () => {
    const { statusCode, headers } = await world.app.inject({
      method: 'OPTIONS',
      url: '/api/web/login_json',
      headers: { ...ELSEWHERE, host: 'house.test', 'access-control-request-method': 'POST' },
    })
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, CLIENT])
    const allowed = String(headers['access-control-allow-methods']).split(', ')
    const methods = ALL_ENDPOINTS.map(({ method }) => method)
    expect([...new Set(methods)].filter((one) => !allowed.includes(one))).toEqual([])
  })

  it('reads where a file is sent, and how much of it is there [BOOT-1] [TASK-4]', async () => {
    const { headers } = await world.stranger().try(loginStatus, {}, ELSEWHERE)
    const exposed = String(headers['access-control-expose-headers']).split(', ')
    expect(exposed).toEqual(expect.arrayContaining(['location', 'upload-offset', 'upload-length']))
  })
})

it.each(['https://evil.example', 'null'])(
  'a page of %s gets no leave, and cannot log anybody out [AUTH-10]',
  async (origin) => {
    const foreign = { origin, 'sec-fetch-site': 'cross-site' }
    const { headers, status } = await world.browser.try(logout, {}, foreign)
    expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined])
  },
)

function tokenOf({ headers }: { headers: Record<string, unknown> }): Record<string, string> {
  return { ...ELSEWHERE, 'x-xsrf-token': String(headers['x-xsrf-token']) }
}
