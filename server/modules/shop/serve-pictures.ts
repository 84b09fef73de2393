import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { shopPictures } from '#server/db/schema/shop.ts'
import type { Services } from '#server/http/request.ts'
import { servePictures } from '#server/http/serve-pictures.ts'

/** Pictures that admins brought, for those of the same tenant: its admins, and everybody while the shop is on. */
export function serveShopPictures(app: FastifyInstance, services: Services): void {
  servePictures(app, services, '/shop/pictures', async ({ id, version }, { db, tenant, player }) => {
    if (!(tenant.features.isShopEnabled || player.role === 'admin')) return undefined
    const [picture] = await db
      .select({ image: shopPictures.image })
      .from(shopPictures)
      .where(
        and(
          eq(shopPictures.tenantId, player.tenantId),
          eq(shopPictures.itemId, id),
          eq(shopPictures.version, version),
        ),
      )
      .limit(1)
    return picture?.image
  })
}
