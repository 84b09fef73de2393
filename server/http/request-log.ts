import type { FastifyInstance } from 'fastify'

/** Opens what it names for everybody who has it, as the address of a calendar does; a launch page has two of them. */
const TICKET =
  /^((?:[a-z][a-z\d+.-]*:\/\/[^/]*)?\/*)(?:(\/launch\/).+|(\/(?:package|download|calendar)\/+)[^/?]+)/i

/** One line a request. Paths without their query, without tickets, and without cookies, headers or bodies: nothing secret can stand there. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: withoutTicket(request.url.split(/[?#]/)[0] ?? ''),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      tenant: request.visit?.tenant.name,
      player: request.visit?.player?.id,
      ...request.visit?.security,
    }
    if (request.failure) request.log.error({ ...line, error: describeError(request.failure) })
    else request.log.info(line)
    done()
  })
}

/** Also of an address that is spelt as the router reads it, or as somebody mistyped it: a ticket stands there all the same. */
function withoutTicket(path: string): string {
  const plain = path.replaceAll(/%[\da-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  )
  return TICKET.test(plain) ? plain.replace(TICKET, '$1$2$3…') : path
}

/** A fault without the values that a query carried: its message would repeat them. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' }
  const isQuery = 'query' in error
  return {
    name: error.name,
    message: isQuery ? `Failed query: ${String(error.query)}` : error.message,
    code: 'code' in error ? error.code : undefined,
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}
