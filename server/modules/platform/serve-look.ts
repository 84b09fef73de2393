import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { tenantFilmIn, tenantPictureIn } from '#shared/domain/tenant-settings.ts'
import type { Database } from '#server/db/database.ts'
import { tenantFilms, tenantPictures } from '#server/db/schema/tenant-settings.ts'
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
    if (film) return sendPiece(Buffer.from(film), request.headers.range, reply)
    const image = address.endsWith('.webp') ? await findTenantPicture(services.db, id, address) : undefined
    if (!image) throw notFound()
    return reply.headers(HEADERS).type('image/webp').send(Buffer.from(image))
  })
}

/** WebKit plays no film that it does not get in pieces. */
function sendPiece(film: Buffer, range: string | undefined, reply: FastifyReply): FastifyReply {
  void reply.headers({ ...HEADERS, 'accept-ranges': 'bytes' }).type('video/webm')
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return reply.send(film)
  const first = Number(from)
  const last = Math.min(to ? Number(to) : Number.POSITIVE_INFINITY, film.length - 1)
  if (first > last) return reply.status(416).header('content-range', `bytes */${film.length}`).send()
  void reply.status(206).header('content-range', `bytes ${first}-${last}/${film.length}`)
  return reply.send(film.subarray(first, last + 1))
}

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
