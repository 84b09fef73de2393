import fastifyCors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UPLOAD_HEADERS } from '#shared/contract/uploads.ts'
import { FORGERY_HEADER } from './anti-forgery.ts'
import { isSecureRequest } from './secure-request.ts'
import type { FindTenant } from './tenants.ts'
import type { Tenant } from './visit.ts'
import { SESSION_ENDS_HEADER } from '#shared/domain/session-ends.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the page that asks was served, if it is a client of the tenant's on another origin. */
    clientOrigin: string | null
  }
}

/** What the API names by a path of this host: a client elsewhere needs the whole address. */
const OUR_FILES = /^\/(scenes|avatars)\//

/** Those of the contract, and of tus: a browser is let send no other. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** How long a browser may rely on an answer of `OPTIONS`. */
const PREFLIGHT_S = 600

/**
 * Lets the tenant's clients on other origins call what lies below `base`, with credentials (store.json's apiLink). Their
 * pages cannot read our cookie, so the anti-forgery token comes as a header too.
 */
export async function serveClientOrigins(
  app: FastifyInstance,
  base: string,
  findTenant: FindTenant,
): Promise<void> {
  app.decorateRequest('clientOrigin', null)
  await app.register(fastifyCors, {
    delegator: async (request: FastifyRequest) => {
      const { origin } = request.headers
      if (origin === undefined || !request.url.startsWith(base)) return { origin: false }
      const isClient = isClientOrigin(await findTenant(request.hostname), origin)
      if (!isClient) return { origin: false }
      request.clientOrigin = origin
      return {
        origin,
        credentials: true,
        methods: METHODS,
        exposedHeaders: [FORGERY_HEADER, SESSION_ENDS_HEADER, 'retry-after', ...UPLOAD_HEADERS],
        maxAge: PREFLIGHT_S,
      }
    },
  })
  // Elsewhere every origin is answered the same, and what a page has fetched is found again by its worker, which sends no origin.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.url.startsWith(base)) varyByNoOrigin(reply)
    done(null, payload)
  })
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    const here = `${isSecureRequest(request) ? 'https' : 'http'}://${request.host}`
    done(null, request.clientOrigin === null ? payload : withAddresses(payload, here))
  })
}

function varyByNoOrigin(reply: FastifyReply): void {
  const fields = String(reply.getHeader('vary') ?? '').split(/\s*,\s*/)
  const left = fields.filter((field) => field.toLowerCase() !== 'origin').join(', ')
  if (left === '') reply.removeHeader('vary')
  else reply.header('vary', left)
}

/** An entry names scheme and host, and a port or `:*`. */
export function isClientOrigin({ clientOrigins }: Pick<Tenant, 'clientOrigins'>, origin: string): boolean {
  return clientOrigins.some(
    (entry) => entry === origin || (entry.endsWith(':*') && origin.replace(/:\d+$/, ':*') === entry),
  )
}

/** Whether a picture is asked for by a page of a client's: a browser says there only whose page refers to it. */
export function isForClient(tenant: Pick<Tenant, 'clientOrigins'>, { headers }: FastifyRequest): boolean {
  const { origin, referer } = headers
  const asking = origin ?? (referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : null)
  return asking !== null && isClientOrigin(tenant, asking)
}

function withAddresses(value: unknown, here: string): unknown {
  if (typeof value === 'string') return OUR_FILES.test(value) ? here + value : value
  if (Array.isArray(value)) return value.map((item: unknown) => withAddresses(item, here))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withAddresses(item, here)]))
}
