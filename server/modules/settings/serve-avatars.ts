import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { avatars } from '#server/db/schema/people.ts'
import type { Services } from '#server/http/request.ts'
import { servePictures } from '#server/http/serve-pictures.ts'

/** Pictures of people, for those who play in the same house. */
export function serveAvatars(app: FastifyInstance, services: Services): void {
  servePictures(app, services, '/avatars', async ({ id, version }, { db, player }) => {
    const [avatar] = await db
      .select({ image: avatars.image })
      .from(avatars)
      .where(
        and(eq(avatars.tenantId, player.tenantId), eq(avatars.personId, id), eq(avatars.version, version)),
      )
      .limit(1)
    return avatar?.image
  })
}
