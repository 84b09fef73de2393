import { and, isNull } from 'drizzle-orm'
import type { AttemptState } from '#shared/scene/tasks/attempt.ts'
import { attempts } from '#server/db/schema/play.ts'
import { Problem } from '#server/http/problem.ts'
import { noteSeen } from '#server/play/presence.ts'
import { findAttempt, isOwn, lastCard, showState } from './attempt.ts'
import type { PlayerVisit } from './visit.ts'

/** Whoever turns a card is there. A card behind the last one is the last one. @throws Problem 409 for a finished attempt */
export async function savePosition(
  attemptId: string,
  card: number,
  visit: PlayerVisit,
): Promise<AttemptState> {
  const { db, now, player } = visit
  const { attempt: found, placed } = await findAttempt(attemptId, visit)
  await noteSeen(db, { ...player, adventureId: found.adventureId }, placed.missionId, now)
  const [attempt] = await db
    .update(attempts)
    .set({ card: Math.min(card, lastCard(placed.task.content)) })
    .where(and(isOwn(attemptId, player), isNull(attempts.finishedAt)))
    .returning()
  if (!attempt) throw new Problem(409, 'attempt-finished')
  return showState(attempt, placed.task.content)
}
