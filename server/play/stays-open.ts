import { IMPORTED_AT } from '#kinds/scorm/shared/schemas.ts'
import { TASKS_SERVER } from '#kinds/server.ts'
import type { TaskPublished } from '#shared/scene/tasks/task.ts'
import { childrenOf, pathToRoot, type Content } from './content.ts'
import type { PlayerProgress } from './player-progress.ts'

/**
 * The missions that rules take for finished: by what was in them when the player finished them. What is put there later is to be
 * done like any other task, and shuts nothing that was open.
 */
export function finishedMissions(content: Content, progress: PlayerProgress): Set<string> {
  const fromStart = new Set<string>()
  for (const [taskId, { isMissionFinished }] of progress.played) {
    const placed = content.tasks.get(taskId)
    if (placed && isMissionFinished) fromStart.add(placed.missionId)
  }
  const complete = new Set<string>()
  // whatever leads to a mission stands before it
  for (const mission of [...content.missions.values()].reverse()) {
    const isComplete =
      mission.tasks.every(({ id }) => progress.done.has(id) || isElsewhere(content, mission.id, id)) &&
      childrenOf(content, mission).every(({ id }) => complete.has(id))
    if (isComplete || fromStart.has(mission.id)) complete.add(mission.id)
  }
  const isFinished = (id: string): boolean =>
    content.missions.get(id)?.steps
      ? (progress.stories.get(id)?.isFinished ?? false)
      : complete.has(id) && (content.tasksBelow.get(id) ?? []).length > 0
  return new Set([...content.missions.keys()].filter(isFinished))
}

/** The missions that the player has begun, and those that lead to them: no rule shuts them any more. */
export function begunMissions(content: Content, progress: PlayerProgress): Set<string> {
  const begun = [...progress.stories.keys()]
  for (const taskId of progress.played.keys()) {
    const placed = content.tasks.get(taskId)
    if (placed && !canMove(placed.task.content)) begun.push(placed.missionId)
  }
  return new Set(begun.flatMap((id) => pathToRoot(content, id).map((mission) => mission.id)))
}

/** One that two missions name belongs to the first. */
function isElsewhere({ tasks }: Content, missionId: string, taskId: string): boolean {
  return tasks.get(taskId)?.missionId !== missionId
}

/** A tenant moves its packages as it likes: one that was begun elsewhere unlocks nothing here. */
function canMove(content: TaskPublished): boolean {
  const found = TASKS_SERVER[content.type].launch?.packageOf(content)
  return found?.folder.startsWith(IMPORTED_AT) ?? false
}
