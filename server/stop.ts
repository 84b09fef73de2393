import type { FastifyInstance } from 'fastify'
import type { Storage } from './db/database.ts'

/** Who has not been answered by then will not be. */
const PATIENCE_MS = 10_000

/** SIGTERM and SIGINT: takes no more requests, answers those under way, closes the storage, ends with 0. */
export function stopOnSignal(
  app: FastifyInstance,
  storage: Storage,
  stops: readonly (() => void | Promise<void>)[],
): void {
  let isStopping = false

  async function stop(): Promise<void> {
    const deadline = setTimeout(() => {
      process.exit(1)
    }, PATIENCE_MS)
    deadline.unref()
    for (const end of stops) await end()
    await app.close()
    await storage.close()
    process.exit(0)
  }

  const onSignal = (): void => {
    if (isStopping) return
    isStopping = true
    stop().catch((error: unknown) => {
      console.error('The server could not stop in order', error)
      process.exit(1)
    })
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
