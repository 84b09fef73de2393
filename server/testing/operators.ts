import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { fillPath, type CallInput, type Endpoint, type Reply } from '#shared/contract/endpoint.ts'
import {
  OPERATOR_API,
  OPERATOR_HEADER,
  readOperatorLink,
  takeOperatorLink,
} from '#shared/contract/operator.ts'
import { ProblemReply } from '#shared/contract/problem.ts'
import { totpCode } from '#server/lib/totp.ts'
import { createOperator } from '#server/operator/operators.ts'
import type { Answer, TriedInput } from './browser.ts'
import type { TestApp } from './test-app.ts'

/** Where the console is in tests. */
export const CONSOLE_HOST = 'localhost'

/** A browser at the console. */
export class OperatorBrowser {
  readonly cookies = new Map<string, string>()
  /** Sent with every call. */
  readonly headers: Record<string, string> = { [OPERATOR_HEADER]: '1' }
  host = CONSOLE_HOST
  private readonly app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.app = app
  }

  /** Calls what is expected to answer, and returns what it answered. */
  async call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Reply<E>> {
    const { status, body } = await this.try(endpoint, input)
    if (status >= 300)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`)
    return (endpoint.reply ? z.parse(endpoint.reply, body) : undefined) as Reply<E>
  }

  /** Calls it, whatever it answers. */
  async try({ method, path }: Endpoint, { params, query, body }: TriedInput): Promise<Answer> {
    const search = new URLSearchParams(recordOf(query)).toString()
    const url = OPERATOR_API + fillPath(path, recordOf(params)) + (search === '' ? '' : `?${search}`)
    const reply = await this.inject(method, url, body)
    return { status: reply.statusCode, headers: reply.headers, body: jsonIn(reply.body) }
  }

  async refusal(endpoint: Endpoint, input: TriedInput): Promise<[number, string]> {
    const { status, body } = await this.try(endpoint, input)
    return [status, z.parse(ProblemReply, body).code]
  }

  /** What comes as it is. */
  async bytes(url: string): Promise<{ status: number; headers: Answer['headers']; content: Buffer }> {
    const reply = await this.inject('GET', url, undefined)
    return { status: reply.statusCode, headers: reply.headers, content: reply.rawPayload }
  }

  private async inject(method: Endpoint['method'], url: string, body: unknown) {
    const reply = await this.app.inject({
      method,
      url,
      headers: {
        host: this.host,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...this.headers,
      },
      ...(typeof body === 'object' && body !== null && { payload: body }),
    })
    for (const { name, value, maxAge, expires } of reply.cookies) {
      if (maxAge === 0 || expires?.getTime() === 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return reply
  }
}

export const OPERATOR_PASSWORD = 'nine herons on a wire'

export interface TestOperator {
  email: string
  secret: string
  recoveryCodes: string[]
  /** In which the operator is signed in. */
  browser: OperatorBrowser
}

/** An operator who has used the link. */
export async function makeOperator(
  { app, db, clock }: Pick<TestApp, 'app' | 'db' | 'clock'>,
  email = 'op@host.test',
): Promise<TestOperator> {
  const token = await createOperator(db, email, clock.now())
  if (token === null) throw new Error('the address is taken')
  const browser = new OperatorBrowser(app)
  const { secret } = await browser.call(readOperatorLink, { body: { token } })
  const code = totpCode(secret, clock.now())
  const body = { token, password: OPERATOR_PASSWORD, code }
  const { recoveryCodes } = await browser.call(takeOperatorLink, { body })
  return { email, secret, recoveryCodes, browser }
}

function recordOf(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.map(([name, one]) => [name, String(one)]))
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
