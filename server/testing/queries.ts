import { NodePgSession } from 'drizzle-orm/node-postgres'
import { PgliteSession } from 'drizzle-orm/pglite'
import { vi } from 'vitest'

export interface CountedQueries {
  /** What was asked of the storage since the start or the last reset: the statements, without their values. */
  texts(): string[]
  reset(): void
  stop(): void
}

/** Listens to what any storage is asked, transactions included. */
export function countQueries(): CountedQueries {
  const spies = [
    vi.spyOn(PgliteSession.prototype, 'prepareQuery'),
    vi.spyOn(NodePgSession.prototype, 'prepareQuery'),
  ]
  return {
    texts: () => spies.flatMap((spy) => spy.mock.calls.map(([query]) => query.sql)),
    reset() {
      for (const spy of spies) spy.mockClear()
    },
    stop() {
      for (const spy of spies) spy.mockRestore()
    },
  }
}
