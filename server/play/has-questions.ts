import type { TaskPublished } from '#shared/scene/tasks/task.ts'

/** False where nothing is asked: playing to the end brings all of the points. */
export function hasQuestions(content: TaskPublished): boolean {
  if (content.type === 'egzamin') return true
  if (content.type === 'quiz-connector-mothers-children') return true
  if (content.type === 'symulacja_v3') return true
  return content.type === 'learning-pill' && content.cards.some(({ question }) => question !== undefined)
}
