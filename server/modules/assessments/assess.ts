import { and, eq } from 'drizzle-orm'
import type { MissionAssessment, readMissionAssessment } from '#shared/contract/assessments.ts'
import { missionAssessments } from '#server/db/schema/reviews.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readPlayerContext } from '#server/play/player-context.ts'
import { progressBelow } from '#server/play/player-progress.ts'
import { mustPlay } from '#server/policies/must-play.ts'

type PlayerVisit = VisitOf<typeof readMissionAssessment>

/** @throws Problem 404 for a mission that the player's adventure does not have */
export async function readAssessment(missionId: string, visit: PlayerVisit): Promise<MissionAssessment> {
  const isFinished = await isMissionFinished(missionId, visit)
  const [said] = await visit.db
    .select({ stars: missionAssessments.stars })
    .from(missionAssessments)
    .where(isOf(missionId, visit))
  return { stars: said?.stars ?? null, isDue: isFinished && !said }
}

/** @throws Problem 404, 409 for a mission that is not finished, and for one that was assessed before */
export async function assess(
  missionId: string,
  stars: number,
  visit: PlayerVisit,
): Promise<MissionAssessment> {
  const { db, now, player } = visit
  if (!(await isMissionFinished(missionId, visit))) throw new Problem(409, 'mission-unfinished')
  const { id: adventureId } = mustPlay(player)
  const said = await db
    .insert(missionAssessments)
    .values({
      tenantId: player.tenantId,
      personId: player.id,
      adventureId,
      missionId,
      stars,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ stars: missionAssessments.stars })
  if (said.length === 0) throw new Problem(409, 'already-assessed')
  return { stars, isDue: false }
}

/** What has no task is never finished. */
async function isMissionFinished(missionId: string, visit: PlayerVisit): Promise<boolean> {
  const context = await readPlayerContext(visit, mustPlay(visit.player))
  if (!context?.content.missions.has(missionId)) throw notFound()
  return progressBelow(context.content, context.progress, missionId) === 100
}

function isOf(missionId: string, { player }: PlayerVisit) {
  return and(
    eq(missionAssessments.tenantId, player.tenantId),
    eq(missionAssessments.personId, player.id),
    eq(missionAssessments.adventureId, mustPlay(player).id),
    eq(missionAssessments.missionId, missionId),
  )
}
