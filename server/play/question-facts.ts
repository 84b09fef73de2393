import type { QuestionFacts } from '#kinds/define/server.ts'
import { TASKS_SERVER } from '#kinds/server.ts'
import type { PublishedTask } from '#shared/scene/published.ts'

type TaskContent = PublishedTask['content']

/** What a live quiz can ask of a task, question by question; null where it is of a kind without such questions. */
export function questionFactsOf<Content extends TaskContent>(
  content: Content,
): QuestionFacts<Content['type']> | null {
  const { recall, exam } = TASKS_SERVER[content.type]
  return recall ?? exam?.quiz ?? null
}
