import type { readTask, Task } from '#shared/contract/tasks.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import type { PlacedTask } from '#server/play/content.ts'
import { readJourney } from '#server/play/journey.ts'
import { unmetOfMission, type Journey } from '#server/play/locks.ts'
import { noteSeen } from '#server/play/presence.ts'
import { showTask } from '#server/play/show-task.ts'
import { mustPlay } from '#server/policies/must-play.ts'

export type PlayerVisit = VisitOf<typeof readTask>

export async function readOneTask(taskId: string, visit: PlayerVisit): Promise<Task> {
  const { journey, placed } = await findTask(taskId, visit)
  return showTask(journey, placed, visit.tenant.features.isShopEnabled)
}

/**
 * A task of the player's adventure; looking at it is being in its mission, where that is open.
 * @throws Problem 404 where there is none, or it was withdrawn
 */
export async function findTask(
  taskId: string,
  visit: PlayerVisit,
): Promise<{ journey: Journey; placed: PlacedTask; adventureId: string }> {
  const { db, now, player } = visit
  const adventure = mustPlay(player)
  const journey = await readJourney(visit, adventure)
  const placed = journey?.content.tasks.get(taskId)
  if (!journey || !placed) throw notFound()
  const { missionId } = placed
  if (unmetOfMission(journey, missionId).length === 0) {
    await noteSeen(db, { ...player, adventureId: adventure.id }, missionId, now)
  }
  return { journey, placed, adventureId: adventure.id }
}
