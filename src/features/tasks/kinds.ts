import { TASKS_CLIENT } from '#kinds/client.ts'
import type { TaskClient } from '#kinds/define/client.tsx'
import { isTaskKind } from '#shared/scene/tasks/is-task-kind.ts'

/** What the browser knows of a kind of task; null of one that only a newer release has. */
export function kindOf(type: string): TaskClient | null {
  return isTaskKind(type) ? TASKS_CLIENT[type] : null
}
