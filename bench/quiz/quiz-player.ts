import { request, type ClientRequest } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { LiveQuiz } from '../../shared/contract/live.ts'
import { Client, type Reply } from '../server/client.ts'

/** How long somebody thinks at most, in ms. */
const THINKS_MS = 6000
/** How long a page waits before it asks again, in ms. */
const AGAIN_MS = 300

/** As a page does where the server is too slow for a moment. */
export async function askAgain(client: Client, method: string, path: string, body?: object): Promise<Reply> {
  for (;;) {
    const reply = await client.ask(method, path, body && { body: JSON.stringify(body) })
    if (reply.status !== 503) return reply
    await setTimeout(AGAIN_MS)
  }
}

/** What all players met together. */
export interface Met {
  /** Of answers whose connection was not cut, in ms. */
  times: number[]
  /** From the step of the leader to the question on a page, in ms. */
  lags: number[]
  /** Connections that were cut. */
  cuts: number
  /** Answers that were refused, and what else should not be. */
  broken: string[]
  /** When the leader moved on, by revision. */
  movedAt: Map<number, number>
}

/** Somebody in a live quiz: listens, thinks, answers, loses the line and comes back. */
export class QuizPlayer {
  /** What was acknowledged, by question. */
  readonly answered = new Map<number, string>()
  /** What the server said of the own answers once each question was closed. */
  readonly counted = new Map<number, readonly string[] | null>()
  private readonly client: Client
  private readonly url: string
  private readonly token: string
  private readonly met: Met
  private asking: ClientRequest | null = null
  private seen = -1
  private isOver = false
  /** How many of the own connections are still to be cut. */
  cutsLeft = 0

  constructor(url: string, token: string, met: Met) {
    this.client = new Client(url, token)
    this.url = url
    this.token = token
    this.met = met
  }

  async join(code: string): Promise<string> {
    await this.client.open()
    const { status, text } = await askAgain(this.client, 'POST', '/v2/live/join', { code })
    if (status !== 200) throw new Error(`joining: ${status} ${text}`)
    return z.parse(z.object({ id: z.string() }), JSON.parse(text)).id
  }

  /** Until the quiz is over; takes a lost line up again. */
  async listen(quizId: string): Promise<void> {
    while (!this.isOver) {
      await this.hear(quizId)
      await setTimeout(AGAIN_MS)
    }
  }

  private hear(quizId: string): Promise<void> {
    return new Promise((resolve) => {
      let text = ''
      const headers = { cookie: `waymark=${this.token}` }
      this.asking = request(
        `${this.url}/api/web/v2/live/${quizId}/events`,
        { headers, agent: false },
        (answer) => {
          answer.setEncoding('utf8')
          answer.on('data', (piece: string) => {
            const pieces = (text + piece).split('\n\n')
            text = pieces.pop() ?? ''
            for (const one of pieces) {
              const data = /^event: quiz\ndata: (.*)$/.exec(one)?.[1]
              if (data !== undefined) this.learn(quizId, z.parse(LiveQuiz, JSON.parse(data)))
            }
          })
          answer.on('error', () => resolve()).on('close', () => resolve())
        },
      )
      this.asking.on('error', () => resolve()).end()
    })
  }

  private learn(quizId: string, quiz: LiveQuiz): void {
    const { phase, at, revision, mine, question } = quiz
    const moved = this.met.movedAt.get(revision)
    if (phase === 'question' && revision > this.seen && moved !== undefined) {
      this.met.lags.push(performance.now() - moved)
      this.seen = revision
      const answer = question?.answers[Math.floor(Math.random() * (question.answers.length || 1))]?.id ?? ''
      void this.answer(quizId, at, answer)
    }
    if (phase === 'result') this.counted.set(at, mine?.answers ?? null)
    if (phase === 'podium' || phase === 'ended') {
      this.isOver = true
      this.asking?.destroy()
    }
  }

  private async answer(quizId: string, at: number, answer: string): Promise<void> {
    await setTimeout(Math.random() * THINKS_MS)
    const isCut = this.cutsLeft > 0
    if (isCut) {
      this.cutsLeft -= 1
      this.met.cuts += 1
      // the events, and the answer under way
      this.asking?.destroy()
    }
    for (let tries = 0; ; tries += 1) {
      const start = performance.now()
      const cutAfterMs = isCut && tries === 0 ? Math.random() * 8 : undefined
      const body = JSON.stringify({ at, answers: [answer] })
      const reply = await this.client
        .ask('POST', `/v2/live/${quizId}/answers`, { body, cutAfterMs })
        .catch(() => null)
      if (!reply || reply.status === 503) {
        await setTimeout(AGAIN_MS)
        continue
      }
      if (!isCut) this.met.times.push(performance.now() - start)
      if (reply.status === 204) this.answered.set(at, answer)
      else this.met.broken.push(`an answer to question ${at}: ${reply.status} ${reply.text}`)
      return
    }
  }
}
