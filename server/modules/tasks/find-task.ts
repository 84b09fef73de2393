import { notFound } from '#server/http/problem.ts'
import type { PlacedTask } from '#server/play/content.ts'
import { readPlayerContext, type PlayerContext } from '#server/play/player-context.ts'
import { unmetOfMission } from '#server/play/locks.ts'
import { noteSeen } from '#server/play/presence.ts'
import { mustPlay } from '#server/policies/must-play.ts'
import type { PlayerVisit } from './visit.ts'

/**
 * A task of the player's adventure; looking at it is being in its mission, where that is open.
 * @throws Problem 404 where there is none, or it was withdrawn
 */
export async function findTask(
  taskId: string,
  visit: PlayerVisit,
): Promise<{ context: PlayerContext; placed: PlacedTask; adventureId: string }> {
  const { db, now, player } = visit
  const adventure = mustPlay(player)
  const context = await readPlayerContext(visit, adventure)
  const placed = context?.content.tasks.get(taskId)
  if (!context || !placed) throw notFound()
  const { missionId } = placed
  if (unmetOfMission(context, missionId).length === 0) {
    await noteSeen(db, { ...player, adventureId: adventure.id }, missionId, now)
  }
  return { context, placed, adventureId: adventure.id }
}
