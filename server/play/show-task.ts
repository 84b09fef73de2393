import type { Task } from '#shared/contract/tasks.ts'
import { percentDone } from '#shared/domain/progress.ts'
import type { PlacedTask } from './content.ts'
import type { Journey } from './journey.ts'
import { unmetOfTask } from './locks.ts'

/** A task as its player sees it. Coins show where the shop is enabled. */
export function showTask(journey: Journey, { missionId, task }: PlacedTask, isShopEnabled: boolean): Task {
  const { standing, words } = journey
  const { name, goal, congrats } = words.task(task.id)
  const isCompleted = standing.done.has(task.id)
  const cards = task.content.cards.length
  // a version before may have had more cards
  const card = Math.min(standing.open.get(task.id) ?? 0, cards - 1)
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
    params: { isLeaderAcceptRequired: false, isShowCorrectAnswerHidden: false },
    minutes: task.minutes,
    competences: task.competences.map((key) => words.competence(key)),
    goal,
    hasQuestions: task.content.cards.some(({ question }) => question !== undefined),
    picture: task.picture,
    progress: isCompleted ? 0 : percentDone(card, cards),
    unmet: unmetOfTask(journey, task.id),
  }
}
