import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ROLES } from '#shared/domain/roles.ts'
import { actionOf, beginAudit } from '#server/lib/audit/audit.ts'
import { hashToken } from '#server/lib/tokens.ts'
import { addressGroup, plainAddress } from './address.ts'
import { sessionTokenOf } from './cookies.ts'
import { closeFile, type FileReply } from './file-reply.ts'
import { notFound, Problem, signedOut } from './problem.ts'
import type { ClientIdentity } from './rates.ts'
import { RequestVisit, type Services } from './request.ts'
import { describeError } from './request-log.ts'
import type { Route } from './route.ts'
import { sealedNameIn } from './sealed-name.ts'
import type { Player } from './visit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the tenant is found, and for files. */
    visit: RequestVisit | null
  }
}

export const API_BASE = '/api/web'

const ROLE_NAMES: readonly unknown[] = ROLES
/** They change nothing. */
const READING: readonly string[] = ['GET', 'HEAD']
const RATES: readonly string[] = ['read', 'write', 'login']

/** Events that a page listens to; they are sent as they come. */
const EVENT_STREAM = 'text/event-stream'

/** A frozen storage must become a 503, not a page that waits. */
const ANSWER_WITHIN_MS = 4500
/** How much longer calls may take that check a password: where many sign in at once, each waits for its turn. */
const LOGIN_WAIT_MS = 5000

/** ms after which a call is answered as too slow. @param usual of calls that wait for nothing */
export function timeoutOf({ rate, waitsMs }: Pick<Endpoint, 'rate' | 'waitsMs'>, usual: number): number {
  return usual + (waitsMs ?? (rate === 'login' ? LOGIN_WAIT_MS : 0))
}

/** Serves every route below the API base; a route that does not say who may call it, and how often, fails the start. */
export function serveRoutes(app: FastifyInstance, routes: readonly Route[], services: Services): void {
  const { limits, answerWithinMs = ANSWER_WITHIN_MS } = services
  app.decorateRequest('visit', null)

  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith(API_BASE)) {
      request.visit?.renewForgeryToken()
      request.visit?.announceSessionEnd()
      reply.header('cache-control', 'no-store')
    }
    done(null, payload)
  })

  for (const { endpoint, answer } of routes) {
    mustDeclare(endpoint)
    app.route({
      method: endpoint.method,
      url: API_BASE + endpoint.path,
      ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
      // a HEAD would make the whole file, or listen, for nobody
      ...(endpoint.file !== undefined && { exposeHeadRoute: false }),
      // what is packed waits for more
      ...(endpoint.file === EVENT_STREAM && { compress: false }),
      handler: async (request, reply) => {
        const answered = await withinTime(timeoutOf(endpoint, answerWithinMs), serve(request, reply), request)
        if (endpoint.file !== undefined && isFile(answered)) {
          return endpoint.file === EVENT_STREAM
            ? sendEvents(answered, reply)
            : sendFile(answered, endpoint.file, reply)
        }
        return endpoint.reply ? answered : reply.code(204).send()
      },
    })

    async function serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const visit = await admit(endpoint, request, reply, services)
      const { caller, now } = visit
      const { params, query, body } = request
      if (endpoint.rate === 'login') {
        await limits.takeLogin(caller, now).catch((error: unknown) => {
          if (error instanceof Problem && error.status === 429)
            visit.logSecurity('too-many-tries', { typed: sealedNameIn(body, visit.tenant) })
          throw error
        })
      }
      const audited = await auditOf(endpoint, request, visit, services)
      const answered = await answer({ params, query, body }, visit.forHandler(), visit.player)
      await audited?.(answered)
      if (endpoint.rate === 'login') await limits.giveLoginBack(caller, now)
      if (endpoint.file !== undefined) return answered
      return endpoint.reply ? z.parse(endpoint.reply, answered) : undefined
    }
  }
}

/**
 * Lets a call in: counted, by somebody who may make it, and sent by one of our own pages where it changes something.
 * @throws Problem 401, 403, 404, 423 or 429
 */
