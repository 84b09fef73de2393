import * as z from 'zod/mini'
import { fillPath, type CallInput, type Endpoint, type Reply } from '#shared/contract/endpoint.ts'
import { OPERATOR_API, OPERATOR_HEADER } from '#shared/contract/operator.ts'
import { ProblemReply } from '#shared/contract/problem.ts'
import { Failure } from '#src/lib/failure.ts'

/** A call that takes longer than this has no answer. */
const TIMEOUT_MS = 30_000

/** Of the window: the session is over. */
export const SIGNED_OUT = 'operator-signed-out'

/** Calls the server as the console does. @throws Failure */
export async function callOperator<const E extends Endpoint>(
  { method, path, reply }: E,
  { params, query, body }: CallInput<E>,
): Promise<Reply<E>> {
  const url = OPERATOR_API + fillPath(path, recordOf(params)) + searchOf(query)
  // oxlint-disable-next-line no-restricted-globals -- the console speaks to its own calls, and brings no axios
  const answer = await fetch(url, {
    method,
    headers: {
      [OPERATOR_HEADER]: '1',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  if (answer === null) throw new Failure(0, url)
  const said: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const problem = z.safeParse(ProblemReply, said)
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
    const retryAfter = Number.isFinite(seconds) ? seconds : null
    if (problem.data?.code === 'signed-out') window.dispatchEvent(new Event(SIGNED_OUT))
    throw new Failure(answer.status, url, problem.data ?? null, retryAfter)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parsing door: a call without a reply answers nothing
  return (reply ? z.parse(reply, said) : undefined) as Reply<E>
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function searchOf(query: unknown): string {
  const asked = Object.entries(recordOf(query)).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  )
  const search = new URLSearchParams(asked).toString()
  return search === '' ? '' : `?${search}`
}
