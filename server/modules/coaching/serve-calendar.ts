import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { LinkToken } from '#shared/contract/fields.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { notFound } from '#server/http/problem.ts'
import type { Services } from '#server/http/request.ts'
import { identityOf } from '#server/http/serve.ts'
import { countTry, mostIn } from '#server/lib/throttle.ts'
import { CALENDAR_PATH, readSubscription } from './calendar.ts'

const Params = z.object({ token: LinkToken })

/** One address is read so often at the most: a program asks once an hour, and somebody may have several. */
const POLICY = mostIn(HOUR_MS, 120)

/** What calendar programs subscribe to. They have no session, and none is looked at: everybody who has the address may read. */
export function serveCalendar(app: FastifyInstance, { db, clock, findTenant, limits }: Services): void {
  app.get(`${CALENDAR_PATH}/:token.ics`, async (request, reply) => {
    const now = clock()
    const { address } = identityOf(request)
    limits.takeRequest('read', { address, sessionHash: null }, now)
    const params = z.safeParse(Params, request.params)
    if (!params.success) throw notFound()
    const { token } = params.data
    const tenant = await findTenant(request.hostname)
    const text = await readSubscription(db, { tenant, token, now })
    // what is nobody’s leaves no trace to count by
    if (text === null) throw notFound()
    mustNotWait(await countTry(db, { tenantId: tenant.id, subject: `calendar ${token}` }, POLICY, now))
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .send(text)
  })
}
