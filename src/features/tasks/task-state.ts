import type { MissionTasks } from '#shared/contract/missions.ts'
import type { Task } from '#shared/contract/tasks.ts'
import { nextToPlay, type PlayState } from '#shared/domain/next-to-play.ts'

export function taskState(task: Task): PlayState {
  if (task.is_completed) return 'done'
  if (task.unmet.length > 0) return 'locked'
  return task.progress > 0 ? 'begun' : 'new'
}

/** How a task stands with the leader who rates it; null where none does, or nothing was handed in. */
export function leaderState({ review }: Task): 'awaits' | 'sentBack' | 'rated' | null {
  if (!review) return null
  if (review.mayRepeat) return 'sentBack'
  return review.stars === null ? 'awaits' : 'rated'
}

export function nextTask(tasks: readonly Task[]): Task | undefined {
  return nextToPlay(tasks, taskState)
}

/** Of all missions: the next task of the mission that the map names as the next. */
export function nextOfAll(missions: readonly MissionTasks[]): Task | undefined {
  return nextTask(nextToPlay(missions, missionState)?.tasks ?? [])
}

/** The label of the button that opens the next of these tasks. */
export function nextLabel(tasks: readonly Task[], next: Task): 'start' | 'continue' | 'next' {
  if (taskState(next) === 'begun') return 'continue'
  return tasks.some((task) => task.is_completed) ? 'next' : 'start'
}

function missionState({ tasks, unmet }: MissionTasks): PlayState {
  if (unmet.length > 0) return 'locked'
  if (!nextTask(tasks)) return 'done'
  return tasks.some((task) => task.is_completed) ? 'begun' : 'new'
}
