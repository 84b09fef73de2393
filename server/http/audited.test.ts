import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import { and, eq } from 'drizzle-orm'
import fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { NAMED_ENDPOINTS } from '#shared/contract/all.ts'
import { AUDITED, AUDITED_BYTES } from '#shared/domain/audit.ts'
import { ROLES, type Role } from '#shared/domain/roles.ts'
import { auditEntries } from '#server/db/schema/audit.ts'
import { answerFailures } from '#server/http/failures.ts'
import { rateLimits } from '#server/http/rates.ts'
import { serveRoutes } from '#server/http/serve.ts'
import { tenantFinder } from '#server/http/tenants.ts'
import { actionOf } from '#server/lib/audit/audit.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { openWorld, TEST_SECRETS, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

/** Every call of the table, each answered by nothing: only that it is done, and by whom, is of interest. */
const CALLS = NAMED_ENDPOINTS.filter(({ endpoint }) => actionOf(endpoint) !== undefined)

let world: TestWorld
let app: FastifyInstance
const browsers = new Map<Role, { id: string; browser: TestBrowser }>()

beforeAll(async () => {
  world = await openWorld()
  const { db, clock, tenantId, files } = world
  app = fastify()
  await app.register(fastifyCookie)
  answerFailures(app)
  const routes = CALLS.map(({ endpoint: { reply: _, ...endpoint } }) => ({
    endpoint,
    answer: () => Promise.resolve(undefined),
  }))
  serveRoutes(app, routes, {
    ...{ db, clock: clock.now, findTenant: tenantFinder(db, clock.now), push: null, sendsMail: true, files },
    addresses: { publicUrl: null, contentUrl: null },
    verifyCaptcha: () => Promise.resolve('human' as const),
    secrets: TEST_SECRETS,
    limits: rateLimits(db),
  })
  for (const role of ROLES) {
    const person = await makePerson(db, tenantId, clock.now(), { role })
    const browser = new TestBrowser(app)
    for (const [name, value] of (await world.browserOf(person)).cookies) browser.cookies.set(name, value)
    // the first answer hands out the anti-forgery token
    if (CALLS[0]) await browser.try(CALLS[0].endpoint, { params: { reviewId: randomUUID() } })
    browsers.set(role, { id: person.id, browser })
  }
})

it('all of the table are there [DESK-4]', () => {
  expect(CALLS).toHaveLength(Object.keys(AUDITED).length - AUDITED_BYTES.length)
})

it.each(CALLS.map(({ area, name, endpoint }) => [`${area}-${name}`, endpoint] as const))(
  '%s leaves one line for each role that may do it, and none for another [DESK-4]',
  async (action, endpoint) => {
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, randomUUID()]),
    )
    for (const [role, { id, browser }] of browsers) {
      world.clock.pass(3000)
      const { status } = await browser.try(endpoint, { params })
      const { who } = endpoint
      const isTheirs = who === 'signed-in' || (who !== 'anyone' && who.includes(role))
      expect([role, status < 300]).toEqual([role, isTheirs])
      const isIt = and(eq(auditEntries.actorId, id), eq(auditEntries.action, action as keyof typeof AUDITED))
      const lines = await world.db.select().from(auditEntries).where(isIt)
      expect(lines.map(({ actorRole }) => actorRole)).toEqual(isTheirs ? [role] : [])
    }
  },
)
