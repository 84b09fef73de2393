import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { ALL_ENDPOINTS } from '#shared/contract/all.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { OPERATOR_API, OPERATOR_HEADER } from '#shared/contract/operator.ts'
import { ROLES } from '#shared/domain/roles.ts'
import { API_BASE } from '#server/http/serve.ts'
import { accessInput } from '#server/testing/access-input.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { CONSOLE_HOST, makeOperator, OperatorBrowser, type TestOperator } from '#server/testing/operators.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { makePerson, makeTenant } from '#server/testing/world.ts'
import { OPERATOR_ROUTES } from './routes.ts'

let test: TestApp
let operator: TestOperator
let people: TestBrowser[]
let tenantId: string

beforeAll(async () => {
  test = await openTestApp({ isOwn: true })
  const { db, clock } = test
  ;({ id: tenantId } = await makeTenant(db, clock.now(), { hosts: ['localhost'] }))
  operator = await makeOperator(test)
  people = await Promise.all(
    ROLES.map(async (role) =>
      test.browserOf(await makePerson(db, tenantId, clock.now(), { role }), { host: 'localhost' }),
    ),
  )
})

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`
const tableOf = (endpoints: readonly Endpoint[]) => endpoints.map((one) => [nameOf(one), one] as const)

const CALLS = OPERATOR_ROUTES.map(({ endpoint }) => endpoint)
const guarded = CALLS.filter(({ who }) => who !== 'anyone')

/** Fits every call: what is not there, so that nothing is changed. */
const inputOf = ({ path }: Endpoint) => ({
  ...(path.includes(':tenantId') && { params: { tenantId: randomUUID() } }),
})

describe('calls of the console', () => {
  it('are for operators, but for those that sign them in [DESK-2]', () => {
    const open = CALLS.filter(({ who }) => who !== 'operator').map(nameOf)
    expect(open).toEqual(['GET /me', 'POST /login', 'POST /link', 'POST /link/use'])
    expect(ALL_ENDPOINTS.filter(({ who }) => who === 'operator')).toEqual([])
  })

  it.each(tableOf(guarded))('%s: nobody else may call it [DESK-2] [SERVE-2]', async (_, endpoint) => {
    const stranger = new OperatorBrowser(test.app)
    expect((await stranger.try(endpoint, inputOf(endpoint))).status).toBe(401)
    for (const { cookies } of people) {
      const browser = new OperatorBrowser(test.app)
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      expect((await browser.try(endpoint, inputOf(endpoint))).status).toBe(401)
    }
  })

  it.each(tableOf(CALLS))('%s: is at no other host [DESK-2]', async (_, endpoint) => {
    const elsewhere = new OperatorBrowser(test.app)
    elsewhere.host = 'house.test'
    for (const [name, value] of operator.browser.cookies) elsewhere.cookies.set(name, value)
    expect((await elsewhere.try(endpoint, inputOf(endpoint))).status).toBe(404)
  })

  it.each(tableOf(CALLS.filter(({ method }) => method !== 'GET')))(
    '%s: is not sent by a page elsewhere [DESK-2]',
    async (_, endpoint) => {
      const forged = new OperatorBrowser(test.app)
      for (const [name, value] of operator.browser.cookies) forged.cookies.set(name, value)
      Reflect.deleteProperty(forged.headers, OPERATOR_HEADER)
      expect((await forged.try(endpoint, inputOf(endpoint))).status).toBe(403)
      forged.headers[OPERATOR_HEADER] = '1'
      forged.headers['sec-fetch-site'] = 'same-site'
      expect((await forged.try(endpoint, inputOf(endpoint))).status).toBe(403)
    },
  )

  it.each(tableOf(CALLS.filter(({ file }) => file !== undefined)))(
    '%s: makes no file for a HEAD, which nobody would read [DESK-2] [SERVE-1]',
    async (_, { path }) => {
      const cookie = [...operator.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const reply = await test.app.inject({
        method: 'HEAD',
        url: OPERATOR_API + path.replace(':tenantId', tenantId),
        headers: { host: CONSOLE_HOST, cookie, ...operator.browser.headers },
      })
      expect(reply.statusCode).toBe(404)
    },
  )

  it.each(tableOf(guarded.filter(({ path }) => path.includes(':tenantId'))))(
    '%s: what is no tenant is not there [DESK-2]',
    async (_, endpoint) => {
      const body = { body: { admin: null, name: 'x' } }
      const { status } = await operator.browser.try(endpoint, { ...inputOf(endpoint), ...body })
      expect([404, 422]).toContain(status)
      const odd = { params: { tenantId: "'; drop table tenants" } }
      expect((await operator.browser.try(endpoint, odd)).status).toBe(404)
    },
  )

  it('are not served below the address of players, whose calls are not below theirs [DESK-2]', async () => {
    const [person] = people
    const paths = CALLS.map(({ path }) => API_BASE + path)
    const theirs = new Set(ALL_ENDPOINTS.map(({ path }) => API_BASE + path))
    for (const path of paths.filter((one) => !theirs.has(one)))
      expect([path, (await person?.send('GET', path))?.status]).toEqual([path, 404])
    const own = ALL_ENDPOINTS.filter(({ path }) => !path.includes(':')).map(({ path }) => OPERATOR_API + path)
    for (const path of own) {
      const { status } = await operator.browser.bytes(path)
      if (!CALLS.some((one) => OPERATOR_API + one.path === path)) expect([path, status]).toEqual([path, 404])
    }
  })
})

describe('calls of tenants', () => {
  it.each(tableOf(ALL_ENDPOINTS.filter(({ who }) => who !== 'anyone')))(
    '%s: an operator is nobody there [DESK-2] [SERVE-2]',
    async (_, endpoint) => {
      const browser = test.stranger('localhost')
      for (const [name, value] of operator.browser.cookies) browser.cookies.set(name, value)
      const input = accessInput(endpoint, randomUUID(), randomUUID())
      test.clock.pass(3000)
      expect((await browser.try(endpoint, input)).status).toBe(401)
    },
  )
})
