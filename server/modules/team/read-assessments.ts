import { and, avg, count, desc, eq, gte, sql } from 'drizzle-orm'
import type { Reply } from '#shared/contract/endpoint.ts'
import { FEWEST_ASSESSMENTS, type readMissionAssessments } from '#shared/contract/team.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { missionAssessments } from '#server/db/schema/reviews.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
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
      versionIds: sql<string[]>`json_agg(distinct ${versionSeenBy(missionAssessments.personId)})`,
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
    .groupBy(adventureId, missionId)
    .having(gte(count(), FEWEST_ASSESSMENTS))
    .orderBy(desc(count()))
  const versions = await wordsOf(
    visit,
    rows.flatMap(({ versionIds }) => versionIds),
  )
  // those of a team that tries another version may have a mission that the others have not
  const nameIn = (versionIds: readonly string[], mission: string): string => {
    const seen = versionIds.flatMap((id) => versions.get(id) ?? [])
    const first = seen.find(({ content }) => content.missions.has(mission)) ?? seen[0]
    return first?.words.mission(mission) ?? mission
  }
  return {
    missions: rows.map(({ versionIds, average, ...row }) => ({
      adventureId: row.adventureId,
      id: row.missionId,
      name: nameIn(versionIds, row.missionId),
      average: Math.round(average * 10) / 10,
      count: row.count,
    })),
  }
}
