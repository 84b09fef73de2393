import { Agent, get, type IncomingMessage } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerFailures } from './failures.ts'
import { listen } from './listen.ts'
import { prepareDrain } from './drain-requests.ts'

/** One that would keep its connections, as browsers do. */
const agent = new Agent({ keepAlive: true })
let app: FastifyInstance
let port: number
let finishSlow: () => void

beforeEach(async () => {
  app = fastify({ forceCloseConnections: 'idle' })
  answerFailures(app)
  prepareDrain(app)
  app.decorate('boundServer', () => {})
  app.get('/fast', () => ({ status: 'ok' }))
  const slow = new Promise<void>((resolve) => (finishSlow = resolve))
  app.get('/slow', async () => {
    await slow
    return { status: 'ok' }
  })
  port = await listen(app, ['127.0.0.1', '127.0.0.2'], 0)
})
afterEach(() => agent.destroy())

function ask(path: string, host = '127.0.0.1'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host, port, path, agent }, (reply) => {
      reply.resume().on('end', () => resolve(reply))
    }).on('error', reject)
  })
}

it('a server that stops answers what is under way and tells the rest to come again [SERVE-1]', async () => {
  expect((await ask('/fast')).headers.connection).toBe('keep-alive')
  const running = [ask('/slow'), ask('/slow', '127.0.0.2')]
  await ask('/fast')
  const draining = app.drainRequests()
  // sent before anybody could know of the end, on connections of their own
  const late = await Promise.all(Array.from({ length: 20 }, () => ask('/fast')))
  expect(late.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 503))
  expect(late[0]?.headers).toMatchObject({ 'retry-after': '5', connection: 'close' })
  await draining
  const closing = app.close()
  finishSlow()
  for (const { statusCode, headers } of await Promise.all(running)) {
    expect([statusCode, headers.connection]).toEqual([200, 'close'])
  }
  await closing
})