export async function admit(
  endpoint: Endpoint | (Omit<Endpoint, 'method'> & { method: 'HEAD' }),
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<RequestVisit> {
  const { limits } = services
  const client = identityOf(request)
  // first, so that what is refused counts too, and costs no query
  limits.takeRequest(endpoint.rate, client, services.clock())
  const visit = await RequestVisit.open(request, reply, services)
  request.visit = visit
  const isSignedIn = visit.player !== null
  limits.takeCall(endpoint.rate, client, isSignedIn, visit.now)
  mustMayCall(endpoint, visit.player)
  if (!READING.includes(endpoint.method) && !visit.isOurs()) {
    const hasEnded = !isSignedIn && client.sessionHash !== null
    // its token belonged to a session that is over; on the login page itself 401 would mean a wrong password
    throw hasEnded && endpoint.rate !== 'login' ? signedOut() : new Problem(403, 'anti-forgery')
  }
  return visit
}

/** What writes the line of the log, for an action of an admin, a leader or a designer (DESK-4). */
async function auditOf(
  endpoint: Endpoint,
  { params, ip, id }: FastifyRequest,
  { player, now }: RequestVisit,
  { db }: Services,
): Promise<((reply: unknown) => Promise<void>) | null> {
  const action = actionOf(endpoint)
  if (action === undefined || player === null) return null
  return beginAudit({ db, now, actor: player, action, params, address: plainAddress(ip), requestId: id })
}

function isFile(answered: unknown): answered is FileReply {
  return typeof answered === 'object' && answered !== null && 'parts' in answered && 'name' in answered
}

function sendFile({ name, parts }: FileReply, mediaType: string, reply: FastifyReply): FastifyReply {
  void reply.type(mediaType).header('content-disposition', `attachment; filename="${name}"`)
  return reply.send(Readable.from(parts))
}

/** Read as it comes, by a browser's `EventSource`. */
function sendEvents({ parts }: FileReply, reply: FastifyReply): FastifyReply {
  // nginx waits for a whole page otherwise
  void reply.type(EVENT_STREAM).header('x-accel-buffering', 'no')
  return reply.send(Readable.from(parts))
}

/** What a request shows of who sends it. */
export function identityOf(request: FastifyRequest): ClientIdentity {
  const token = sessionTokenOf(request)
  return { address: addressGroup(request.ip), sessionHash: token === undefined ? null : hashToken(token) }
}

function mustDeclare({ method, path, who, rate }: Endpoint): void {
  if (!isCaller(who)) throw new Error(`${method} ${path} does not say who may call it`)
  if (!RATES.includes(rate)) throw new Error(`${method} ${path} does not say how often it may be called`)
}

/** The type says it too; this holds also where somebody worked around it. */
function isCaller(who: unknown): boolean {
  if (Array.isArray(who)) return who.length > 0 && who.every((role) => ROLE_NAMES.includes(role))
  return who === 'anyone' || who === 'signed-in'
}

/** @throws Problem 401 without a session, 404 with none of the roles, 423 before the agreement is accepted (AUTH-6) */
function mustMayCall(
  { who, beforeAgreement }: Pick<Endpoint, 'who' | 'beforeAgreement'>,
  player: Player | null,
): void {
  if (who === 'anyone') return
  if (!player) throw signedOut()
  // the console has calls and accounts of its own
  if (who === 'operator') throw notFound()
  if (who !== 'signed-in' && !who.some((role) => player.roles.includes(role))) throw notFound()
  if (!player.hasAgreed && beforeAgreement !== true) throw new Problem(423, 'agreement-missing')
}

/** What fails when nobody waits for it any more is only logged; a file that comes then is closed. */
async function withinTime<Result>(
  ms: number,
  work: Promise<Result>,
  request: FastifyRequest,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      work
        .then((late) => (isFile(late) ? closeFile(late) : undefined))
        .catch((error: unknown) => {
          request.log.error({ error: describeError(error) }, 'failed after the reply')
        })
      reject(new Problem(503, 'too-slow', { message: 'The storage does not answer.', retryAfter: 2 }))
    }, ms)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
