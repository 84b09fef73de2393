import type { PGlite } from '@electric-sql/pglite'

/**
 * Between two queries everything else of this process has its turn. PGlite alone works through whatever waits in one go,
 * and meanwhile no request would be read and no answer sent: on a busy server some would wait twice as long as others.
 */
export function yieldBetweenQueries(client: PGlite): PGlite {
  const query = client.query.bind(client)
  let last: Promise<unknown> = Promise.resolve()
  return Object.assign(client, {
    query: <Row>(...given: Parameters<PGlite['query']>) => {
      const answer = last.then(() => query<Row>(...given))
      last = answer.then(yieldToOthers, yieldToOthers)
      return answer
    },
  })
}

function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
