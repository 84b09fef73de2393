import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { nearGroups, type Group } from '#shared/domain/small-groups.ts'
import type { Database } from '#server/db/database.ts'
import { teamMembers } from '#server/db/schema/teams.ts'
import type { Scope } from './scope.ts'

export interface Nearness {
  /** Teams that are too near to another group. */
  near: ReadonlySet<string>
  /** Who was in each team, as one word: another one says that somebody has come or gone. */
  stamps: ReadonlyMap<string, string>
}

/**
 * Which of the teams that one reader may choose are too near to another one, or to all.
 * @param whole all whom that reader may look at, enrolled in the adventure
 * @param least how many people a figure is of at least
 */
export async function nearTeams(
  db: Database,
  tenantId: string,
  teams: readonly { id: string }[],
  whole: Scope,
  least: number,
): Promise<Nearness> {
  const [all] = await db.select({ people: sql<number>`count(*)::int` }).from(sql`(${whole}) as whole`)
  const ids = teams.map(({ id }) => id)
  const groups = await readGroups(db, tenantId, ids, whole)
  return {
    near: nearGroups(all?.people ?? 0, groups, least),
    stamps: new Map(groups.map((group) => [group.id, stampOf(group)])),
  }
}

/**
 * The stamp of a team as it is now; undefined where nobody is in it.
 * @param whole at least those of the team whom the reader may look at
 */
export async function stampNow(
  db: Database,
  tenantId: string,
  team: string,
  whole: Scope,
): Promise<string | undefined> {
  const [group] = await readGroups(db, tenantId, [team], whole)
  return group && stampOf(group)
}

/** Which of some people are in each team. */
export async function readGroups(
  db: Database,
  tenantId: string,
  teams: readonly string[],
  whole: Scope,
): Promise<Group[]> {
  const rows = await db
    .select({ id: teamMembers.teamId, members: sql<string[]>`json_agg(${teamMembers.personId})` })
    .from(teamMembers)
    .where(
      sql`${teamMembers.tenantId} = ${tenantId}
        and ${teamMembers.teamId}::text in (select value from json_array_elements_text(${JSON.stringify(teams)}::json))
        and ${teamMembers.personId} in (${whole})`,
    )
    .groupBy(teamMembers.teamId)
  return rows.map(({ id, members }) => ({ id, members: new Set(members) }))
}

function stampOf({ members }: Group): string {
  return createHash('sha256')
    .update([...members].toSorted().join())
    .digest('base64url')
}
