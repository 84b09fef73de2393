import { TASKS_SERVER } from '#kinds/server.ts'
import type { Attempt } from '#shared/contract/attempts.ts'
import type { Task } from '#shared/contract/tasks.ts'
import { Problem } from '#server/http/problem.ts'
import { showTask } from '#server/play/show-task.ts'
import { readContent } from '#server/play/read-content.ts'
import { wordsIn } from '#server/play/words.ts'
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
  const { content } = placed.task
  // what players are not shown any more, nobody is shown of earlier
  const isHidden = TASKS_SERVER[content.type].hidesAnswers(content)
  const shown = isHidden ? null : await asHandedIn(last.versionId, taskId, visit)
  const play = playsOfTask((shown?.placed ?? placed).task.content).resume(last.stored)
  const text = (shown?.words ?? context.words).task(taskId)
  const state = asJudged(play.show(text, true, visit.now), last.reply)
  return { id: last.id, taskId, task, playable: play.playable(text), state }
}

/** The task as it was in the version that an attempt began with. */
async function asHandedIn(versionId: string | null, taskId: string, { db, languages, tenant }: PlayerVisit) {
  const content = versionId === null ? null : await readContent(db, tenant.id, versionId)
  const placed = content?.tasks.get(taskId)
  return content && placed && { placed, words: wordsIn(content, languages, tenant) }
}
