import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { Slug } from '#shared/scene/slug.ts'
import { isStory } from './story-steps.ts'

/**
 * What a place opens: a mission; a task that is written; `card`, a task that the build makes of its name as long as no task of its
 * mission is written; or nothing, which the check refuses.
 */
export type Opens = 'mission' | 'task' | 'card' | 'nothing'

/** @param paths of the draft as it stands here. @returns null where places open nothing of their own, and for a name that no file can have */
export function opensOf(
  mission: MadeMission,
  missions: readonly MadeMission[],
  paths: readonly string[],
  id: string,
): Opens | null {
  if (isStory(mission) || !Slug.safeParse(id).success) return null
  if (missions.some((one) => one.id === id)) return 'mission'
  if (paths.includes(`${mission.id}/tasks/${id}.json`)) return 'task'
  const isBegun = paths.some((path) => path.startsWith(`${id}/`))
  if (isBegun) return 'mission'
  const hasTasks = paths.some((path) => path.startsWith(`${mission.id}/tasks/`))
  // what is new becomes what the others are
  return !hasTasks && mission.tasks.length > 0 ? 'card' : 'nothing'
}
