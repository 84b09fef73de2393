import type { Attempt } from '#shared/contract/attempts.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { Problem } from '#server/http/problem.ts'
import { chance } from '#server/lib/chance.ts'
import type { NoFurther } from '#kinds/define/rule.ts'
import { showTask } from '#server/play/show-task.ts'
import { hintsOf } from '#server/play/hints.ts'
import { taskWords, wordsIn } from '#server/play/words.ts'
import { mustPlay } from '#server/policies/must-play.ts'
import { runsPackage, withContent, type AttemptRow } from './attempt.ts'
import { lockTries } from './earlier.ts'
import { extraTimeFor } from './extra-time.ts'
import { findTask } from './find-task.ts'
import { playsOfTask } from './plays.ts'
import type { TaskPlays } from './plays.ts'
import { becomesReview, isCompleted, openAttempt, type Beginning } from './open-attempt.ts'
import { finishIn } from './finish-in.ts'
import { untilCurrent } from './until-current.ts'
import type { PlayerVisit } from './visit.ts'

/**
 * Opens the unfinished attempt, or a new one; that of a completed task is a review, which brings no more than a better result does,
 * also where it was completed only just now.
 * @throws Problem 423 for a locked task, and for one that may not be tried again, or not yet
 */
export function startAttempt(taskId: string, visit: PlayerVisit): Promise<Attempt> {
  return untilCurrent(() => startAsRead(taskId, visit))
}

async function startAsRead(taskId: string, visit: PlayerVisit): Promise<Attempt | 'moved'> {
  const { db, now, tenant, player } = visit
  const { context, placed, adventureId } = await findTask(taskId, visit)
  const task = showTask(context, placed, tenant.features.isShopEnabled)
  if (task.unmet.length > 0) throw new Problem(423, 'task-locked', { unmet: task.unmet })
  const plays = playsOfTask(placed.task.content)
  const extraTimePercent = await extraTimeFor(placed.task.content, visit)
  const isSurenessAsked = readSwitches(tenant.params).assurance_in_tests
  const { language } = context.words
  const opening = { now, chance, isSurenessAsked, extraTimePercent, language }
  const { stored, progress } = plays.begin(opening)
  // what its leader sent back may be tried again, however often it was
  const isSentBack = task.review?.mayRepeat ?? false
  const mayBegin = isSentBack ? null : plays.mayBegin
  const isReview = task.is_completed && !isSentBack
  const { versionId: currentVersionId } = mustPlay(player)
  const versionId = runsPackage(placed) ? null : currentVersionId
  const beginning = { adventureId, versionId, taskId, isReview, stored, progress }
  const attempt =
    mayBegin === null
      ? await openUnlessDone(beginning, visit)
      : await db.transaction(async (tx) => {
          await mustBegin({ ...visit, db: tx }, beginning, mayBegin)
          return openAttempt(tx, player, beginning, now)
        })
  if (attempt === 'moved') return 'moved'
  // one that was open already goes on as it began
  const versions = { versionId: attempt.versionId ?? currentVersionId, currentVersionId }
  const begun = await withContent({ attempt, ...versions }, visit)
  const { task: begunTask } = begun.placed
  const play = playsOfTask(begunTask.content).resume(attempt.state)
  const text = taskWords(begun.content, taskId, visit)
  const finish = await finishIn({ task: begunTask, text, play }, attempt, visit)
  const [playable, state] = [play.playable(text), play.show(text, false, now)]
  const hints = hintsOf(begunTask, text, wordsIn(begun.content, visit.languages, tenant).language)
  return { id: attempt.id, taskId, task, playable, state, ...finish, ...hints }
}

/** Of a kind that may be tried as often as one likes. */
async function openUnlessDone(
  beginning: Beginning,
  { db, now, player }: PlayerVisit,
): Promise<AttemptRow | 'moved'> {
  const attempt = await openAttempt(db, player, beginning, now)
  const isPlayed = !attempt.isReview
  return isPlayed && (await becomesReview(db, player, attempt)) ? 'moved' : attempt
}

/** @throws Problem 423 where none is open, and no further one may begin */
async function mustBegin(
  visit: PlayerVisit,
  beginning: Beginning,
  mayBegin: NonNullable<TaskPlays['mayBegin']>,
): Promise<void> {
  const { isOneOpen, earlier } = await lockTries(visit, beginning)
  // done once is done: such a task is looked at again, not tried again
  const isDone = beginning.isReview || (await isCompleted(visit.db, visit.player, beginning))
  const no: NoFurther | null = isDone ? { code: 'no-attempts-left' } : mayBegin(earlier, visit.now)
  if (no && !isOneOpen)
    throw new Problem(423, no.code, { ...(no.retryAfter !== undefined && { retryAfter: no.retryAfter }) })
}
