import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/database.ts'
import { Problem } from './problem.ts'

/** `/health`: the process lives. `/ready`: it can also serve, its storage answers. */
export function serveHealth(app: FastifyInstance, storage: Storage): void {
  app.get('/health', () => ({ status: 'ok' }))
  app.get('/ready', async () => {
    try {
      await storage.ping()
    } catch {
      throw new Problem(503, 'storage-away', { retryAfter: 2 })
    }
    return { status: 'ready' }
  })
}
