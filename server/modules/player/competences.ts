import type { Reply } from '#shared/contract/endpoint.ts'
import type { readMyCompetences } from '#shared/contract/player-area.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import type { Moment } from '#shared/domain/streak.ts'
import type { VisitOf } from '#server/http/route.ts'
import { pathToRoot, type Content } from '#server/play/content.ts'
import { chanceToRecall, dueDay } from '#server/lib/spaced-repetition.ts'
import { readRecallCards, type KnownCard } from '#server/play/recall-cards.ts'
import { readPlayerContext } from '#server/play/player-context.ts'

/** None for who plays no adventure. */
export async function readOwnCompetences(
  visit: VisitOf<typeof readMyCompetences>,
): Promise<Reply<typeof readMyCompetences>> {
  const { db, now, player } = visit
  const { adventure } = player
  const context = adventure && (await readPlayerContext(visit, adventure))
  if (!context) return { competences: [] }
  const { content, progress, words } = context
  const cards = await readRecallCards(db, { ...player, adventureId: adventure.id }, context)
  const memoryOf = memoryIn(cards, { at: now, zone: player.timeZone })
  const counts = new Map<string, Counted>()
  for (const [id, { missionId, task }] of content.tasks) {
    const isDone = progress.done.has(id)
    if (!isDone && isHidden(content, missionId)) continue
    const { remembered, fading } = isDone ? memoryOf(id) : NOTHING_LEARNT
    for (const key of new Set(task.competences)) {
      const before = counts.get(key) ?? { done: 0, total: 0, remembered: 0, fading: 0 }
      counts.set(key, {
        done: before.done + Number(isDone),
        total: before.total + 1,
        remembered: before.remembered + remembered,
        fading: before.fading + fading,
      })
    }
  }
  return {
    competences: Array.from(counts, ([key, { done, total, remembered, fading }]) => ({
      ...{ key, name: words.competence(key), done, total, fading },
      strength: Math.round((remembered / total) * 100),
    })),
  }
}

interface Counted {
  done: number
  total: number
  /** Of its finished tasks, each by how much of it is remembered. */
  remembered: number
  fading: number
}

const NOTHING_LEARNT = { remembered: 0, fading: 0 }

/** How much of a finished task is remembered, 0 to 1, and how many of its questions are due. */
function memoryIn(
  cards: readonly KnownCard[],
  now: Moment,
): (taskId: string) => Pick<Counted, 'remembered' | 'fading'> {
  const today = localDateIn(now.zone, now.at)
  return (taskId) => {
    const its = cards.filter((card) => card.taskId === taskId)
    if (its.length === 0) return { remembered: 1, fading: 0 }
    const remembered = its.reduce((sum, card) => sum + chanceToRecall(card, now), 0) / its.length
    return { remembered, fading: its.filter((card) => dueDay(card) <= today).length }
  }
}

/** An easter egg is there to be found: no number may give it away. */
function isHidden(content: Content, missionId: string): boolean {
  return pathToRoot(content, missionId).some(({ type }) => type === 'easter_egg')
}
