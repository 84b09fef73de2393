import type { FastifyInstance } from 'fastify'
import type { Storage } from './db/database.ts'

/** Longer than any answer takes. */
const TIMEOUT_MS = 10_000

/** SIGTERM and SIGINT: turns new requests away, answers those under way, closes the storage, ends with 0. */
export function stopOnSignal(
  app: FastifyInstance,
  storage: Storage,
  stops: readonly (() => void | Promise<void>)[],
): void {
  let isStopping = false

  async function stop(): Promise<void> {
    let isEverybodyAnswered = false
    const deadline = setTimeout(() => {
      // what the storage still works at was answered as too slow, and is undone as after a crash
      process.exit(isEverybodyAnswered ? 0 : 1)
    }, TIMEOUT_MS)
    deadline.unref()
    const ending = Promise.all(stops.map(async (end) => end()))
    await app.drainRequests()
    await app.close()
    isEverybodyAnswered = true
    await ending
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
