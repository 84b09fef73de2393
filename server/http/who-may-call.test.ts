import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { endpoint } from '#shared/contract/endpoint.ts'
import { ROLES, type Role } from '#shared/domain/roles.ts'
import { answerFailures } from '#server/http/failures.ts'
import { on, type Route } from '#server/http/route.ts'
import { rateLimits } from '#server/http/rates.ts'
import { serveRoutes } from '#server/http/serve.ts'
import { tenantFinder } from '#server/http/tenants.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { openWorld, TEST_SECRETS, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

const forLeaders = endpoint({ method: 'GET', path: '/rate', who: ['leader', 'admin'], rate: 'read' })
const forAll = endpoint({ method: 'GET', path: '/play', who: 'signed-in', rate: 'read' })

let world: TestWorld

beforeAll(async () => {
  world = await openWorld()
})

async function open(routes: readonly Route[]): Promise<FastifyInstance> {
  const app = fastify()
  await app.register(fastifyCookie)
  answerFailures(app)
  const { db, clock } = world
  serveRoutes(app, routes, {
    db,
    clock: clock.now,
    findTenant: tenantFinder(db, clock.now),
    addresses: { publicUrl: null, contentUrl: null },
    push: null,
    sendsMail: true,
    verifyCaptcha: () => Promise.resolve('human'),
    secrets: TEST_SECRETS,
    limits: rateLimits(db),
    files: world.files,
  })
  return app
}

it('a call is answered to each role that it names, is not there for others, and asks a stranger to sign in', async () => {
  const app = await open([forLeaders, forAll].map((call) => on(call, () => undefined)))
  async function statusesOf(role: Role): Promise<number[]> {
    const person = await makePerson(world.db, world.tenantId, world.clock.now(), { role })
    const browser = new TestBrowser(app)
    for (const [name, value] of (await world.browserOf(person)).cookies) browser.cookies.set(name, value)
    return [(await browser.try(forLeaders, {})).status, (await browser.try(forAll, {})).status]
  }
  expect(await Promise.all(ROLES.map(statusesOf))).toEqual([
    [404, 204],
    [204, 204],
    [404, 204],
    [204, 204],
  ])
  expect((await new TestBrowser(app).try(forLeaders, {})).status).toBe(401)
})

it.each([undefined, 'player', [], ['leader', 'boss']])(
  'a call that is open to %j fails the start',
  async (who) => {
    const careless = Object.assign({ ...forLeaders }, { who })
    await expect(open([on(careless, () => undefined)])).rejects.toThrow('does not say who may call it')
  },
)

it.each([undefined, 'often', ''])('a call that may be made %j often fails the start', async (rate) => {
  const careless = Object.assign({ ...forLeaders }, { rate })
  await expect(open([on(careless, () => undefined)])).rejects.toThrow('does not say how often')
})
