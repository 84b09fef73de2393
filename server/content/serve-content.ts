import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { notFound } from '#server/http/problem.ts'
import type { FindTenant } from '#server/http/tenants.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { readTicket, type Ticket } from '#server/lib/ticket.ts'
import { sendLaunchPolicy, sendPackagePolicy } from './content-headers.ts'
import { launchPage } from './launch-page.ts'
import { recordLaunch } from './record-launch.ts'

interface ContentParts {
  db: Database
  findTenant: FindTenant
  clock: Clock
  /** The build's folder; packages lie unpacked in `packages/<folder>/` below it. */
  dist: string
  /** Where packages lie that designers brought, each unpacked in `<id>/`, and those of a tenant's own adventures. */
  files: Pick<Files, 'packages' | 'content'>
}

/** The folder of one package that was built: its name, and a hash of what is in it. */
const BUILT = /^[a-z0-9-]{1,60}\.[0-9a-f]{16}$/
/** Of one that a designer brought. */
const IMPORTED = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const Params = z.object({ ticket: z.string(), '*': z._default(z.string(), '') })
const LaunchParams = z.object({ launch: z.string() })

/** What the content host serves to anyone who has a ticket: the launch page of a package, and its files. */
export function serveContent(
  app: FastifyInstance,
  { db, findTenant, clock, dist, files }: ContentParts,
): void {
  /** @throws Problem 404 for what is no package */
  async function folderOf({ thing, host }: Ticket): Promise<string> {
    if (IMPORTED.test(thing)) return join(files.packages, thing)
    if (!BUILT.test(thing)) throw notFound()
    const built = join(dist, 'packages', thing)
    if (await stat(built).catch(() => null)) return built
    const { id } = await findTenant(host)
    return join(files.content.packages(id), thing)
  }

  /** @throws Problem 404 without a ticket that opens this part now */
  async function mustHaveTicket(part: string, request: FastifyRequest): Promise<Ticket & { path: string }> {
    const { ticket: text, '*': path } = z.parse(Params, request.params)
    return { ...(await mustOpen(part, text)), path }
  }

  async function mustOpen(part: string, text: string): Promise<Ticket> {
    const ticket = await readTicket(part, text, clock(), async (host) => {
      const { forgerySecret } = await findTenant(host)
      return forgerySecret
    })
    if (!ticket || (await findTenant(ticket.host)).suspendedAt) throw notFound()
    return ticket
  }

  // the second ticket names the attempt: what was never launched cannot be finished
  app.get(
    '/launch/:ticket/:launch',
    { config: { host: 'content' }, exposeHeadRoute: false },
    async (request, reply) => {
      const { origin } = await mustHaveTicket('package', request)
      const { launch } = z.parse(LaunchParams, request.params)
      const { host, thing } = await mustOpen('launch', launch)
      const { id: tenantId } = await findTenant(host)
      await recordLaunch(db, { tenantId, attemptId: thing }, clock())
      sendLaunchPolicy(reply, origin)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(launchPage(origin))
    },
  )

  app.get('/launch.js', { config: { host: 'content' } }, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .sendFile('launch.js', join(dist, 'launch'), { cacheControl: false }),
  )

  app.get('/package/:ticket/*', { config: { host: 'content' } }, async (request, reply) => {
    const ticket = await mustHaveTicket('package', request)
    const { origin, path, windows = false } = ticket
    const folder = await folderOf(ticket)
    sendPackagePolicy(reply, origin, windows)
    void reply.header('cache-control', 'private, max-age=86400')
    return reply.sendFile(path, folder, { cacheControl: false, dotfiles: 'ignore' })
  })
}
