import { basename, dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { attempts } from '#server/db/schema/play.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { notFound } from '#server/http/problem.ts'
import type { Services } from '#server/http/request.ts'
import { readTicket } from '#server/lib/ticket.ts'
import { maySeeFiles } from '#server/policies/may-see-files.ts'

/** `file` is downloaded; of a picture `large` and `small` are shown. Then its id, and that of the person who was told where it is. */
const THING = /^(file|large|small)\.([0-9a-f-]{36})\.([0-9a-f-]{36})$/
const Params = z.object({ ticket: z.string(), name: z.string() })

/**
 * What players handed in: as a download, also a part of it, or as the picture that we made of it. Nothing of it runs anywhere.
 * What was downloaded once is not asked for again within the hour.
 */
export async function serveDownloads(app: FastifyInstance, services: Services): Promise<void> {
  const { db, clock, findTenant, files } = services
  const root = dirname(files.folder.path('any'))
  // holds for everything that is sent by sendFile
  await app.register(fastifyStatic, { root, serve: false, index: false, dotfiles: 'deny' })
  app.get('/download/:ticket/:name', { config: { host: 'content' } }, async (request, reply) => {
    const { ticket: text, name } = z.parse(Params, request.params)
    const ticket = await readTicket(
      'download',
      text,
      clock(),
      async (host) => (await findTenant(host)).forgerySecret,
    )
    const [, view, id, viewer] = THING.exec(ticket?.thing ?? '') ?? []
    if (!ticket || view === undefined || id === undefined || viewer === undefined) throw notFound()
    const { id: tenantId, suspendedAt } = await findTenant(ticket.host)
    if (suspendedAt) throw notFound()
    // a ticket outlives the right to it: who leads changes
    const [row] = await db
      .select({ isPicture: uploads.isPicture })
      .from(uploads)
      .innerJoin(attempts, and(eq(attempts.tenantId, uploads.tenantId), eq(attempts.id, uploads.attemptId)))
      .where(
        and(
          eq(uploads.tenantId, tenantId),
          eq(uploads.id, id),
          isNotNull(uploads.checkedAt),
          maySeeFiles(db, { tenantId, id: viewer }),
        ),
      )
    if (!row || (view !== 'file' && !row.isPicture)) throw notFound()
    const { folder } = files
    const path = row.isPicture
      ? folder.pathOfPicture(id, view === 'small' ? 'small' : 'large')
      : folder.path(id)

    void reply.header('content-security-policy', "default-src 'none'; sandbox")
    void reply.header('x-content-type-options', 'nosniff')
    void reply.header('cross-origin-resource-policy', 'cross-origin')
    void reply.header('cache-control', 'private, max-age=3600')
    if (view === 'file') void reply.header('content-disposition', asDownload(name))
    return reply
      .type(view === 'file' ? 'application/octet-stream' : 'image/jpeg')
      .sendFile(basename(path), root, { cacheControl: false, contentType: false })
  })
}

/** The name in letters that every browser reads, and as it is (RFC 6266). */
function asDownload(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
