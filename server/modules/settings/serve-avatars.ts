import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { avatars } from '#server/db/schema/people.ts'
import { isForClient } from '#server/http/client-origins.ts'
import { notFound, signedOut } from '#server/http/problem.ts'
import { RequestVisit, type Services } from '#server/http/request.ts'
import { identityOf } from '#server/http/serve.ts'

const Params = z.object({ personId: z.uuid(), version: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })

/** Its address changes with the picture; it is nobody's who is not signed in here. */
const CACHE = 'private, max-age=31536000, immutable'

/** Pictures of people, for those who play in the same house. */
export function serveAvatars(app: FastifyInstance, services: Services): void {
  app.get('/avatars/:personId/:version.webp', async (request, reply) => {
    const client = identityOf(request)
    services.limits.takeRequest('read', client, services.clock())
    const { player, tenant, now } = await RequestVisit.open(request, reply, services)
    services.limits.takeCall('read', client, player !== null, now)
    if (!player) throw signedOut()
    const params = z.safeParse(Params, request.params)
    if (!params.success) throw notFound()
    const { personId, version } = params.data
    const [avatar] = await services.db
      .select({ image: avatars.image })
      .from(avatars)
      .where(
        and(
          eq(avatars.tenantId, player.tenantId),
          eq(avatars.personId, personId),
          eq(avatars.version, version),
        ),
      )
      .limit(1)
    if (!avatar) throw notFound()
    if (isForClient(tenant, request)) void reply.header('cross-origin-resource-policy', 'cross-origin')
    return reply.type('image/webp').header('cache-control', CACHE).send(Buffer.from(avatar.image))
  })
}
