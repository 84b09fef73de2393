import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { readPreviewAddress } from '#shared/contract/preview-address.ts'
import { previewApiPath } from '#shared/contract/previews.ts'
import { findPagePlayer } from '#server/http/page-player.ts'
import { notFound } from '#server/http/problem.ts'
import type { Services } from '#server/http/request.ts'
import { API_BASE } from '#server/http/serve.ts'
import { startDocument } from '#server/modules/platform/start-document.ts'
import { readStartFiles } from '#server/modules/platform/start-files.ts'
import type { Player } from '#server/http/visit.ts'
import { isMaker } from '#server/policies/must-translate.ts'
import { findPreview } from './playing.ts'
import { lookSeen } from './preview-look.ts'

const Params = z.object({ previewId: z.string() })
const LESS_MOTION_PATH = '/preview/less-motion.js'
/** Runs before the page's own code: anyone who asks for less motion is told that it is wished. The page around the frame does it for styles. */
const LESS_MOTION = `const askSystem = matchMedia.bind(window)
window.matchMedia = (query) => askSystem(query.replace(/\\(\\s*prefers-reduced-motion\\s*:\\s*reduce\\s*\\)/g, '(min-width: 0px)'))
`

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
  app.get(LESS_MOTION_PATH, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(LESS_MOTION),
  )
  app.get('/preview/:previewId', async (request, reply) => {
    const address = readPreviewAddress(Params.safeParse(request.params).data?.previewId)
    const tenant = apiOrigin === null ? request.pageTenant : null
    if (!address || !tenant) throw notFound()
    const { id, look } = address
    const player = await findPagePlayer(request, tenant, services)
    const isSeen = player !== null && (await maySee(id, player, tenant, services))
    if (!isFramed(request) || !isSeen) return reply.redirect(`/#/app/content/_preview/${id}`)
    const page = startDocument(
      await readFile(join(dist, 'client/index.html'), 'utf8'),
      { ...tenant, look: lookSeen(tenant.look, look) },
      {
        isPlaying: true,
        files: (await readStartFiles(dist)).map,
        apiPath: API_BASE + previewApiPath(id, look),
        ...(look.hasLessMotion && { first: LESS_MOTION_PATH }),
      },
    )
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })
}

/** Browsers of before this was known say nothing of it. */
function isFramed({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest']
  return destination === undefined || destination === 'iframe'
}

async function maySee(
  id: string,
  player: Player,
  tenant: { id: string },
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<boolean> {
  if (!player.hasAgreed) return false
  // the page around the frame says that a preview has ended
  if (isMaker(player)) return true
  return findPreview(db, id, { tenant, player, now: clock() }).then(
    () => true,
    () => false,
  )
}
