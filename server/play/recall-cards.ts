import { and, eq, inArray } from 'drizzle-orm'
import { TASKS_SERVER } from '#kinds/server.ts'
import type { Database } from '#server/db/database.ts'
import { attempts, completions } from '#server/db/schema/play.ts'
import { recallCards } from '#server/db/schema/recall.ts'
import { firstMemory, type Memory } from '#server/lib/spaced-repetition.ts'
import type { Content } from './content.ts'
import type { PlayerProgress } from './player-progress.ts'

/** Whose cards, of which adventure. */
interface Who {
  tenantId: string
  id: string
  adventureId: string
  /** By which their days are counted. */
  timeZone: string
}

/** A question that comes back. */
export interface KnownCard extends Memory {
  taskId: string
  cardId: string
}

interface Played {
  content: Content
  progress: PlayerProgress
}

/**
 * The cards that come back to a player, of what players see now. Those of a task that was finished since the last time are taken up first, as
 * they were answered in it.
 */
export async function readRecallCards(db: Database, who: Who, played: Played): Promise<KnownCard[]> {
  const known = await findCards(db, who)
  const seen = new Set(known.map(({ taskId }) => taskId))
  const fresh = [...played.progress.done.keys()].filter((id) => !seen.has(id) && asksAgain(played, id))
  const all = fresh.length > 0 && (await takeUp(db, who, played, fresh)) ? await findCards(db, who) : known
  return all.filter(({ taskId, cardId }) => isAskable(played, taskId, cardId))
}

function asksAgain({ content }: Played, taskId: string): boolean {
  const placed = content.tasks.get(taskId)
  return placed !== undefined && TASKS_SERVER[placed.task.content.type].recall !== null
}

/** A new version may ask it no more. */
function isAskable({ content }: Played, taskId: string, cardId: string): boolean {
  const task = content.tasks.get(taskId)?.task.content
  return task !== undefined && (TASKS_SERVER[task.type].recall?.cards(task).includes(cardId) ?? false)
}

function findCards(db: Database, who: Who): Promise<KnownCard[]> {
  return db
    .select({
      taskId: recallCards.taskId,
      cardId: recallCards.cardId,
      due: recallCards.due,
      stability: recallCards.stability,
      difficulty: recallCards.difficulty,
      scheduledDays: recallCards.scheduledDays,
      reps: recallCards.reps,
      lapses: recallCards.lapses,
      lastReview: recallCards.lastReview,
    })
    .from(recallCards)
    .where(
      and(
        eq(recallCards.tenantId, who.tenantId),
        eq(recallCards.personId, who.id),
        eq(recallCards.adventureId, who.adventureId),
      ),
    )
    .orderBy(recallCards.due, recallCards.taskId, recallCards.cardId)
}

/** @returns whether there was anything to take up */
async function takeUp(db: Database, who: Who, { content }: Played, tasks: string[]): Promise<boolean> {
  const rows = await db
    .select({ taskId: attempts.taskId, state: attempts.state, at: completions.completedAt })
    .from(completions)
    .innerJoin(
      attempts,
      and(eq(attempts.tenantId, completions.tenantId), eq(attempts.id, completions.attemptId)),
    )
    .where(
      and(
        eq(completions.tenantId, who.tenantId),
        eq(completions.personId, who.id),
        eq(completions.adventureId, who.adventureId),
        inArray(completions.taskId, tasks),
      ),
    )
  const mine = { tenantId: who.tenantId, personId: who.id, adventureId: who.adventureId }
  const cards = rows.flatMap(({ taskId, state, at }) => {
    const task = content.tasks.get(taskId)?.task.content
    if (!task) return []
    const { rule, recall } = TASKS_SERVER[task.type]
    const stored = rule.stored.safeParse(state).data
    if (!stored || !recall) return []
    return recall.answered(task, stored).map(({ card, isRight }) => ({
      ...mine,
      taskId,
      cardId: card,
      ...firstMemory(isRight, { at, zone: who.timeZone }),
    }))
  })
  if (cards.length === 0) return false
  await db.insert(recallCards).values(cards).onConflictDoNothing()
  return true
}
