import fastifyCookie from '@fastify/cookie'
import fastify from 'fastify'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { endpoint } from '#shared/contract/endpoint.ts'
import { openWorld, TEST_SECRETS, type TestWorld } from '#server/testing/test-app.ts'
import { answerFailures } from './failures.ts'
import { on } from './route.ts'
import { rateLimits } from './rates.ts'
import { serveRoutes, timeoutOf } from './serve.ts'
import { tenantFinder } from './tenants.ts'

const anyone = endpoint({ method: 'GET', path: '/anything', who: 'anyone', rate: 'read' })

let world: TestWorld

beforeAll(async () => {
  world = await openWorld()
})

afterEach(() => {
  vi.useRealTimers()
})

async function answerOf(
  work: () => Promise<undefined>,
): Promise<{ status: number; code: unknown; text: string }> {
  const app = fastify()
  await app.register(fastifyCookie)
  answerFailures(app)
  const { db, clock } = world
  serveRoutes(app, [on(anyone, work)], {
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
  const { statusCode, body } = await app.inject({ method: 'GET', url: '/api/web/anything' })
  const said: unknown = body === '' ? {} : JSON.parse(body)
  const code = typeof said === 'object' && said !== null && 'code' in said ? said.code : undefined
  return { status: statusCode, code, text: body }
}

const coded = (code: string): Error => Object.assign(new Error('secret words'), { code })

it.each([
  ['a full disk', coded('53100'), 507, 'storage-full'],
  ['a full disk beneath the files', coded('ENOSPC'), 507, 'storage-full'],
  ['a storage that shuts down', coded('57P01'), 503, 'storage-away'],
  ['a storage that refuses', coded('ECONNREFUSED'), 503, 'storage-away'],
  ['one that a library wrapped', new Error('secret words', { cause: coded('08006') }), 503, 'storage-away'],
  [
    'a pool that waits',
    new Error('timeout exceeded when trying to connect: secret words'),
    503,
    'storage-away',
  ],
  ['a fault of ours', new Error('secret words'), 500, 'internal'],
])('%s is told by its code and nothing more [SERVE-1]', async (_, error, status, code) => {
  const answered = await answerOf(() => Promise.reject(error))
  expect(answered).toMatchObject({ status, code })
  expect(answered.text).not.toContain('secret words')
})

it('a storage that never answers becomes a refusal [SERVE-1]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answering = answerOf(() => {
    vi.advanceTimersByTime(10_000)
    return new Promise(() => undefined)
  })
  expect(await answering).toMatchObject({ status: 503, code: 'too-slow' })
})

it.each([
  [{ rate: 'read' }, 4500],
  [{ rate: 'login' }, 9500],
  [{ rate: 'read', waitsMs: 20_000 }, 24_500],
] as const)('a call of %j is answered as too slow after %d ms [SERVE-1]', (call, ms) => {
  expect(timeoutOf(call, 4500)).toBe(ms)
})
