import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import type { Endpoint, HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { OPERATOR_API, OPERATOR_HEADER, OPERATOR_PAGE } from '#shared/contract/operator.ts'
import { addressGroup, plainAddress } from '#server/http/address.ts'
import { parseInput, type RawInput } from '#server/http/input.ts'
import { notFound, Problem, signedOut } from '#server/http/problem.ts'
import type { Services } from '#server/http/request.ts'
import { beginSession, endSession, findOperator, type SignedInOperator } from './session.ts'
import type { OperatorVisit, OperatorVisitOf, TriedPairs } from './visit.ts'

/** A file that a link saves. */
export interface SavedFile {
  name: string
  /** Its bytes, piece by piece: it may be longer than what fits into memory. */
  parts: Readable
}

/** What a handler hands back. */
type Answered<E extends Endpoint> = E['file'] extends string ? SavedFile : Reply<E>

/** A call of the console with the handler that serves it. */
export interface OperatorRoute {
  endpoint: Endpoint
  answer: (input: RawInput, visit: OperatorVisit, operator: SignedInOperator | null) => Promise<unknown>
}

/** Binds a call of the console to what serves it. The handler's input is parsed, so already true. */
export function onOperator<const E extends Endpoint>(
  endpoint: E,
  handler: (input: HandlerInput<E>, visit: OperatorVisitOf<E>) => Promise<Answered<E>> | Answered<E>,
): OperatorRoute {
  return {
    endpoint,
    answer: async (input, visit, operator) => {
      if (endpoint.who !== 'anyone' && !operator) throw signedOut()
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the line above proves it, but TypeScript cannot narrow by E
      return handler(parseInput(endpoint, input), { ...visit, operator } as OperatorVisitOf<E>)
    },
  }
}

export interface OperatorParts extends Pick<
  Services,
  'db' | 'clock' | 'files' | 'secrets' | 'limits' | 'sendsMail' | 'addresses'
> {
  /** The host that alone has the console; null: that of the product's public address, else this machine's; `off`: none has. */
  operatorHost: string | null
  /** Where the server listens, for addresses without a public one. */
  port: number
  /** The build's folder; null serves no page. */
  dist: string | null
}

/** The console of operators: its calls, and its page. Elsewhere than at its host there is neither (DESK-2). */
export async function serveOperator(
  app: FastifyInstance,
  routes: readonly OperatorRoute[],
  parts: OperatorParts,
): Promise<void> {
  const { operatorHost, addresses, dist } = parts
  if (operatorHost === 'off') return
  const isThere = atConsole(operatorHost ?? addresses.publicUrl?.hostname ?? 'localhost')
  const pairs: TriedPairs = new LRUCache({ max: 10_000 })
  for (const route of routes) serveCall(app, route, { ...parts, pairs }, isThere)
  if (dist !== null) await servePage(app, join(dist, 'operator'), isThere)
}

/** Nothing of tenants is at a host that the console has for itself. */
const AT_OWN_HOST = /^\/(operator|api\/operator|assets|health|ready)(\/|\?|$)/

const atConsole =
  (host: string) =>
  ({ hostname }: FastifyRequest): boolean =>
    hostname.toLowerCase() === host

/** @param operatorHost the host that the console has for itself; null and `off`: none */
export function keepConsoleApart(app: FastifyInstance, operatorHost: string | null): void {
  if (operatorHost === null || operatorHost === 'off') return
  const isThere = atConsole(operatorHost)
  app.addHook('onRequest', async (request, reply) => {
    if (!isThere(request) || AT_OWN_HOST.test(request.url)) return
    if (/^\/(\?|$)/.test(request.url)) return reply.redirect(OPERATOR_PAGE, 302)
    throw notFound()
  })
}

function serveCall(
  app: FastifyInstance,
  { endpoint, answer }: OperatorRoute,
  {
    db,
    clock,
    files,
    secrets,
    limits,
    sendsMail,
    addresses,
    operatorHost,
    port,
    pairs,
  }: OperatorParts & {
    pairs: TriedPairs
  },
  isThere: (request: FastifyRequest) => boolean,
): void {
  app.route({
    method: endpoint.method,
    url: OPERATOR_API + endpoint.path,
    // a HEAD would make the whole file for nobody
    ...(endpoint.file !== undefined && { exposeHeadRoute: false }),
    handler: async (request, reply) => {
      if (!isThere(request)) throw notFound()
      const now = clock()
      const address = addressGroup(request.ip)
      void reply.header('cache-control', 'no-store')
      limits.takeRequest(endpoint.rate, { address, sessionHash: null }, now)
      const operator = await findOperator(db, request, now)
      if (endpoint.who !== 'anyone' && !operator) throw signedOut()
      mustBeOurs(endpoint, request)
      const visit: OperatorVisit = {
        ...{ db, files, secrets, now, operator, sendsMail, pairs },
        address: plainAddress(request.ip),
        settings: { ...addresses, operatorHost, port },
        begin: (operatorId) => beginSession(db, operatorId, reply, now),
        end: () => endSession(db, reply),
      }
      const { params, query, body } = request
      const answered = await answer({ params, query, body }, visit, operator)
      if (endpoint.file !== undefined && isFile(answered)) return sendFile(answered, endpoint.file, reply)
      return endpoint.reply ? z.parse(endpoint.reply, answered) : reply.code(204).send()
    },
  })
}

/** A page elsewhere can neither send the cookie, which is strict, nor the header. @throws Problem 403 */
function mustBeOurs({ method }: Endpoint, { headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  const isElsewhere = site === 'cross-site' || site === 'same-site'
  const isChanging = method !== 'GET'
  if (isElsewhere || (isChanging && headers[OPERATOR_HEADER] === undefined))
    throw new Problem(403, 'anti-forgery')
}

function isFile(answered: unknown): answered is SavedFile {
  return typeof answered === 'object' && answered !== null && 'parts' in answered && 'name' in answered
}

function sendFile({ name, parts }: SavedFile, mediaType: string, reply: FastifyReply): FastifyReply {
  void reply.type(mediaType).header('content-disposition', `attachment; filename="${name}"`)
  return reply.send(parts)
}

async function servePage(
  app: FastifyInstance,
  root: string,
  isThere: (request: FastifyRequest) => boolean,
): Promise<void> {
  app.get(OPERATOR_PAGE, async (request, reply) => {
    // read each time: a build may replace it while the server runs
    const page = isThere(request)
      ? await readFile(join(root, 'operator.html'), 'utf8').catch(() => null)
      : null
    if (page === null) throw notFound()
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
  const bundle = join(root, 'bundle')
  if (!existsSync(bundle)) return
  await app.register(fastifyStatic, {
    root: bundle,
    prefix: `${OPERATOR_PAGE}/bundle/`,
    index: false,
    dotfiles: 'deny',
    maxAge: '365d',
    immutable: true,
    decorateReply: !app.hasReplyDecorator('sendFile'),
  })
}
