import fastifyCookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { endpoint } from '#shared/contract/endpoint.ts'
import { answerFailures } from '#server/http/failures.ts'
import { startedFile } from '#server/http/file-reply.ts'
import { rateLimits } from '#server/http/rates.ts'
import { on } from '#server/http/route.ts'
import { serveRoutes } from '#server/http/serve.ts'
import { tenantFinder } from '#server/http/tenants.ts'
import { openWorld, TEST_SECRETS } from '#server/testing/test-app.ts'

const FILE = endpoint({ method: 'GET', path: '/file', file: 'text/csv', who: 'anyone', rate: 'read' })

it('a file that comes after the answer that it is too slow is closed [SERVE-1]', async () => {
  const { db, clock, files } = await openWorld()
  let begin: () => void = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  let close: () => void = () => {}
  const closed = new Promise<void>((resolve) => (close = resolve))
  async function* pieces(): AsyncGenerator<string, void> {
    try {
      await begun
      yield 'a'
    } finally {
      close()
    }
  }
  const app = fastify()
  await app.register(fastifyCookie)
  app.decorateRequest('clientOrigin', null)
  answerFailures(app)
  serveRoutes(app, [on(FILE, () => startedFile('file', pieces()))], {
    ...{ db, clock: clock.now, findTenant: tenantFinder(db, clock.now), push: null, sendsMail: true, files },
    addresses: { publicUrl: null, contentUrl: null },
    verifyCaptcha: () => Promise.resolve('human' as const),
    secrets: TEST_SECRETS,
    limits: rateLimits(db),
    answerWithinMs: 50,
  })
  const { statusCode } = await app.inject({ url: '/api/web/file', headers: { host: 'house.test' } })
  expect(statusCode).toBe(503)
  begin()
  await closed
})
