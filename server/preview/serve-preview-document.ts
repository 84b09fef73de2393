import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { previewApiPath } from '#shared/contract/previews.ts'
import { MAKERS } from '#shared/domain/roles.ts'
import { findPagePlayer } from '#server/http/page-player.ts'
import { notFound } from '#server/http/problem.ts'
import type { Services } from '#server/http/request.ts'
import { API_BASE } from '#server/http/serve.ts'
import { readMapScripts } from '#server/modules/platform/map-scripts.ts'
import { startDocument } from '#server/modules/platform/start-document.ts'
import type { Player } from '#server/http/visit.ts'

const Params = z.object({ previewId: z.uuid() })

/**
 * The page of the game, whose calls go to a preview: for a frame of the content page alone. Who comes by its address is led there, and
 * so is everybody who may not see it: that page says why.
 * @param dist the build's folder
 * @param apiOrigin null: the API is on the same server; elsewhere nothing is previewed
 */
export function servePreviewDocument(
  app: FastifyInstance,
  dist: string,
  apiOrigin: string | null,
  services: Pick<Services, 'db' | 'clock'>,
): void {
  app.get('/preview/:previewId', async (request, reply) => {
    const { data: params } = Params.safeParse(request.params)
    const tenant = apiOrigin === null ? request.pageTenant : null
    if (!params || !tenant) throw notFound()
    const { previewId } = params
    const player = await findPagePlayer(request, tenant, services)
    if (!isFramed(request) || !isMaker(player)) return reply.redirect(`/#/app/content/_preview/${previewId}`)
    const page = startDocument(await readFile(join(dist, 'client/index.html'), 'utf8'), tenant, {
      isPlaying: true,
      scripts: await readMapScripts(dist),
      apiPath: API_BASE + previewApiPath(previewId),
    })
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })
}

/** Browsers of before this was known say nothing of it. */
function isFramed({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest']
  return destination === undefined || destination === 'iframe'
}

function isMaker(player: Player | null): boolean {
  return player !== null && player.hasAgreed && MAKERS.some((role) => role === player.role)
}
