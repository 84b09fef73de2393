import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { readProgress } from '../../shared/contract/player.ts'
import { Client } from '../server/client.ts'
import { firstOpenTask } from '../server/first-open-task.ts'
import { rightAnswers } from '../server/right-answers.ts'
import type { Player } from './crowd.ts'

/** A player whose task needs only its finish. */
export interface Finisher extends Player {
  client: Client
  taskId: string
  attemptId: string
  key: string
}

/** Getting ready is not what is tried: a busy machine shall keep up with it. */
const AT_ONCE = 10

/** The players at the end of one task, through whatever stands at `url`. */
export async function readyToFinish(url: string, players: readonly Player[]): Promise<Finisher[]> {
  const clients = players.map((player) => ({ ...player, client: new Client(url, player.token) }))
  const taskId = await firstOpenTask(clients[0]?.client)
  const answers = rightAnswers(taskId)
  const ready: Finisher[] = []
  for (let from = 0; from < clients.length; from += AT_ONCE) {
    const some = clients.slice(from, from + AT_ONCE).map(async (player) => {
      await player.client.open()
      const attemptId = await player.client.answer(taskId, answers)
      return { ...player, taskId, attemptId, key: randomUUID() }
    })
    ready.push(...(await Promise.all(some)))
  }
  return ready
}

export async function pointsOf(client: Client): Promise<number> {
  return z.parse(readProgress.reply, await client.call(readProgress, {})).playerPoints
}
