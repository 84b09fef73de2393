import type { Task } from '#shared/contract/tasks.ts'

export type TaskState = 'locked' | 'done' | 'begun' | 'new'

export function taskState(task: Task): TaskState {
  if (task.is_completed) return 'done'
  if (task.unmet.length > 0) return 'locked'
  return task.progress > 0 ? 'begun' : 'new'
}

/** The one to play next: what was begun before what was not. */
export function nextTask(tasks: readonly Task[]): Task | undefined {
  return tasks.find((task) => taskState(task) === 'begun') ?? tasks.find((task) => taskState(task) === 'new')
}
