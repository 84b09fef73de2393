import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { findPagePlayer } from '#server/http/page-player.ts'
import { notFound } from '#server/http/problem.ts'
import type { Services } from '#server/http/request.ts'
import { readMapScripts } from './map-scripts.ts'
import { startDocument, type StartHints } from './start-document.ts'

const NO_HINTS: StartHints = { isPlaying: false, scripts: [] }

/**
 * The page itself, in the look of the tenant of its host (BOOT-4), with hints at what its visitor needs next (START-1).
 * Without a tenant, and where the API and with it the tenants are on another server, as the build made it.
 * @param dist the build's folder
 * @param apiOrigin null: the API is on the same server
 */
export function serveDocument(
  app: FastifyInstance,
  dist: string,
  apiOrigin: string | null,
  services: Pick<Services, 'db' | 'clock'>,
): void {
  const file = join(dist, 'client/index.html')
  app.get('/', async (request, reply) => {
    // read each time: a build may replace it while the server runs
    const template = await readFile(file, 'utf8').catch(() => null)
    if (template === null) throw notFound()
    const tenant = apiOrigin === null ? request.pageTenant : null
    const player = tenant && (await findPagePlayer(request, tenant, services))
    const isPlaying = player !== null && player.hasAgreed && player.adventure !== null
    const hints = isPlaying ? { isPlaying, scripts: await readMapScripts(dist) } : NO_HINTS
    const page = tenant ? startDocument(template, tenant, hints) : template
    const etag = `W/"${createHash('sha256').update(page).digest('base64url')}"`
    void reply
      .header('cache-control', player ? 'private, no-cache' : 'no-cache')
      .header('vary', 'host, cookie')
      .header('etag', etag)
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
