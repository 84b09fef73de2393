import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on every request is answered with 503. Resolves when no more arrive, or after a while. */
    drainRequests: () => Promise<void>
  }
}

/** Seconds: the next process is there by then. */
const COME_AGAIN_S = 5
/** Connections are accepted and requests read while the process looks this often (ms). */
const LOOK_EVERY_MS = 50
/** So many looks without a new request: what was sent before the end is known has been read. */
const QUIET_LOOKS = 4
const MAX_LOOKS = 40

/**
 * A server that simply closes cuts off clients that are connected but not yet read. So it first answers every new request
 * with 503, and lets no connection outlive its answer.
 */
export function prepareDrain(app: FastifyInstance): void {
  let isLeaving = false
  let arrived = 0

  app.addHook('onRequest', (_request, _reply, done) => {
    arrived += 1
    done(isLeaving ? new Problem(503, 'stopping', { retryAfter: COME_AGAIN_S }) : undefined)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLeaving) void reply.header('connection', 'close')
    done()
  })
  app.decorate('drainRequests', async () => {
    isLeaving = true
    let quiet = 0
    for (let look = 0; look < MAX_LOOKS && quiet < QUIET_LOOKS; look += 1) {
      const before = arrived
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      quiet = arrived === before ? quiet + 1 : 0
    }
  })
}
