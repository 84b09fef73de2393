import { and, avg, count, eq, gte, inArray, ne } from 'drizzle-orm'
import { missionAssessments } from '#server/db/schema/reviews.ts'
import { teamMembers, teams } from '#server/db/schema/teams.ts'
import { isUsed } from '#server/policies/must-lead.ts'
import type { Visit } from './visit.ts'

/** Stars on average, of so many teammates at least: fewer would tell who said what. */
const LIKED_STARS = 4
const FEWEST = 3

/** Missions that the player's teammates liked. */
export async function readLikedMissions(
  { db, player }: Visit,
  adventureId: string,
): Promise<ReadonlySet<string>> {
  const { tenantId } = player
  const myTeams = db
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .innerJoin(teams, isUsed(teamMembers))
    .where(and(eq(teamMembers.tenantId, tenantId), eq(teamMembers.personId, player.id)))
  const teammates = db
    .select({ id: teamMembers.personId })
    .from(teamMembers)
    .where(
      and(
        eq(teamMembers.tenantId, tenantId),
        inArray(teamMembers.teamId, myTeams),
        ne(teamMembers.personId, player.id),
      ),
    )
  const rows = await db
    .select({ missionId: missionAssessments.missionId })
    .from(missionAssessments)
    .where(
      and(
        eq(missionAssessments.tenantId, tenantId),
        eq(missionAssessments.adventureId, adventureId),
        inArray(missionAssessments.personId, teammates),
      ),
    )
    .groupBy(missionAssessments.missionId)
    .having(and(gte(count(), FEWEST), gte(avg(missionAssessments.stars), String(LIKED_STARS))))
  return new Set(rows.map(({ missionId }) => missionId))
}
