import * as z from 'zod/mini'
import { finishAttempt, type FinishItem, type TaskSummary } from '#shared/contract/attempts.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { PreviewAttempt, PreviewState } from '#server/db/preview-state.ts'
import { Problem } from '#server/http/problem.ts'
import { finishItems } from '#server/modules/tasks/finish-items.ts'
import { playsOfTask } from '#server/modules/tasks/plays.ts'
import { isRetried, mustFit, REVIEW, summaryOf, worthOf } from '#server/modules/tasks/worth.ts'
import type { PlacedTask } from '#server/play/content.ts'
import { inPreview, type Playing, type PreviewCall } from './playing.ts'
import { attemptOf, whenOf, withAttempt } from './preview-attempts.ts'
import { withDone } from './preview-progress.ts'

type Outcome = Reply<typeof finishAttempt>

const DENIED = { denided: true } as const

/** Judges as a real finish does, and stores nothing but that the preview's own player is done. @throws Problem 422 */
function finish(
  playing: Playing,
  attemptId: string,
  { key, answers }: HandlerInput<typeof finishAttempt>['body'],
): Outcome {
  const { attempt, placed } = attemptOf(playing, attemptId)
  if (attempt.finishedAt !== null) return again(attempt, key)
  const { task } = placed
  mustFit(task.content, answers)
  const play = playsOfTask(task.content).resume(attempt.state)
  const when = { ...whenOf(playing, attempt), ...(answers && { answers }) }
  const judged = attempt.isReview && !isRetried(task) ? null : play.result(when)
  const result = judged ?? (attempt.isReview ? REVIEW : null)
  if (!result) throw new Problem(422, 'task-unfinished')
  const close = (state: PreviewState, reply: Outcome): Outcome => {
    const closed = { finishedAt: playing.visit.now.toISOString(), finishKey: key, finishReply: reply }
    playing.change(withAttempt(state, { ...attempt, ...closed }))
    return reply
  }
  // no preview has a shop
  const worth = { ...worthOf(task, result), coins: 0 }
  const text = playing.context.words.task(task.id)
  const items = judged ? finishItems(task.content, play, text, playing.visit.now) : {}
  const summary = { ...summaryOf(task, result, worth), ...items }
  const had = entryOf(playing.state.done, task.id)
  if (attempt.isReview || had !== undefined) {
    if (!attempt.isReview || !judged) return close(playing.state, DENIED)
    return close(...better(playing.state, { task, had: had ?? 0, worth, summary }))
  }
  if (!result.isPassed) return close(playing.state, { ...summary, isMissionFinished: false })
  const state = doneState(playing, placed, worth, summary.isLeaderAcceptRequired)
  const isMissionFinished = entryOf(state.played, task.id)?.isMissionFinished ?? false
  return close(state, { ...summary, isMissionFinished })
}

interface Retried {
  task: PlacedTask['task']
  /** Points that it has brought. */
  had: number
  worth: { points: number }
  summary: ReturnType<typeof summaryOf> & { items?: FinishItem[] }
}

/** What a task that was done before brings more, as `better_result` of the database has it. */
function better(state: PreviewState, { task, had, worth, summary }: Retried): [PreviewState, Outcome] {
  const more = worth.points - had
  const { score, ending, items } = summary
  if (more <= 0)
    return [
      state,
      {
        ...{ ...DENIED, earned: had, ...(score && { score }), ...(ending && { ending }) },
        ...(items && { items }),
      },
    ]
  const done = { ...state.done, [task.id]: worth.points }
  const reply = { ...summary, points: more, earned: worth.points, isPassed: true, isMissionFinished: false }
  return [{ ...state, done, points: state.points + more }, reply]
}

function doneState(
  { state, context }: Playing,
  { task }: PlacedTask,
  worth: { points: number; coins: number },
  isForLeader: boolean,
): PreviewState {
  // what a leader rates brings nothing before
  const done = withDone(state, context.content, task.id, isForLeader ? { points: 0, coins: 0 } : worth)
  return isForLeader ? { ...done, handedIn: [...done.handedIn, task.id] } : done
}

function again({ finishKey, finishReply }: PreviewAttempt, key: string): Outcome {
  const reply = z.parse(finishAttempt.reply, finishReply)
  return finishKey === key || isFailed(reply) ? reply : DENIED
}

function isFailed(reply: Outcome): reply is TaskSummary {
  return !('denided' in reply) && reply.isPassed === false
}

export const finishCall: PreviewCall = inPreview(finishAttempt, ({ params, body }, playing) =>
  finish(playing, params.attemptId, body),
)
