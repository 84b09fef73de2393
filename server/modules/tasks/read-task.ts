import { TASKS_SERVER } from '#kinds/server.ts'
import type { Attempt } from '#shared/contract/attempts.ts'
import type { Task } from '#shared/contract/tasks.ts'
import { Problem } from '#server/http/problem.ts'
import { showTask } from '#server/play/show-task.ts'
import { asJudged } from './as-judged.ts'
import { readTries } from './earlier.ts'
import { extraTimeFor } from './extra-time.ts'
import { findTask } from './find-task.ts'
import { playsOfTask } from './plays.ts'
import type { PlayerVisit } from './visit.ts'

export async function readOneTask(taskId: string, visit: PlayerVisit): Promise<Task> {
  const { context, placed, adventureId } = await findTask(taskId, visit)
  const task = showTask(context, placed, visit.tenant.features.isShopEnabled)
  const { content } = placed.task
  const { exam } = TASKS_SERVER[content.type]
  if (!exam) return task
  const { earlier } = await readTries(visit, { adventureId, taskId })
  const extraTime = await extraTimeFor(content, visit)
  const wait = playsOfTask(content).mayBegin?.(earlier, visit.now)?.retryAfter ?? 0
  return { ...task, exam: exam.show(content, { made: earlier.length, wait, extraTime }, visit.now) }
}

/**
 * What was handed in last, with all that may be told of it.
 * @throws Problem 409 where nothing was, 423 while another attempt is open: its answers would lie beside it
 */
export async function readReview(taskId: string, visit: PlayerVisit): Promise<Attempt> {
  const { context, placed, adventureId } = await findTask(taskId, visit)
  const task = showTask(context, placed, visit.tenant.features.isShopEnabled)
  const { isOneOpen, earlier } = await readTries(visit, { adventureId, taskId })
  const last = earlier.at(-1)
  if (!last) throw new Problem(409, 'nothing-handed-in')
  if (isOneOpen) throw new Problem(423, 'attempt-open')
  const play = playsOfTask(placed.task.content).resume(last.stored)
  const text = context.words.task(taskId)
  const state = asJudged(play.show(text, true, visit.now), last.reply)
  return { id: last.id, taskId, task, playable: play.playable(text), state }
}
