import type { FastifyInstance } from 'fastify'
import type { FindTenant } from './tenants.ts'

/** Where the browser asks for a tenant's own wording, by language and key (LANG-4). */
const ADDRESS = '/assets/i18n/customTranslate.json'

/** It lies among the product's texts, but every tenant has its own. */
export function serveTenantWords(app: FastifyInstance, findTenant: FindTenant): void {
  app.get(ADDRESS, async (request, reply) => {
    const { words } = await findTenant(request.hostname)
    return reply.header('cache-control', 'no-cache').header('vary', 'host').send(words)
  })
}
