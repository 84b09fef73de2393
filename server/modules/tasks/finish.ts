import * as z from 'zod/mini'
import { finishAttempt as finishEndpoint, type Denied, type TaskSummary } from '#shared/contract/tasks.ts'
import type { PublishedTask } from '#shared/scene/published.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { finishAttempt } from '#server/rewards/finish-attempt.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import { readAttempt, withContent, type AttemptRow } from './attempt.ts'
import { TASK_RULES } from './kinds/index.ts'
import type { PlayerVisit } from './visit.ts'

type Outcome = TaskSummary | z.infer<typeof Denied>

const DENIED = { denided: true } satisfies z.infer<typeof Denied>

interface Finish {
  attemptId: string
  /** Made by the browser once for this finish; sent again with every retry. */
  key: string
}

/**
 * Awards once, however often it is sent.
 * @throws Problem 422 while something is still to be answered
 */
export async function finishTask({ attemptId, key }: Finish, visit: PlayerVisit): Promise<Outcome> {
  const { db, now, tenant, player } = visit
  const stored = await readAttempt(attemptId, visit)
  const { attempt, streak } = stored
  // before the task is looked for: it may have been withdrawn since
  if (attempt.finishedAt) return attempt.finishKey === key ? readOutcome(attempt.finishReply) : DENIED
  const { content, placed } = await withContent(stored, visit)
  const { isShopEnabled } = tenant.features
  const points = worth(placed.task, attempt, isShopEnabled)
  const reply = await finishAttempt(
    db,
    player,
    {
      attemptId,
      key,
      ...points,
      summary: {
        points: points.points,
        currency: points.coins,
        taskType: placed.task.content.type,
        isLeaderAcceptRequired: false,
        isHiddenPointsAndCoins: placed.task.isHiddenPointsAndCoins ?? false,
      },
      denied: DENIED,
      missionTasks: content.tasksBelow.get(placed.missionId) ?? [],
      streak,
    },
    readStreakRules(tenant.params, isShopEnabled),
    now,
  )
  if (reply === null) throw notFound()
  return readOutcome(reply)
}

/** A review brings nothing and may end at any card. */
function worth(
  { content, points, coins }: PublishedTask,
  { answers, isReview }: AttemptRow,
  isShopEnabled: boolean,
): { points: number; coins: number } {
  if (isReview) return { points: 0, coins: 0 }
  const first = new Map(Object.entries(answers).map(([card, { isCorrect }]) => [card, isCorrect]))
  const share = TASK_RULES[content.type].share(content, first)
  if (share === undefined) throw new Problem(422, 'task-unfinished')
  return { points: Math.round(points * share), coins: isShopEnabled ? Math.round(coins * share) : 0 }
}

/** What was stored is what the contract says; a parse proves it. */
function readOutcome(stored: unknown): Outcome {
  return z.parse(finishEndpoint.reply, stored)
}
