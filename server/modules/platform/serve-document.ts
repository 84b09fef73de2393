import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#server/http/problem.ts'
import { startDocument } from './start-document.ts'

/**
 * The page itself, in the look of the tenant of its host (BOOT-4). Without a tenant, and where the API and with it the tenants
 * are on another server, as the build made it.
 * @param dist the build's folder
 * @param apiOrigin null: the API is on the same server
 */
export function serveDocument(app: FastifyInstance, dist: string, apiOrigin: string | null): void {
  const file = join(dist, 'client/index.html')
  app.get('/', async ({ pageTenant, headers }, reply) => {
    // read each time: a build may replace it while the server runs
    const template = await readFile(file, 'utf8').catch(() => null)
    if (template === null) throw notFound()
    const page = pageTenant && apiOrigin === null ? startDocument(template, pageTenant.look) : template
    const etag = `W/"${createHash('sha256').update(page).digest('base64url')}"`
    void reply.header('cache-control', 'no-cache').header('vary', 'host').header('etag', etag)
    if (headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
