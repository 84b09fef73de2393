import type { Task } from '#shared/contract/tasks.ts'
import type { TaskPublished } from '#shared/scene/tasks/task.ts'
import { hasQuestions } from './has-questions.ts'
import type { PlacedTask } from './content.ts'
import type { Journey } from './journey.ts'
import { unmetOfTask } from './locks.ts'

/** A task as its player sees it. Coins show where the shop is enabled. */
export function showTask(journey: Journey, { missionId, task }: PlacedTask, isShopEnabled: boolean): Task {
  const { standing, words } = journey
  const { name, goal, congrats } = words.task(task.id)
  const isCompleted = standing.done.has(task.id)
  return {
    id: task.id,
    missionId,
    name,
    type: task.content.type,
    is_completed: isCompleted,
    points: task.points,
    currency: isShopEnabled ? task.coins : 0,
    earned: standing.done.get(task.id) ?? null,
    congrats,
    params: { isLeaderAcceptRequired: false, isShowCorrectAnswerHidden: hidesAnswers(task.content) },
    minutes: task.minutes,
    competences: task.competences.map((key) => words.competence(key)),
    goal,
    hasQuestions: hasQuestions(task.content),
    picture: task.picture,
    progress: isCompleted ? 0 : (standing.open.get(task.id) ?? 0),
    unmet: unmetOfTask(journey, task.id),
  }
}

function hidesAnswers(content: TaskPublished): boolean {
  return content.type === 'egzamin' && content.isShowCorrectAnswerHidden
}
