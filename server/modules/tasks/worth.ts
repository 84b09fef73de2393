import { TASKS_SERVER } from '#kinds/server.ts'
import type { Result } from '#kinds/define/rule.ts'
import type { SurveyAnswer } from '#shared/domain/tally.ts'
import type { PublishedTask } from '#shared/scene/published.ts'
import type { TaskPublished } from '#shared/scene/tasks/task.ts'
import { refusedField } from '#server/http/problem.ts'
import { isAnonymous } from '#server/play/anonymous-answers.ts'
import { mayBeRated } from '#server/play/show-task.ts'

interface Worth {
  points: number
  coins: number
}

/** What a finish brings at once, or with the rating; coins are recorded also while the shop is off. */
export function worthOf(task: PublishedTask, { isPassed, share }: Result): Worth {
  const partOf = (full: number) => (isPassed ? Math.round(full * share) : 0)
  return { points: partOf(task.points), coins: partOf(task.coins) }
}

export function summaryOf(
  task: PublishedTask,
  { score, ending, isPassed }: Result,
  { points, coins }: Worth,
) {
  const isLeaderAcceptRequired = mayBeRated(task) && task.isLeaderAcceptRequired === true
  const isLater = isLeaderAcceptRequired && isPassed
  return {
    points: isLater ? 0 : points,
    currency: isLater ? 0 : coins,
    taskType: task.content.type,
    score,
    ending,
    isPassed,
    isLeaderAcceptRequired,
    isHiddenPointsAndCoins: task.isHiddenPointsAndCoins ?? false,
    ...(isAnonymous(task.content) && { isAnonymous: true }),
  }
}

/** @throws Problem 422 for answers that this task does not ask for */
export function mustFit(content: TaskPublished, answers: readonly SurveyAnswer[] | undefined): void {
  if (!answers) return
  const { anonymous } = TASKS_SERVER[content.type]
  if (!anonymous?.isAnonymous(content)) throw refusedField('answers', 'belongs to an anonymous survey')
  const wrong = anonymous.findWrongAnswer(content, answers)
  if (wrong !== -1) throw refusedField(`answers[${wrong}]`, 'is no answer of this survey')
}

/** What is only looked at again brings nothing and may end at any place. */
export const REVIEW: Result = { share: 0, score: null, isPassed: true }

/** Whether a better result counts once it is done; what a leader rates is the leader's to judge again. */
export function isRetried(task: PublishedTask): boolean {
  const isRated = mayBeRated(task) && task.isLeaderAcceptRequired === true
  return TASKS_SERVER[task.content.type].isRetried(task.content) && !isRated
}
