import { createContext } from 'react'
import type { Task } from '#shared/contract/tasks.ts'
import type { MissionNode } from '#shared/scene/adventure.ts'

/** Address of the picture that stands behind a task; null where its mission has none. */
export const TaskBackdrop = createContext<string | null>(null)

/** A task that is done stands before another picture, where the mission has one. */
export function backdropOf({ is_completed }: Task, mission: MissionNode | undefined): string | null {
  if (!mission) return null
  const { taskBackground, taskBackgroundDone } = mission
  return is_completed ? (taskBackgroundDone ?? taskBackground) : taskBackground
}
