import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { tenantPictureIn } from '#shared/domain/tenant-settings.ts'
import type { Database } from '#server/db/database.ts'
import { tenantPictures } from '#server/db/schema/tenant-settings.ts'
import { notFound } from '#server/http/problem.ts'
import type { Services } from '#server/http/request.ts'
import { identityOf } from '#server/http/serve.ts'

/** Its address changes with the picture; another host with another tenant has none at this address. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'host',
  // nobody's secret, and drawn by clients on other origins too
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Pictures of a tenant's look, for everybody who comes to its host: the login wears them. */
export function serveLook(app: FastifyInstance, services: Services): void {
  app.get('/look/:file', async (request, reply) => {
    services.limits.takeRequest('read', identityOf(request), services.clock())
    const { id } = await services.findTenant(request.hostname)
    const image = await findTenantPicture(services.db, id, request.url.split('?')[0] ?? '')
    if (!image) throw notFound()
    return reply.headers(HEADERS).type('image/webp').send(Buffer.from(image))
  })
}

/** @returns undefined where the tenant has none at this address */
export async function findTenantPicture(
  db: Database,
  tenantId: string,
  address: string,
): Promise<Uint8Array | undefined> {
  const version = tenantPictureIn(address)
  if (version === null) return undefined
  const [row] = await db
    .select({ image: tenantPictures.image })
    .from(tenantPictures)
    .where(and(eq(tenantPictures.tenantId, tenantId), eq(tenantPictures.version, version)))
    .limit(1)
  return row?.image
}
