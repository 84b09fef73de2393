import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { tenantFilmIn, tenantPictureIn } from '#shared/domain/tenant-settings.ts'
import type { Database } from '#server/db/database.ts'
import { tenantFilms, tenantPictures } from '#server/db/schema/tenant-settings.ts'
import { sendPiece, type Piece } from '#server/http/piece.ts'
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

/** Pictures of a tenant's look, and films of its assistant, for everybody who comes to its host: the login wears them. */
export function serveLook(app: FastifyInstance, services: Services): void {
  app.get('/look/:file', async (request, reply) => {
    services.limits.takeRequest('read', identityOf(request), services.clock())
    const { id } = await services.findTenant(request.hostname)
    const address = request.url.split('?')[0] ?? ''
    const film = await findTenantFilm(services.db, id, address)
    if (film) {
      const whole = Buffer.from(film)
      void reply.headers(HEADERS).type('video/webm')
      return sendPiece(request.headers.range, whole.length, (piece) => cut(whole, piece), reply)
    }
    const image = address.endsWith('.webp') ? await findTenantPicture(services.db, id, address) : undefined
    if (!image) throw notFound()
    return reply.headers(HEADERS).type('image/webp').send(Buffer.from(image))
  })
}

const cut = (film: Buffer, piece: Piece | null): Buffer =>
  piece ? film.subarray(piece.start, piece.end + 1) : film

/** @returns undefined where the tenant has none at this address, or not yet */
async function findTenantFilm(
  db: Database,
  tenantId: string,
  address: string,
): Promise<Uint8Array | undefined> {
  const asked = tenantFilmIn(address)
  if (asked === null) return undefined
  const [row] = await db
    .select({ film: asked.isStacked ? tenantFilms.stacked : tenantFilms.film })
    .from(tenantFilms)
    .where(and(eq(tenantFilms.tenantId, tenantId), eq(tenantFilms.version, asked.version)))
  return row?.film ?? undefined
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
