import type { LearningPillContent } from '#kinds/learning-pill/shared/schemas.ts'
import type { TaskPublished } from '#shared/scene/tasks/task.ts'

/** The content of a task that is a learning pill. */
export function pillOf(content: TaskPublished | undefined): LearningPillContent {
  if (content?.type !== 'learning-pill') throw new Error('this is no learning pill')
  return content
}
