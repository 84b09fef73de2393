import { and, avg, count, desc, eq, gte } from 'drizzle-orm'
import type { Reply } from '#shared/contract/endpoint.ts'
import { FEWEST_ASSESSMENTS, type readMissionAssessments } from '#shared/contract/team.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { missionAssessments } from '#server/db/schema/reviews.ts'
import { wordsOf } from '#server/play/read-reviews.ts'
import { playersOf } from '#server/policies/must-lead.ts'
import type { LeaderVisit } from './visit.ts'

/** Averages of my players’ stars; of fewer than five nothing is told, not even how many there are. */
export async function readAssessments(visit: LeaderVisit): Promise<Reply<typeof readMissionAssessments>> {
  const { db, player } = visit
  const players = playersOf(db, player).as('players')
  const { adventureId, missionId } = missionAssessments
  const rows = await db
    .select({
      adventureId,
      missionId,
      versionId: adventures.versionId,
      average: avg(missionAssessments.stars).mapWith(Number),
      count: count(),
    })
    .from(players)
    .innerJoin(
      missionAssessments,
      and(eq(missionAssessments.tenantId, players.tenantId), eq(missionAssessments.personId, players.id)),
    )
    .innerJoin(
      adventures,
      and(eq(adventures.tenantId, missionAssessments.tenantId), eq(adventures.id, adventureId)),
    )
    .groupBy(adventureId, missionId, adventures.versionId)
    .having(gte(count(), FEWEST_ASSESSMENTS))
    .orderBy(desc(count()))
  const versions = await wordsOf(
    visit,
    rows.map(({ versionId }) => versionId),
  )
  return {
    missions: rows.map(({ versionId, average, ...row }) => ({
      adventureId: row.adventureId,
      id: row.missionId,
      name: versions.get(versionId)?.words.mission(row.missionId) ?? row.missionId,
      average: Math.round(average * 10) / 10,
      count: row.count,
    })),
  }
}
