import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { readMissionsTranslations } from '../../shared/contract/adventures.ts'
import type { Client } from '../server/client.ts'

/** Between two calls of one player, in ms, on average. */
const THINK_MS = 4000

/** What all players met together. */
export interface Met {
  calls: number
  /** Answers 5xx, and calls that were not answered. */
  broken: string[]
  /** When each player last read a name of the mission, in ms since the beginning of time; by name and player. */
  seenAt: Map<string, Map<number, number>>
  finished: number
}

const Words = readMissionsTranslations.reply

/** Reads the words of the missions again and again, and finishes the task once. @param mission whose name changes */
export async function play(
  client: Client,
  { index, mission, attemptId }: { index: number; mission: string; attemptId: string },
  met: Met,
  isOver: () => boolean,
): Promise<void> {
  await setTimeout(Math.random() * THINK_MS)
  let hasFinished = false
  while (!isOver()) {
    const { status, text } = await client
      .ask('GET', readMissionsTranslations.path)
      .catch((error: unknown) => ({ status: 0, text: String(error) }))
    met.calls += 1
    if (status === 0 || status >= 500) met.broken.push(`${status} ${text}`)
    if (status === 200) {
      const name = z.parse(Words, JSON.parse(text)).en?.[mission]?.missionName
      if (name !== undefined) note(met, name, index)
    }
    if (!hasFinished && Math.random() < 0.2) {
      hasFinished = true
      met.calls += 1
      try {
        await client.finish(attemptId)
        met.finished += 1
      } catch (error) {
        met.broken.push(String(error))
      }
    }
    await setTimeout(Math.random() * 2 * THINK_MS)
  }
}

function note(met: Met, name: string, index: number): void {
  const players = met.seenAt.get(name) ?? new Map<number, number>()
  players.set(index, Date.now())
  met.seenAt.set(name, players)
}
