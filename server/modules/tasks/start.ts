import type { Attempt } from '#shared/contract/attempts.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { Problem } from '#server/http/problem.ts'
import { chance } from '#server/lib/chance.ts'
import { showTask } from '#server/play/show-task.ts'
import { lockTries } from './earlier.ts'
import { findTask } from './find-task.ts'
import { playsOfTask } from './kinds/index.ts'
import type { TaskPlays } from './kinds/play.ts'
import type { NoFurther } from './kinds/rule.ts'
import { openAttempt, type Beginning } from './open-attempt.ts'
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
  const isSurenessAsked = readSwitches(tenant.params).assurance_in_tests
  const { stored, progress } = plays.begin({ now, chance, isSurenessAsked })
  const { mayBegin } = plays
  const beginning = { adventureId, taskId, isReview: task.is_completed, stored, progress }
  const attempt =
    mayBegin === null
      ? await openAttempt(db, player, beginning, now)
      : await db.transaction(async (tx) => {
          await mustBegin({ ...visit, db: tx }, beginning, mayBegin)
          return openAttempt(tx, player, beginning, now)
        })
  const play = plays.resume(attempt.state)
  const text = journey.words.task(taskId)
  return { id: attempt.id, taskId, task, playable: play.playable(text), state: play.show(text, false, now) }
}

/** @throws Problem 423 where none is open, and no further one may begin */
async function mustBegin(
  visit: PlayerVisit,
  { adventureId, taskId, isReview }: Beginning,
  mayBegin: NonNullable<TaskPlays['mayBegin']>,
): Promise<void> {
  const { isOneOpen, earlier } = await lockTries(visit, { adventureId, taskId })
  // done once is done: such a task is looked at again, not tried again
  const no: NoFurther | null = isReview ? { code: 'no-attempts-left' } : mayBegin(earlier, visit.now)
  if (no && !isOneOpen)
    throw new Problem(423, no.code, { ...(no.retryAfter !== undefined && { retryAfter: no.retryAfter }) })
}
