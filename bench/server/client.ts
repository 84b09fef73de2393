import { randomUUID } from 'node:crypto'
import { Agent, request, type RequestOptions } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { fillPath, type CallInput, type Endpoint } from '../../shared/contract/endpoint.ts'
import { loginStatus } from '../../shared/contract/session.ts'
import { Attempt, finishAttempt, sendMoves, startTask, TaskSummary } from '../../shared/contract/attempts.ts'

/** A browser of one player, as far as a benchmark needs it. */
export class Client {
  private readonly url: string
  private readonly session: string
  private forgery = ''

  constructor(url: string, token: string) {
    this.url = url
    this.session = `waymark=${token}`
  }

  async open(): Promise<void> {
    const { cookies } = await this.send(loginStatus, {})
    // none where this one still fits
    this.forgery = /XSRF-TOKEN=([^;]+)/.exec(cookies.join('\n'))?.[1] ?? this.forgery
  }

  /** Opens a task and answers all it asks. Returns the attempt's id. @param answers by card */
  async answer(taskId: string, answers: ReadonlyMap<string, string[]>): Promise<string> {
    const { id } = z.parse(Attempt, await this.call(startTask, { params: { taskId } }))
    const moves = [...answers].map(([card, given]) => ({
      type: 'learning-pill' as const,
      answer: { card, answers: given },
    }))
    if (moves.length > 0) await this.call(sendMoves, { params: { attemptId: id }, body: { moves } })
    return id
  }

  /**
   * Finishes an attempt, and returns the ms until the whole answer was there. What comes sooner than a person can have played
   * the task waits as the client does, and the waiting is not measured.
   */
  async finish(attemptId: string, key: string = randomUUID()): Promise<number> {
    const start = performance.now()
    try {
      const reply = await this.call(finishAttempt, { params: { attemptId }, body: { key } })
      const tookMs = performance.now() - start
      z.parse(TaskSummary, reply)
      return tookMs
    } catch (error) {
      if (!(error instanceof TooEarly)) throw error
      await setTimeout(error.seconds * 1000)
      return this.finish(attemptId, key)
    }
  }

  async call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<unknown> {
    const { text } = await this.send(endpoint, input)
    return JSON.parse(text)
  }

  /**
   * Whatever the server answers. @param cutAfterMs the connection is gone by then. Rejects where no answer came
   */
  ask(
    method: string,
    path: string,
    { body = '', type = 'application/json', cutAfterMs }: Asked = {},
  ): Promise<Reply> {
    const headers = {
      cookie: `${this.session}; XSRF-TOKEN=${this.forgery}`,
      'x-xsrf-token': this.forgery,
      ...(body === '' ? {} : { 'content-type': type }),
    }
    return exchange(`${this.url}/api/web${path}`, { method, headers }, body, cutAfterMs)
  }

  private async send(
    { method, path }: Endpoint,
    { params, body }: { params?: unknown; body?: unknown },
  ): Promise<Reply> {
    const filled = fillPath(path, Object.fromEntries(Object.entries(params ?? {})))
    const reply = await this.ask(method, filled, body === undefined ? {} : { body: JSON.stringify(body) })
    if (reply.status === 429 && reply.text.includes('"too-early"')) throw new TooEarly(reply.retryAfter)
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`)
    return reply
  }
}

/** The server does not believe yet that a person has played it. */
class TooEarly extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`too early by ${seconds} s`)
    this.seconds = seconds
  }
}

interface Asked {
  body?: string
  /** Media type of the body. */
  type?: string
  cutAfterMs?: number | undefined
}

export interface Reply {
  status: number
  /** Seconds; 0 where the server names none. */
  retryAfter: number
  cookies: readonly string[]
  text: string
}

/** One connection a call under way, as many browsers have them; `fetch` would now and then let one call wait for another. */
const connections = new Agent({ keepAlive: true })

function exchange(url: string, options: RequestOptions, body: string, cutAfterMs?: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { ...options, agent: connections }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      reply.on('error', reject).on('end', () => {
        const { 'set-cookie': cookies = [], 'retry-after': retryAfter = 0 } = reply.headers
        resolve({ status: reply.statusCode ?? 0, retryAfter: Number(retryAfter), cookies, text })
      })
    })
    asking.on('error', reject).end(body)
    if (cutAfterMs !== undefined) setTimeout(cutAfterMs).then(() => asking.destroy(), reject)
  })
}
