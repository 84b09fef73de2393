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

/**
 * Does `other` in the middle of `work`: when the first query whose statement matches has been answered, and before `work` hears
 * of it. None in a transaction, which on PGlite keeps everybody else waiting.
 */
export async function interruptAfter<Outcome>(
  statement: RegExp,
  work: () => Promise<Outcome>,
  other: () => Promise<unknown>,
): Promise<Outcome> {
  const heard: string[] = []
  const hear = <Query extends { execute(values?: Record<string, unknown>): Promise<unknown> }>(
    query: Query,
    text: string,
  ): Query => {
    if (heard.length > 0 || !statement.test(text)) return query
    heard.push(text)
    const execute = query.execute.bind(query)
    query.execute = async (values) => {
      const answer = await execute(values)
      await other()
      return answer
    }
    return query
  }
  const spies = [PgliteSession.prototype, NodePgSession.prototype].map((session) => {
    const { prepareQuery } = session
    return vi.spyOn(session, 'prepareQuery').mockImplementation(function (this: typeof session, ...given) {
      return hear(prepareQuery.apply(this, given), given[0].sql)
    })
  })
  try {
    const outcome = await work()
    if (heard.length === 0) throw new Error(`nothing was asked like ${statement.source}`)
    return outcome
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
