import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { CONNECTION_LIMITS, serverOptions } from './connections.ts'

const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

/**
 * Listens on every host at one port, and returns the port. A host that this machine does not have (no IPv6) is left out,
 * as long as one remains; a busy port on any of them is a failure.
 */
export async function listen(app: FastifyInstance, hosts: readonly string[], port: number): Promise<number> {
  const [first, ...others] = hosts
  const more: Server[] = []
  app.addHook('preClose', async () => {
    await Promise.all(more.map(stop))
  })
  // the framework says it as JSON; the person who starts it gets a sentence
  const { level } = app.log
  app.log.level = 'warn'
  await app.listen({ port, host: first ?? '127.0.0.1' })
  app.log.level = level
  const address = app.server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  for (const host of others) {
    const server = createServer(serverOptions(CONNECTION_LIMITS), (request, response) => {
      app.routing(request, response)
    })
    app.boundServer(server)
    if (await listensAt(server, host, taken)) more.push(server)
  }
  return taken
}

/** False where this machine has no such address. */
function listensAt(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (NO_SUCH_ADDRESS.has(error.code ?? '')) resolve(false)
      else reject(error)
    })
    server.listen(port, host, () => {
      resolve(true)
    })
  })
}

/** Lets what is under way come to its end. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
    server.closeIdleConnections()
  })
}
