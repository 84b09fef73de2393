import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Attempt } from '#shared/contract/attempts.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { attempts } from '#server/db/schema/play.ts'
import { Problem } from '#server/http/problem.ts'
import { chance } from '#server/lib/chance.ts'
import { showTask } from '#server/play/show-task.ts'
import { readTries } from './earlier.ts'
import { findTask } from './find-task.ts'
import { playsOfTask } from './kinds/index.ts'
import type { NoFurther } from './kinds/rule.ts'
import type { PlayerVisit } from './visit.ts'

/**
 * Opens the unfinished attempt, or a new one; that of a completed task is a review, which awards nothing.
 * @throws Problem 423 for a locked task, and for one that may not be tried again, or not yet
 */
export async function startAttempt(taskId: string, visit: PlayerVisit): Promise<Attempt> {
  const { db, now, tenant, player } = visit
  const { journey, placed, adventureId } = await findTask(taskId, visit)
  const task = showTask(journey, placed, tenant.features.isShopEnabled)
  if (task.unmet.length > 0) throw new Problem(423, 'task-locked', { unmet: task.unmet })
  const plays = playsOfTask(placed.task.content)
  if (plays.mayBegin) {
    const { isOneOpen, earlier } = await readTries(visit, { adventureId, taskId })
    // done once is done: such a task is looked at again, not tried again
    const no: NoFurther | null = task.is_completed
      ? { code: 'no-attempts-left' }
      : plays.mayBegin(earlier, now)
    if (no && !isOneOpen)
      throw new Problem(423, no.code, { ...(no.retryAfter !== undefined && { retryAfter: no.retryAfter }) })
  }
  const isSurenessAsked = readSwitches(tenant.params).assurance_in_tests
  const { stored, progress } = plays.begin({ now, chance, isSurenessAsked })
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
      progress,
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
  return { id: attempt.id, taskId, task, playable: play.playable(text), state: play.show(text, false, now) }
}
