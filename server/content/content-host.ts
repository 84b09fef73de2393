import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentHostOf, type Addresses } from '#server/http/content-url.ts'
import { notFound } from '#server/http/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route: the content host serves it, and no other does. Without it: only the others do. `every`: all of them. */
    host?: 'content' | 'every'
  }
}

/**
 * Keeps two tenants in one server apart: the content host answers with launch pages, package files and downloads only, and
 * every other host with everything else. `/` of the content host leads to the product.
 */
export function keepHostsApart(app: FastifyInstance, addresses: Addresses): void {
  const contentHost = contentHostOf(addresses)

  app.addHook('onRequest', async (request, reply) => {
    const isContentHost = request.hostname.toLowerCase() === contentHost
    const { host } = request.routeOptions.config
    if (host === 'every') return
    if (isContentHost && isStart(request)) return leadToProduct(request, reply, addresses)
    if (isContentHost !== (host === 'content')) throw notFound()
    if (!isContentHost) return
    // what runs here is not ours: it may not stay in a browser and answer for this host
    if (request.headers['service-worker'] !== undefined) throw notFound()
  })
}

function isStart({ method, url }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && /^\/(\?|$)/.test(url)
}

function leadToProduct(
  { socket }: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Addresses,
): FastifyReply {
  const port = socket.localPort === undefined ? '' : `:${socket.localPort}`
  return reply.redirect(publicUrl?.href ?? new URL(`http://localhost${port}/`).href, 302)
}
