import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { SECOND_MS } from '#shared/domain/durations.ts'
import { SESSION_ENDS_HEADER } from '#shared/domain/session-ends.ts'
import { findPagePlayer } from '#server/http/page-player.ts'
import { notFound } from '#server/http/problem.ts'
import type { Services } from '#server/http/request.ts'
import type { Player, Tenant } from '#server/http/visit.ts'
import { resolveSoon } from '#server/lib/resolve-soon.ts'
import { readContent } from '#server/play/read-content.ts'
import { FIRST_POSTER_PATH, FIRST_POSTER_SCRIPT, firstPoster, type FirstPoster } from './first-poster.ts'
import { startDocument } from './start-document.ts'
import { readStartFiles } from './start-files.ts'

/** The page must come also while the storage is away (ms). */
const TIMEOUT_MS = 500

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
  app.get(FIRST_POSTER_PATH, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(FIRST_POSTER_SCRIPT),
  )
  app.get('/', async (request, reply) => {
    // read each time: a build may replace it while the server runs
    const template = await readFile(file, 'utf8').catch(() => null)
    if (template === null) throw notFound()
    const tenant = apiOrigin === null ? request.pageTenant : null
    const player = tenant && (await findPagePlayer(request, tenant, services))
    const isPlaying = player !== null && player.hasAgreed && player.adventure !== null
    const { shell, map } = await readStartFiles(dist)
    const poster = tenant && isPlaying ? await findPoster(services.db, tenant, player) : null
    const hints = { isPlaying, files: isPlaying ? map : shell, poster }
    const page = tenant ? startDocument(template, tenant, hints) : template
    const etag = `W/"${createHash('sha256').update(page).digest('base64url')}"`
    void reply
      .header('cache-control', player ? 'private, no-cache' : 'no-cache')
      .header('vary', 'host, cookie')
      .header('etag', etag)
    // until then the visitor's own worker need not ask who is here before it shows the page again
    if (isPlaying) void reply.header(SESSION_ENDS_HEADER, String(secondsLeft(player, services.clock())))
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

function secondsLeft({ sessionEndsAt }: Player, now: Date): number {
  return Math.max(0, Math.floor((sessionEndsAt.getTime() - now.getTime()) / SECOND_MS))
}

/** Never rejects: without it a start only takes longer to look at. */
async function findPoster(
  db: Services['db'],
  { id }: Tenant,
  { adventure }: Player,
): Promise<FirstPoster | null> {
  if (!adventure) return null
  const content = await resolveSoon(readContent(db, id, adventure.versionId), TIMEOUT_MS)
  return content && firstPoster(content)
}
