import { TASKS_SERVER } from '#kinds/server.ts'
import type { Task, TaskReview } from '#shared/contract/tasks.ts'
import type { PublishedTask } from '#shared/scene/published.ts'
import { isAnonymous } from './anonymous-answers.ts'
import type { PlacedTask } from './content.ts'
import type { PlayerContext } from './player-context.ts'
import { unmetOfTask } from './locks.ts'

/** A task as its player sees it. Coins show where the shop is enabled. */
export function showTask(
  context: PlayerContext,
  { missionId, task }: PlacedTask,
  isShopEnabled: boolean,
): Task {
  const { progress, words } = context
  const { name, goal, congrats, description } = words.task(task.id)
  const kind = TASKS_SERVER[task.content.type]
  const isCompleted = progress.done.has(task.id)
  const review = progress.reviews.get(task.id)
  const isOpen = !isCompleted || mayRepeat(task, review)
  return {
    id: task.id,
    missionId,
    name,
    type: task.content.type,
    is_completed: isCompleted,
    points: task.points,
    currency: isShopEnabled ? task.coins : 0,
    earned: review?.stars === null ? null : (progress.done.get(task.id) ?? null),
    congrats,
    params: {
      isLeaderAcceptRequired: mayBeRated(task) && task.isLeaderAcceptRequired === true,
      isShowCorrectAnswerHidden: kind.hidesAnswers(task.content),
    },
    minutes: task.minutes,
    competences: task.competences.map((key) => words.competence(key)),
    goal,
    ...(description !== undefined && { description }),
    hasQuestions: kind.hasQuestions(task.content),
    picture: task.picture,
    progress: isOpen ? (progress.open.get(task.id) ?? 0) : 0,
    unmet: unmetOfTask(context, task.id),
    ...(isAnonymous(task.content) && { isAnonymous: true }),
    ...criteriaOf(context, task),
    ...(review && { review: { stars: review.stars, mayRepeat: mayRepeat(task, review) } }),
  }
}

/** What is looked at is no secret. */
function criteriaOf({ words }: PlayerContext, task: PublishedTask): Pick<Task, 'criteria'> {
  const { criteria = [] } = task.isLeaderAcceptRequired ? (task.rating ?? {}) : {}
  const text = words.task(task.id).rating
  return criteria.length === 0 ? {} : { criteria: criteria.map((id) => text?.[id]?.title ?? id) }
}

/** Nobody accepts what nobody can see. */
export function mayBeRated({ content }: PublishedTask): boolean {
  return !isAnonymous(content)
}

/** Also where a new version asks for no rating any more: then it stays as it is. */
function mayRepeat(task: PublishedTask, review: TaskReview | undefined): boolean {
  return task.isLeaderAcceptRequired === true && review?.mayRepeat === true
}
