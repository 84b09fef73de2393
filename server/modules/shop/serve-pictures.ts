import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { shopPictures } from '#server/db/schema/shop.ts'
import { isForClient } from '#server/http/client-origins.ts'
import { notFound, signedOut } from '#server/http/problem.ts'
import { RequestVisit, type Services } from '#server/http/request.ts'
import { identityOf } from '#server/http/serve.ts'

const Params = z.object({ itemId: z.uuid(), version: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })

/** Its address changes with the picture; it is nobody's who is not signed in here. */
const CACHE = 'private, max-age=31536000, immutable'

/** Pictures that admins brought, for those of the same tenant: its admins, and everybody while the shop is on. */
export function servePictures(app: FastifyInstance, services: Services): void {
  app.get('/shop/pictures/:itemId/:version.webp', async (request, reply) => {
    const client = identityOf(request)
    services.limits.takeRequest('read', client, services.clock())
    const { player, tenant, now } = await RequestVisit.open(request, reply, services)
    services.limits.takeCall('read', client, player !== null, now)
    if (!player) throw signedOut()
    const params = z.safeParse(Params, request.params)
    if (!params.success || !(tenant.features.isShopEnabled || player.role === 'admin')) throw notFound()
    const { itemId, version } = params.data
    const [picture] = await services.db
      .select({ image: shopPictures.image })
      .from(shopPictures)
      .where(
        and(
          eq(shopPictures.tenantId, player.tenantId),
          eq(shopPictures.itemId, itemId),
          eq(shopPictures.version, version),
        ),
      )
      .limit(1)
    if (!picture) throw notFound()
    if (isForClient(tenant, request)) void reply.header('cross-origin-resource-policy', 'cross-origin')
    return reply.type('image/webp').header('cache-control', CACHE).send(Buffer.from(picture.image))
  })
}
