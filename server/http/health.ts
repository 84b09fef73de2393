import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/database.ts'
import { Problem } from './problem.ts'

/** `/health`: the process lives. `/ready`: it can also serve, its storage answers. */
export function serveHealth(app: FastifyInstance, storage: Storage): void {
  // anyone who watches knows the server by its address, which may be the content host's
  const everywhere = { config: { host: 'every' } } as const
  app.get('/health', everywhere, () => ({ status: 'ok' }))
  app.get('/ready', everywhere, async () => {
    try {
      await storage.ping()
    } catch {
      throw new Problem(503, 'storage-away', { retryAfter: 2 })
    }
    return { status: 'ready' }
  })
}
