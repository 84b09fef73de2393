import { and, eq, exists, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { attempts } from '#server/db/schema/play.ts'
import { teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
import { adventureTrialTeams } from '#server/db/schema/trials.ts'

/** Of a row of attempts: its person sees the trial of that adventure, as `versionSeenBy` says it. */
export function seesTrial(
  db: Database,
  { tenantId, adventureId }: { tenantId: string; adventureId: string },
): SQL {
  const isIn = (table: typeof teamMembers | typeof teamLeaders) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(
          and(
            eq(table.tenantId, adventureTrialTeams.tenantId),
            eq(table.teamId, adventureTrialTeams.teamId),
            eq(table.personId, attempts.personId),
          ),
        ),
    )
  const tried = db
    .select({ one: sql`1` })
    .from(adventureTrialTeams)
    .innerJoin(
      teams,
      and(
        eq(teams.tenantId, adventureTrialTeams.tenantId),
        eq(teams.id, adventureTrialTeams.teamId),
        isNull(teams.archivedAt),
      ),
    )
    .where(
      and(
        eq(adventureTrialTeams.tenantId, tenantId),
        eq(adventureTrialTeams.adventureId, adventureId),
        or(isIn(teamMembers), isIn(teamLeaders)),
      ),
    )
  return exists(tried)
}
