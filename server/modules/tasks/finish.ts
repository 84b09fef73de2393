import * as z from 'zod/mini'
import { finishAttempt as finishEndpoint, type Denied, type TaskSummary } from '#shared/contract/attempts.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type { PublishedTask } from '#shared/scene/published.ts'
import { localTimeIn } from '#shared/domain/local-time.ts'
import type { SurveyAnswer } from '#shared/domain/tally.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import type { Result } from '#kinds/define/rule.ts'
import { finishAttempt } from '#server/rewards/finish-attempt.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import { countAnonymously } from '#server/play/anonymous-answers.ts'
import { badgeTests } from '#server/play/badge-tests.ts'
import { readContent } from '#server/play/read-content.ts'
import { taskWords } from '#server/play/words.ts'
import { readAttempt, withContent, type AttemptRow } from './attempt.ts'
import { closeFailed } from './close-failed.ts'
import { finishItems } from './finish-items.ts'
import { playsOfTask, type Play } from './plays.ts'
import { sinceOf } from './finish-in.ts'
import { isRetried, mustFit, REVIEW, summaryOf, worthOf } from './worth.ts'
import { untilCurrent } from './until-current.ts'
import type { PlayerVisit } from './visit.ts'

type Outcome = TaskSummary | z.infer<typeof Denied>

const DENIED = { denided: true } satisfies z.infer<typeof Denied>

interface Finish {
  attemptId: string
  /** Of an anonymous survey. */
  answers?: readonly SurveyAnswer[] | undefined
  /** Made by the browser once for this finish; sent again with every retry. */
  key: string
}

/**
 * Awards once, however often it is sent, and for what is kept of the attempt when it is closed: a move of another tab is
 * in it or is refused. That too little was right is told to every tab: denied, the task would count as done. Of a task that was done
 * before, a better result brings the difference, and any other nothing.
 * @throws Problem 422 while something is still to be answered, 429 sooner than a person can have played it
 */
export async function finishTask(finish: Finish, visit: PlayerVisit): Promise<Outcome> {
  return untilCurrent(() => finishAsRead(finish, visit))
}

async function finishAsRead(
  { attemptId, key, answers }: Finish,
  visit: PlayerVisit,
): Promise<Outcome | 'moved'> {
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
  mustFit(task.content, answers)
  const { isReview, revision } = attempt
  const play = playsOfTask(task.content).resume(attempt.state)
  const text = taskWords(content, task.id, visit)
  const { result, isJudged, items } = judge(play, { task, text, attempt, answers, now })
  const { isShopEnabled } = tenant.features
  const worth = worthOf(task, result)
  const summary = { ...summaryOf(task, result, isShopEnabled ? worth : { ...worth, coins: 0 }), ...items }
  if (!result.isPassed && !isReview) {
    const failed = { ...summary, isMissionFinished: false }
    return (await closeFailed({ attemptId, key, revision }, failed, visit)) ? failed : 'moved'
  }
  const rules = readStreakRules(tenant.params, isShopEnabled)
  // the task ends as it began; what it opens is what players see now
  const seen = (await readContent(db, tenant.id, stored.currentVersionId)) ?? content
  const missionId = seen.tasks.get(task.id)?.missionId ?? placed.missionId
  const hour = Number(localTimeIn(player.timeZone, now).slice(0, 2))
  const { outcome, isFirst, reply } = await finishAttempt(
    db,
    player,
    {
      attemptId,
      key,
      revision,
      ...worth,
      isLeaderAcceptRequired: summary.isLeaderAcceptRequired,
      summary,
      // of what was done before it says how it went this time
      denied: { ...DENIED, ...items },
      isRetry: isReview && isJudged,
      hasCoins: isShopEnabled,
      least: { seconds: isJudged ? play.leastSeconds(text) : 0, since: sinceOf(attempt) },
      missionTasks: seen.tasksBelow.get(missionId) ?? [],
      badges: badgeTests(seen, rules.period, { by: 'finish', taskId: task.id, hour }),
      streak,
    },
    rules,
    now,
  )
  if (outcome === 'gone') throw notFound()
  // nothing is lost, and the same call is taken then
  if (outcome === 'early') throw new Problem(429, 'too-early', { retryAfter: z.parse(z.int(), reply) })
  const { tenantId, adventureId, taskId } = attempt
  if (isFirst && answers) await countAnonymously(db, { tenantId, adventureId, taskId }, answers)
  return outcome === 'moved' ? 'moved' : readOutcome(reply)
}

interface Judging extends Pick<Finish, 'answers'> {
  task: PublishedTask
  text: TaskText
  attempt: AttemptRow
  now: Date
}

/**
 * What is only looked at again may end at any place, and is not judged.
 * @throws Problem 422 while something of a first try is still to be done
 */
function judge(
  play: Play,
  { task, text, attempt, answers, now }: Judging,
): { result: Result; isJudged: boolean; items: ReturnType<typeof finishItems> } {
  const { isReview, startedAt, launchedAt } = attempt
  const when = { startedAt, launchedAt, now, text, ...(answers && { answers }) }
  const result = isReview && !isRetried(task) ? null : play.result(when)
  if (!result && !isReview) throw new Problem(422, 'task-unfinished')
  const items = result ? finishItems(task.content, play, text, now) : {}
  return { result: result ?? REVIEW, isJudged: result !== null, items }
}

function isDone(outcome: Outcome): boolean {
  return 'denided' in outcome || outcome.isPassed !== false
}

/** What was stored is what the contract says; a parse proves it. */
function readOutcome(stored: unknown): Outcome {
  return z.parse(finishEndpoint.reply, stored)
}
