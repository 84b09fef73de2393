import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ChangedReply } from '#shared/contract/file-changed.ts'
import type { ChangedFieldsReply, LockedReply, ProblemReply, TakenReply } from '#shared/contract/problem.ts'
import { codeOf } from '#server/lib/error-code.ts'
import { isNavigation, sendNotFoundPage } from './not-found-page.ts'
import { Problem } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What went wrong on our side, for the log. */
    failure: unknown
  }
}

/** What the framework itself refuses, in our words. */
const FRAMEWORK_CODES: Readonly<Record<number, string>> = {
  400: 'malformed-request',
  404: 'not-found',
  413: 'body-too-large',
  414: 'address-too-long',
  415: 'not-json',
}

/** PostgreSQL's codes for a full disk. */
const FULL = new Set(['53100', 'ENOSPC'])
/** Classes of PostgreSQL's codes, and Node's, for a storage that is away, starting, frozen or overloaded. */
const AWAY = /^(08|53|57)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/
const AWAY_WORDS = /timeout exceeded when trying to connect|query read timeout|connection terminated/i

/** Every refusal and every fault gets the body of the contract; a person at an address that leads nowhere, a page. */
export function answerFailures(app: FastifyInstance): void {
  app.decorateRequest('failure', null)
  app.setErrorHandler(refuseFailure)
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request)
      ? sendNotFoundPage(request, reply)
      : refuse(new Problem(404, 'not-found'), request, reply),
  )
}

export function refuseFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error)
  if (problem.status >= 500) request.failure = error
  return refuse(problem, request, reply)
}

function refuse(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body: ProblemReply | LockedReply | TakenReply | ChangedReply | ChangedFieldsReply = {
    code: problem.code,
    message: problem.message,
    requestId: request.id,
    ...(problem.fields ? { fields: problem.fields } : {}),
    ...(problem.unmet ? { unmet: problem.unmet } : {}),
    ...(problem.by ? { by: problem.by } : {}),
    ...(problem.conflicts ? { conflicts: problem.conflicts } : {}),
  }
  if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter)
  return reply.code(problem.status).send(body)
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const status = statusOf(error)
  // what may not be seen is not there; 403 is the anti-forgery token's alone
  if (status === 403) return new Problem(404, 'not-found')
  if (status !== undefined && status < 500) {
    return new Problem(status, FRAMEWORK_CODES[status] ?? 'malformed-request')
  }
  const codes = causes(error).map(codeOf)
  if (codes.some((code) => FULL.has(code))) return new Problem(507, 'storage-full')
  if (codes.some((code) => AWAY.test(code)) || causes(error).some(saysAway)) {
    return new Problem(503, 'storage-away', { retryAfter: 2 })
  }
  return new Problem(500, 'internal', { message: 'Something went wrong on our side.' })
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' && error.statusCode >= 400 ? error.statusCode : undefined
}

function causes(error: unknown): unknown[] {
  const found: unknown[] = []
  for (let cause = error; cause instanceof Error && found.length < 5; cause = cause.cause) found.push(cause)
  return found
}

function saysAway(error: unknown): boolean {
  return error instanceof Error && AWAY_WORDS.test(error.message)
}
