import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { uploads } from '#server/db/schema/uploads.ts'
import { notFound } from '#server/http/problem.ts'
import type { Services } from '#server/http/request.ts'
import { readTicket } from '#server/lib/ticket.ts'

/** `file` is downloaded; of a picture `large` and `small` are shown. */
const THING = /^(file|large|small)\.([0-9a-f-]{36})$/
const Params = z.object({ ticket: z.string(), name: z.string() })

/** What players handed in: as a download, or as the picture that we made of it. Nothing of it runs anywhere. */
export function serveDownloads(app: FastifyInstance, { db, clock, findTenant, files }: Services): void {
  app.get('/download/:ticket/:name', { config: { host: 'content' } }, async (request, reply) => {
    const { ticket: text, name } = z.parse(Params, request.params)
    const ticket = await readTicket(
      'download',
      text,
      clock(),
      async (house) => (await findTenant(house)).forgerySecret,
    )
    const [, view, id] = THING.exec(ticket?.thing ?? '') ?? []
    if (!ticket || view === undefined || id === undefined) throw notFound()
    const { id: tenantId } = await findTenant(ticket.house)
    const [row] = await db
      .select({ isPicture: uploads.isPicture })
      .from(uploads)
      .where(and(eq(uploads.tenantId, tenantId), eq(uploads.id, id), isNotNull(uploads.checkedAt)))
    if (!row || (view !== 'file' && !row.isPicture)) throw notFound()
    const { folder } = files
    const path = row.isPicture
      ? folder.pathOfPicture(id, view === 'small' ? 'small' : 'large')
      : folder.path(id)
    const found = await stat(path).catch(() => null)
    if (!found) throw notFound()

    void reply.header('content-security-policy', "default-src 'none'; sandbox")
    void reply.header('x-content-type-options', 'nosniff')
    void reply.header('cross-origin-resource-policy', 'cross-origin')
    void reply.header('cache-control', 'private, max-age=3600')
    void reply.header('content-length', found.size)
    if (view === 'file') void reply.header('content-disposition', asDownload(name))
    return reply
      .type(view === 'file' ? 'application/octet-stream' : 'image/webp')
      .send(createReadStream(path))
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
