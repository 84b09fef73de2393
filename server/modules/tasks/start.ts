import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Attempt } from '#shared/contract/attempts.ts'
import { attempts } from '#server/db/schema/play.ts'
import { Problem } from '#server/http/problem.ts'
import { chance } from '#server/lib/chance.ts'
import { showTask } from '#server/play/show-task.ts'
import { findTask } from './find-task.ts'
import { playsOfTask } from './kinds/index.ts'
import type { PlayerVisit } from './visit.ts'

/**
 * Opens the unfinished attempt, or a new one; that of a completed task is a review, which awards nothing.
 * @throws Problem 423 for a locked task
 */
export async function startAttempt(taskId: string, visit: PlayerVisit): Promise<Attempt> {
  const { db, now, tenant, player } = visit
  const { journey, placed, adventureId } = await findTask(taskId, visit)
  const task = showTask(journey, placed, tenant.features.isShopEnabled)
  if (task.unmet.length > 0) throw new Problem(423, 'task-locked', { unmet: task.unmet })
  const plays = playsOfTask(placed.task.content)
  const { stored } = plays.begin({ now, chance })
  const [attempt] = await db
    .insert(attempts)
    .values({
      tenantId: player.tenantId,
      personId: player.id,
      adventureId,
      id: randomUUID(),
      taskId,
      isReview: task.is_completed,
      startedAt: now,
      state: stored,
    })
    .onConflictDoUpdate({
      target: [attempts.tenantId, attempts.personId, attempts.adventureId, attempts.taskId],
      targetWhere: sql`${attempts.finishedAt} is null`,
      // a change of nothing, so that the open one is returned
      set: { taskId },
    })
    .returning()
  if (!attempt) throw new Error('an attempt was neither found nor made')
  const play = plays.resume(attempt.state)
  const text = journey.words.task(taskId)
  return { id: attempt.id, taskId, task, playable: play.playable(text), state: play.show(text, false) }
}
