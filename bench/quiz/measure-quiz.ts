import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { LiveQuiz, readQuizChoices } from '../../shared/contract/live.ts'
import { Client } from '../server/client.ts'
import { makeSessions } from '../server/makers.ts'
import { makePlayers } from '../server/players.ts'
import { runServer } from '../server/run-server.ts'
import type { Throwaway } from '../server/storages.ts'
import { percentile } from '../stage/statistics.ts'
import { brief, type Row } from '../stage/table.ts'
import { askAgain, QuizPlayer, type Met } from './quiz-player.ts'

const LEADER = 'leader@demo.waymark.test'
const P99_MS = 150
/** Joining and looking again: as many at once. */
const AT_ONCE = 8
const LOOK_MS = 250

/** Everybody joins, answers every question within six seconds, and some lose their line in the middle of an answer. */
export async function measureQuiz(
  storage: Throwaway,
  { players: count, cut }: { players: number; cut: number },
): Promise<Row[]> {
  await (await runServer(storage.env)).stop()
  const tokens = await storage.open((query) => makePlayers(query, count))
  const [token = ''] = await storage.open((query) => makeSessions(query, LEADER, 1))
  const server = await runServer(storage.env)
  const met: Met = { times: [], lags: [], cuts: 0, broken: [], movedAt: new Map() }
  try {
    const leader = new Leader(new Client(server.url, token), met)
    const { quizId, code } = await leader.open()
    const players = tokens.map((one) => new QuizPlayer(server.url, one, met))
    players.slice(0, cut).forEach((player) => (player.cutsLeft = 1))
    for (let from = 0; from < players.length; from += AT_ONCE)
      await Promise.all(players.slice(from, from + AT_ONCE).map((player) => player.join(code)))
    const listening = players.map((player) => player.listen(quizId))
    await setTimeout(2000)
    const cpu = server.cpuMs()
    const questions = await leader.lead(quizId)
    const used = (server.cpuMs() ?? NaN) - (cpu ?? NaN)
    await Promise.race([Promise.all(listening), setTimeout(10_000)])
    for (const one of met.broken.slice(0, 5)) console.error(`${storage.name}: ${one}`)
    return rowsOf(storage.name, { players, questions, met, used, counted: leader.counted })
  } finally {
    await server.stop()
  }
}

interface Found {
  players: readonly QuizPlayer[]
  questions: number
  met: Met
  used: number
  counted: number
}

function rowsOf(name: string, { players, questions, met, used, counted }: Found): Row[] {
  const [p50 = NaN, p99 = NaN] = [0.5, 0.99].map((share) => percentile(met.times, share))
  const acknowledged = players.reduce((sum, { answered }) => sum + answered.size, 0)
  // an answer that was acknowledged, and is another one, or none, in the result
  const lost = players.flatMap(({ answered, counted: own }) =>
    [...answered].filter(([at, answer]) => own.has(at) && own.get(at)?.[0] !== answer),
  ).length
  return [
    {
      what: `${name}: ${players.length} players, ${questions} questions, an answer, p99`,
      goal: `${P99_MS} ms`,
      measured: `${brief(p99)} ms (p50 ${brief(p50)}, ${met.times.length} answers)`,
      value: p99,
      limit: P99_MS,
    },
    {
      what: `${name}: answers that were acknowledged and did not count, over ${met.cuts} cut connections`,
      goal: '0',
      measured: `${acknowledged} acknowledged, ${counted} counted`,
      value: Math.abs(acknowledged - counted) + lost,
      limit: 0,
    },
    {
      what: `${name}: answers that were not taken`,
      goal: '0',
      measured: `${players.length * questions - acknowledged} missing, ${met.broken.length} refused`,
      value: players.length * questions - acknowledged,
      limit: 0,
    },
    {
      what: `${name}: from the leader’s press to the question on a page`,
      goal: '',
      measured: `p50 ${brief(percentile(met.lags, 0.5))} ms, p99 ${brief(percentile(met.lags, 0.99))} ms`,
    },
    {
      what: `${name}: CPU of the server for an answer, events and results with it`,
      goal: '',
      measured: `${brief(used / Math.max(1, acknowledged))} ms`,
    },
  ]
}

/** Who leads the quiz. */
class Leader {
  private readonly client: Client
  private readonly met: Met
  /** Answers that the server counted, of all questions. */
  counted = 0

  constructor(client: Client, met: Met) {
    this.client = client
    this.met = met
  }

  private async ask(method: string, path: string, body?: object): Promise<unknown> {
    const reply = await askAgain(this.client, method, path, body)
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`)
    return JSON.parse(reply.text)
  }

  private async look(quizId: string): Promise<LiveQuiz> {
    return z.parse(LiveQuiz, await this.ask('GET', `/v2/live/${quizId}`))
  }

  /** The task with the most questions, without a limit of time. */
  async open(): Promise<{ quizId: string; code: string }> {
    await this.client.open()
    const { adventures } = z.parse(readQuizChoices.reply, await this.ask('GET', '/v2/live/choices'))
    const all = adventures.flatMap(({ id, tasks }) => tasks.map((task) => ({ adventureId: id, ...task })))
    const [most] = all.toSorted((one, other) => other.questions - one.questions)
    if (!most) throw new Error('the demo has no task with questions')
    const key = randomUUID()
    await this.ask('POST', '/v2/live', { key, adventureId: most.adventureId, taskId: most.id, seconds: 0 })
    return { quizId: key, code: (await this.look(key)).code ?? '' }
  }

  private async step(quizId: string, { revision }: LiveQuiz): Promise<LiveQuiz> {
    this.met.movedAt.set(revision + 1, performance.now())
    return z.parse(LiveQuiz, await this.ask('POST', `/v2/live/${quizId}/step`, { revision }))
  }

  /** To the podium. Each question is closed by the server when everybody has answered. @returns how many there were */
  async lead(quizId: string): Promise<number> {
    let quiz = await this.look(quizId)
    while (quiz.phase !== 'podium') {
      quiz = await this.step(quizId, quiz)
      const giveUp = performance.now() + 60_000
      while (quiz.phase === 'question' && performance.now() < giveUp) {
        await setTimeout(LOOK_MS)
        quiz = await this.look(quizId)
      }
      if (quiz.phase === 'question') quiz = await this.step(quizId, quiz)
      if (quiz.phase === 'result') {
        this.counted += quiz.answered ?? 0
        // everybody reads the result
        await setTimeout(1500)
      }
    }
    return quiz.of
  }
}
