import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether players reach the product by https. */
    isHttps: boolean
  }
}

/** As `PUBLIC_URL` says: a header of a proxy, or of somebody who claims to be one, decides nothing about cookies. */
export function isSecureRequest(request: FastifyRequest): boolean {
  return request.server.isHttps
}
