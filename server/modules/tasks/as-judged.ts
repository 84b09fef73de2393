import { TASKS_SERVER } from '#kinds/server.ts'
import { TaskSummary } from '#shared/contract/attempts.ts'
import type { TaskState } from '#shared/scene/tasks/task.ts'

/** The result of an exam is the one that counted, though a new version may judge otherwise. */
export function asJudged(state: TaskState, reply: unknown): TaskState {
  const { score, isPassed } = TaskSummary.safeParse(reply).data ?? {}
  if (!score || isPassed === undefined) return state
  return TASKS_SERVER[state.type].exam?.asJudged(state, { score, isPassed }) ?? state
}
