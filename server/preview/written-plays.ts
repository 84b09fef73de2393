import { TASKS_SERVER } from '#kinds/server.ts'
import type { TaskServer } from '#kinds/define/server.ts'
import { WRITTEN_PICTURE, type playWritten } from '#shared/contract/content-plays.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type { TaskContent, TaskPublished } from '#shared/scene/tasks/task.ts'
import { Problem } from '#server/http/problem.ts'
import { playsOfTask } from '#server/modules/tasks/plays.ts'
import { mustTranslate } from '#server/policies/must-translate.ts'
import type { PreviewVisit } from './playing.ts'

type Written = HandlerInput<typeof playWritten>['body']
type TaskFiles = Parameters<TaskServer['intake']['publish']>[1]

/**
 * Judges an attempt at a task that somebody is writing. It is begun anew with each call: what is asked may have changed since.
 * @throws Problem 404 without a draft, 422
 */
export async function playAsWritten(
  folder: string,
  { content, words, startedAt, moves, arrived = [], answers, isFinished }: Written,
  visit: Pick<PreviewVisit, 'db' | 'player' | 'now'>,
): Promise<Reply<typeof playWritten>> {
  await mustTranslate(visit.db, visit.player, folder)
  const { now } = visit
  const began = new Date(Math.min(now.getTime(), Date.parse(startedAt)))
  const plays = playsOfTask(await servedAsWritten(content))
  const text: TaskText = { name: '', goal: '', congrats: '', ...words }
  const when = { startedAt: began, now, launchedAt: null, text, arrived, ...(answers && { answers }) }
  const { play, refused } = plays.begin({ now: began, chance: inOrder }).take(moves, when)
  const result = play.result(when)
  if (isFinished && !result) throw new Problem(422, 'task-unfinished')
  return {
    playable: play.playable(text),
    state: play.show(text, isFinished, now),
    refused,
    result: result && { share: result.share, isPassed: result.isPassed },
  }
}

/** What is shuffled stays as it is written. */
const inOrder = (): number => 0

/** Pictures play no part in how a task is judged: they stay the names that they have in the draft. */
const UNSERVED: TaskFiles = {
  picture: named,
  largePicture: named,
  assistant: named,
  books: needBuild,
  packages: needBuild,
  film: needBuild,
}

function named(name: string): Promise<string> {
  return Promise.resolve(name === '' ? '' : `${WRITTEN_PICTURE}${name}`)
}

function needBuild(): Promise<never> {
  return Promise.reject(new Problem(422, 'needs-build'))
}

function servedAsWritten(content: TaskContent): Promise<TaskPublished> {
  return TASKS_SERVER[content.type].intake.publish(content, UNSERVED)
}
