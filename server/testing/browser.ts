import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import { fillPath, type CallInput, type Endpoint, type Reply } from '#shared/contract/endpoint.ts'
import { ProblemReply } from '#shared/contract/problem.ts'

export interface Answer {
  status: number
  headers: Readonly<Record<string, unknown>>
  body: unknown
}

/** Also what the contract forbids. */
export interface TriedInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

interface Sent {
  headers?: Record<string, string>
  body?: string | object
}

/** What a browser does between the product and the server: cookies, and the anti-forgery header. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  /** Sent with every call. */
  readonly headers: Record<string, string> = {}
  /** The address that it calls from; the test's own where none is given. */
  address: string | null = null
  /** Lets time pass where an end came too early, as the client does; null: the refusal is what the caller wants. */
  wait: ((seconds: number) => void) | null = null
  private readonly app: FastifyInstance
  private readonly host: string

  constructor(app: FastifyInstance, host = 'house.test') {
    this.app = app
    this.host = host
  }

  /** Calls an endpoint that is expected to answer, and returns what it answered. */
  async call<E extends Endpoint>(endpoint: E, input: CallInput<E>, headers = {}): Promise<Reply<E>> {
    const { status, body } = await this.try(endpoint, input, headers)
    if (status >= 300)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`)
    return (endpoint.reply ? z.parse(endpoint.reply, body) : undefined) as Reply<E>
  }

  /** Calls an endpoint, whatever it answers. */
  async try(
    { method, path }: Endpoint,
    { params, query, body }: TriedInput,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const filled = fillPath(path, recordOf(params))
    const asked = Object.entries(recordOf(query)).map(([name, value]) => [name, String(value)])
    const search = new URLSearchParams(asked).toString()
    const sent: Sent = typeof body === 'object' && body !== null ? { body, headers } : { headers }
    const url = `/api/web${filled}${search === '' ? '' : `?${search}`}`
    let answer = await this.send(method, url, sent)
    for (let seconds = secondsToWait(answer); seconds !== null; seconds = secondsToWait(answer)) {
      if (this.wait === null) break
      this.wait(seconds)
      answer = await this.send(method, url, sent)
    }
    return answer
  }

  async refusal(endpoint: Endpoint, input: TriedInput): Promise<[number, string]> {
    const { status, body } = await this.try(endpoint, input)
    return [status, z.parse(ProblemReply, body).code]
  }

  send(method: Endpoint['method'], url: string, { headers = {}, body }: Sent = {}): Promise<Answer> {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    return this.exchange(method, url, { headers: { ...type, ...this.headers, ...headers }, body })
  }

  /** What is no JSON. */
  sendBytes(
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    url: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: string | Uint8Array } = {},
  ): Promise<Answer> {
    const bytes = body === undefined ? undefined : Buffer.from(body)
    return this.exchange(method, url, { headers: { ...this.headers, ...headers }, body: bytes })
  }

  /** What comes as it is. */
  async getBytes(
    url: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; headers: Answer['headers']; content: Buffer }> {
    const reply = await this.inject('GET', url, { headers: { ...this.headers, ...headers }, body: undefined })
    return { status: reply.statusCode, headers: reply.headers, content: reply.rawPayload }
  }

  private async exchange(
    method: Endpoint['method'] | 'HEAD',
    url: string,
    sent: { headers: Record<string, string>; body: string | object | undefined },
  ): Promise<Answer> {
    const reply = await this.inject(method, url, sent)
    return { status: reply.statusCode, headers: reply.headers, body: readBody(reply.body) }
  }

  private async inject(
    method: Endpoint['method'] | 'HEAD',
    url: string,
    { headers, body }: { headers: Record<string, string>; body: string | object | undefined },
  ): Promise<LightMyRequestResponse> {
    const isPlain = method === 'GET' || method === 'HEAD'
    if (!isPlain && !this.cookies.has('XSRF-TOKEN')) await this.send('GET', '/api/web/login-status')
    const reply = await this.app.inject({
      method,
      url,
      ...(this.address === null ? {} : { remoteAddress: this.address }),
      headers: {
        host: this.host,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(isPlain ? {} : { 'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    })
    for (const { name, value, maxAge, expires } of reply.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() === 0)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return reply
  }
}

/** Of an end that came sooner than a person can have played the task; null of every other answer. */
function secondsToWait({ status, headers, body }: Answer): number | null {
  const { code } = recordOf(body)
  return status === 429 && code === 'too-early' ? Number(headers['retry-after']) : null
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
