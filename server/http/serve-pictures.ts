import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { isForClient } from './client-origins.ts'
import { notFound, signedOut } from './problem.ts'
import { RequestVisit, type Services } from './request.ts'
import { identityOf } from './serve.ts'
import type { Player, Tenant } from './visit.ts'

const Params = z.object({ id: z.uuid(), version: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })

/** Its address changes with the picture; it is nobody's who is not signed in here. */
const CACHE = 'private, max-age=31536000, immutable'

/** The WebP of that version, of the player's tenant; undefined where the player may see none. */
export type FindPicture = (
  asked: z.infer<typeof Params>,
  visit: { db: Database; tenant: Tenant; player: Player },
) => Promise<Uint8Array | undefined>

/** `<folder>/<id>/<version>.webp`, for those who are signed in; who of them may see it, `find` decides. */
export function servePictures(
  app: FastifyInstance,
  services: Services,
  folder: `/${string}`,
  find: FindPicture,
): void {
  app.get(`${folder}/:id/:version.webp`, async (request, reply) => {
    const client = identityOf(request)
    services.limits.takeRequest('read', client, services.clock())
    const { player, tenant, now } = await RequestVisit.open(request, reply, services)
    services.limits.takeCall('read', client, player !== null, now)
    if (!player) throw signedOut()
    const params = z.safeParse(Params, request.params)
    const image = params.success && (await find(params.data, { db: services.db, tenant, player }))
    if (!image) throw notFound()
    if (isForClient(tenant, request)) void reply.header('cross-origin-resource-policy', 'cross-origin')
    return reply.type('image/webp').header('cache-control', CACHE).send(Buffer.from(image))
  })
}
