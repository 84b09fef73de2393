import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { TASKS_SERVER } from '#kinds/server.ts'
import {
  launchPackage,
  readReview,
  sendMoves,
  startTask,
  type Attempt,
  type Launch,
  type MovesReply,
} from '#shared/contract/attempts.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import { readTask } from '#shared/contract/tasks.ts'
import { hear, isOvertaken } from '#shared/domain/stamps.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import type { PreviewAttempt } from '#server/db/preview-state.ts'
import { Problem } from '#server/http/problem.ts'
import { chance } from '#server/lib/chance.ts'
import { asJudged } from '#server/modules/tasks/as-judged.ts'
import { playsOfTask } from '#server/modules/tasks/plays.ts'
import type { PlacedTask } from '#server/play/content.ts'
import { hintsOf } from '#server/play/hints.ts'
import { finishCall } from './answer-finish.ts'
import { arrivedOf } from './answer-uploads.ts'
import { inPreview, type Playing, type PreviewCall } from './playing.ts'
import { attemptOf, earlierOf, placedTask, showOne, whenOf, withAttempt } from './preview-attempts.ts'

/** @throws Problem 423 for a locked task, and for one that may not be tried again, or not yet */
function start(playing: Playing, placed: PlacedTask): Attempt {
  const { context, state, visit } = playing
  const task = showOne(playing, placed)
  if (task.unmet.length > 0) throw new Problem(423, 'task-locked', { unmet: task.unmet })
  const { content } = placed.task
  const plays = playsOfTask(content)
  const known = state.attempts.find(({ taskId, finishedAt }) => taskId === task.id && finishedAt === null)
  const attempt = known ?? begin(playing, task, plays)
  if (!known) playing.change(withAttempt(state, attempt))
  const play = plays.resume(attempt.state)
  const text = context.words.task(task.id)
  const shown = { playable: play.playable(text), state: play.show(text, false, visit.now) }
  const hints = hintsOf(placed.task, text, context.words.language)
  return { id: attempt.id, taskId: task.id, task, ...shown, ...hints }
}

function begin(
  playing: Playing,
  task: Attempt['task'],
  plays: ReturnType<typeof playsOfTask>,
): PreviewAttempt {
  const { now, tenant } = playing.visit
  const { language } = playing.context.words
  const refusal = task.is_completed
    ? plays.mayBegin && { code: 'no-attempts-left' }
    : plays.mayBegin?.(earlierOf(playing, task.id), now)
  if (refusal) throw refusalOf(refusal)
  const isSurenessAsked = readSwitches(tenant.params).assurance_in_tests
  const { stored, progress } = plays.begin({
    ...{ now, chance, isSurenessAsked, language },
    extraTimePercent: 0,
  })
  return {
    ...{ id: randomUUID(), taskId: task.id, isReview: task.is_completed, state: stored, progress, heard: [] },
    ...{ startedAt: now.toISOString(), launchedAt: null, finishedAt: null },
    ...{ finishKey: null, finishReply: null },
  }
}

function refusalOf({ code, retryAfter }: { code: string; retryAfter?: number }): Problem {
  return new Problem(423, code, retryAfter === undefined ? {} : { retryAfter })
}

/** @throws Problem 409 for a finished attempt, 422 for moves of another kind */
function take(
  playing: Playing,
  attemptId: string,
  { moves, stamp }: HandlerInput<typeof sendMoves>['body'],
): MovesReply {
  const { context, state, visit } = playing
  const { attempt, placed } = attemptOf(playing, attemptId)
  if (attempt.finishedAt !== null) throw new Problem(409, 'attempt-finished')
  const { content } = placed.task
  const before = playsOfTask(content).resume(attempt.state)
  const text = context.words.task(attempt.taskId)
  if (stamp && isOvertaken(attempt.heard, stamp))
    return { state: before.show(text, false, visit.now), refused: [] }
  const arrived = arrivedOf(state, attemptId)
  const { play, refused } = before.take(moves, { ...whenOf(playing, attempt), arrived })
  const heard = stamp ? hear(attempt.heard, stamp) : attempt.heard
  const after = withAttempt(state, { ...attempt, state: play.stored, progress: play.progress, heard })
  const { files } = TASKS_SERVER[content.type]
  const dropped = new Set(files ? moves.flatMap((move) => files.dropped(move) ?? []) : [])
  playing.change({ ...after, files: after.files.filter(({ id }) => !dropped.has(id)) })
  return { state: play.show(text, false, visit.now), refused }
}

/** @throws Problem 409 where nothing was handed in, 423 while another attempt is open */
function review(playing: Playing, placed: PlacedTask): Attempt {
  const { context, state, visit } = playing
  const task = showOne(playing, placed)
  const last = earlierOf(playing, task.id).at(-1)
  if (!last) throw new Problem(409, 'nothing-handed-in')
  const isOneOpen = state.attempts.some(
    ({ taskId, isReview, finishedAt }) => taskId === task.id && !isReview && finishedAt === null,
  )
  if (isOneOpen) throw new Problem(423, 'attempt-open')
  const play = playsOfTask(placed.task.content).resume(last.stored)
  const text = context.words.task(task.id)
  const shown = asJudged(play.show(text, true, visit.now), last.finishReply)
  return { id: last.id, taskId: task.id, task, playable: play.playable(text), state: shown }
}

/** Nothing of who plays is handed to what others made. @throws Problem 409, 422 */
async function launch(playing: Playing, attemptId: string): Promise<Launch> {
  const { visit, state } = playing
  const { attempt, placed } = attemptOf(playing, attemptId)
  const { content } = placed.task
  const found = TASKS_SERVER[content.type].launch?.packageOf(content, attempt.state)
  if (!found) throw new Problem(422, 'no-package')
  const { folder, opensWindows = false } = found
  const address = await visit.contentAddress('package', basename(folder), { opensWindows })
  const launched = await visit.contentAddress('launch', attemptId)
  if (!address || !launched) throw new Problem(409, 'no-content-host')
  if (attempt.launchedAt === null)
    playing.change(withAttempt(state, { ...attempt, launchedAt: visit.now.toISOString() }))
  const { origin, ticket } = address
  return {
    ...{ origin, page: `${origin}/launch/${ticket}/${launched.ticket}`, opensWindows },
    student: { id: attemptId.slice(0, 8), name: '' },
  }
}

/** Tasks from their start to their end, by the rules of their kinds. */
export const taskCalls: readonly PreviewCall[] = [
  inPreview(readTask, ({ params }, playing) => showOne(playing, placedTask(playing, params.taskId))),
  inPreview(startTask, ({ params }, playing) => start(playing, placedTask(playing, params.taskId))),
  inPreview(readReview, ({ params }, playing) => review(playing, placedTask(playing, params.taskId))),
  inPreview(sendMoves, ({ params, body }, playing) => take(playing, params.attemptId, body)),
  inPreview(launchPackage, ({ params }, playing) => launch(playing, params.attemptId)),
  finishCall,
]
