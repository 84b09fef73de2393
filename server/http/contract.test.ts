import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ALL_ENDPOINTS } from '#shared/contract/all.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ProblemReply } from '#shared/contract/problem.ts'
import { ROLES, type Role } from '#shared/domain/roles.ts'
import { ROUTES } from '#server/app.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

let world: TestWorld
/** Of somebody of each role. */
let browsers: Record<Role, TestBrowser>

beforeAll(async () => {
  world = await openWorld()
  const { db, tenantId, clock } = world
  const made = ROLES.map(async (role) => {
    const person = await makePerson(db, tenantId, clock.now(), { role })
    return [role, await world.browserOf(person)] as const
  })
  browsers = Object.fromEntries(await Promise.all(made)) as typeof browsers
})

/** Of somebody who may call it. */
const browserFor = ({ who }: Endpoint): TestBrowser =>
  typeof who === 'string' ? world.browser : browsers[who[0]]

/** Those that answer without a session; the rest is 401. */
const OPEN_TO_STRANGERS = [
  'GET /v2/agreement',
  'GET /app-params',
  'GET /login-status',
  'GET /logout',
  'GET /platform/settings',
  'POST /locale/change',
  'POST /login_json',
  'POST /player/password-reset/request',
  'POST /v2/email/confirm',
  'POST /v2/error',
  'POST /v2/invitation/accept',
  'POST /v2/invitation/read',
  'POST /v2/invitation/renew',
  'POST /v2/password-reset/confirm',
  'POST /v2/password-reset/read',
  'POST /v2/register',
  'POST /v2/session/second-step',
  'POST /v2/session/second-step/finish',
  'POST /v2/session/second-step/set-up',
]

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`
const ANY_ID = '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a000'
const PARAMS = Object.fromEntries(
  ALL_ENDPOINTS.flatMap(({ path }) =>
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, name === 'number' ? '1' : ANY_ID]),
  ),
)
const each = ALL_ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const)

describe('the contract', () => {
  it('is served whole, each call by one route [SERVE-1]', () => {
    expect(ROUTES.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(ALL_ENDPOINTS.map(nameOf).sort())
  })

  it.each(OPEN_TO_STRANGERS)('%s hears a stranger: it answers, or asks for a body [AUTH-8]', async (name) => {
    const endpoint = ALL_ENDPOINTS.find((one) => nameOf(one) === name)
    const answer = endpoint && (await world.stranger().try(endpoint, {}))
    expect([200, 204, 422]).toContain(answer?.status)
  })

  it.each(each.filter(([name]) => !OPEN_TO_STRANGERS.includes(name)))(
    '%s answers a stranger with 401 [AUTH-8]',
    async (_, endpoint) => {
      expect(await world.stranger().refusal(endpoint, { params: PARAMS })).toEqual([401, 'signed-out'])
    },
  )

  it.each(each.filter(([, { method }]) => method !== 'GET'))(
    '%s refuses a wrong anti-forgery token with 403 [AUTH-10]',
    async (_, endpoint) => {
      for (const token of ['', 'x', 'a.b', 'a.b.c']) {
        const answer = await browserFor(endpoint).try(endpoint, { params: PARAMS }, { 'x-xsrf-token': token })
        expect([answer.status, z.parse(ProblemReply, answer.body).code]).toEqual([403, 'anti-forgery'])
      }
    },
  )

  it.each(each.filter(([, { method }]) => method !== 'GET'))(
    '%s names unknown fields of a body with 422 [SERVE-1]',
    async (_, endpoint) => {
      // no limit of a minute counts here
      world.clock.pass(3000)
      const answer = await browserFor(endpoint).try(endpoint, { params: PARAMS, body: { nonsense: 1 } })
      expect(answer.status).toBe(422)
      const { fields = [] } = z.parse(ProblemReply, answer.body)
      expect(fields.map(({ path }) => path)).toContain('nonsense')
    },
  )

  it.each(each.filter(([, { method, file }]) => method === 'GET' && file !== undefined))(
    '%s makes no file for a HEAD, which nobody would read [SERVE-1]',
    async (_, endpoint) => {
      const path = endpoint.path.replaceAll(/:(\w+)/g, (_part, name: string) => PARAMS[name] ?? '')
      expect((await browserFor(endpoint).sendBytes('HEAD', `/api/web${path}`)).status).toBe(404)
    },
  )

  it('answers what is malformed or unknown with a problem [INFO-4]', async () => {
    const { browser } = world
    const bad = await browser.send('POST', '/api/web/login_json', {
      body: '{"username":',
      headers: { 'content-type': 'application/json' },
    })
    expect([bad.status, z.parse(ProblemReply, bad.body).code]).toEqual([400, 'malformed-request'])
    const big = await browser.send('POST', '/api/web/login_json', {
      body: JSON.stringify({ username: 'x'.repeat(70_000) }),
      headers: { 'content-type': 'application/json' },
    })
    expect([big.status, z.parse(ProblemReply, big.body).code]).toEqual([413, 'body-too-large'])
    for (const path of ['/api/web/nothing', '/nothing', '/api/web/mission/%zz']) {
      const { status, body } = await browser.send('GET', path)
      expect([status >= 400 && status < 500, z.parse(ProblemReply, body).requestId]).toEqual([
        true,
        expect.any(String),
      ])
    }
  })
})
