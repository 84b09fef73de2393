import * as z from 'zod/mini'
import { finishAttempt as finishEndpoint, type Denied, type TaskSummary } from '#shared/contract/attempts.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { finishAttempt } from '#server/rewards/finish-attempt.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import { readAttempt, withContent } from './attempt.ts'
import { closeFailed } from './close-failed.ts'
import { playsOfTask } from './kinds/index.ts'
import type { Result } from './kinds/rule.ts'
import { untilCurrent } from './until-current.ts'
import type { PlayerVisit } from './visit.ts'

type Outcome = TaskSummary | z.infer<typeof Denied>

const DENIED = { denided: true } satisfies z.infer<typeof Denied>

interface Finish {
  attemptId: string
  /** Made by the browser once for this finish; sent again with every retry. */
  key: string
}

/**
 * Awards once, however often it is sent, and for what is kept of the attempt when it is closed: a move of another tab is
 * in it or is refused. That too little was right is told to every tab: denied, the task would count as done.
 * @throws Problem 422 while something is still to be answered
 */
export async function finishTask(finish: Finish, visit: PlayerVisit): Promise<Outcome> {
  return untilCurrent(() => finishAsRead(finish, visit))
}

async function finishAsRead({ attemptId, key }: Finish, visit: PlayerVisit): Promise<Outcome | 'moved'> {
  const { db, now, tenant, player } = visit
  const stored = await readAttempt(attemptId, visit)
  const { attempt, streak } = stored
  // before the task is looked for: it may have been withdrawn since
  if (attempt.finishedAt) {
    const outcome = readOutcome(attempt.finishReply)
    return attempt.finishKey === key || !isDone(outcome) ? outcome : DENIED
  }
  const { content, placed } = await withContent(stored, visit)
  const { task } = placed
  const { isReview, startedAt, revision } = attempt
  const result = isReview
    ? REVIEW
    : playsOfTask(task.content).resume(attempt.state).result({ startedAt, now })
  if (!result) throw new Problem(422, 'task-unfinished')
  const { isShopEnabled } = tenant.features
  const worth = (full: number) => (result.isPassed ? Math.round(full * result.share) : 0)
  const points = worth(task.points)
  const coins = isShopEnabled ? worth(task.coins) : 0
  const isLeaderAcceptRequired = task.isLeaderAcceptRequired ?? false
  const isLater = isLeaderAcceptRequired && result.isPassed
  const summary = {
    points: isLater ? 0 : points,
    currency: isLater ? 0 : coins,
    taskType: task.content.type,
    score: result.score,
    ending: result.ending,
    isPassed: result.isPassed,
    isLeaderAcceptRequired,
    isHiddenPointsAndCoins: task.isHiddenPointsAndCoins ?? false,
  }
  if (!result.isPassed) {
    const failed = { ...summary, isMissionFinished: false }
    return (await closeFailed({ attemptId, key, revision }, failed, visit)) ? failed : 'moved'
  }
  const { outcome, reply } = await finishAttempt(
    db,
    player,
    {
      attemptId,
      key,
      revision,
      points,
      coins,
      isLeaderAcceptRequired,
      summary,
      denied: DENIED,
      missionTasks: content.tasksBelow.get(placed.missionId) ?? [],
      streak,
    },
    readStreakRules(tenant.params, isShopEnabled),
    now,
  )
  if (outcome === 'gone') throw notFound()
  return outcome === 'moved' ? 'moved' : readOutcome(reply)
}

/** A review brings nothing and may end at any place. */
const REVIEW: Result = { share: 0, score: null, isPassed: true }

function isDone(outcome: Outcome): boolean {
  return 'denided' in outcome || outcome.isPassed !== false
}

/** What was stored is what the contract says; a parse proves it. */
function readOutcome(stored: unknown): Outcome {
  return z.parse(finishEndpoint.reply, stored)
}
