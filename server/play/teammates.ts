import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'

/** Who plays in which team, or leads it; an archived one has nobody any more. */
const PARTS = sql`(
  select part.tenant_id, part.team_id, part.person_id from (
    select tenant_id, team_id, person_id from ${teamMembers}
    union all select tenant_id, team_id, person_id from ${teamLeaders}
  ) part join ${teams} on ${teams.tenantId} = part.tenant_id and ${teams.id} = part.team_id
  where ${teams.archivedAt} is null
)`

/** Whether somebody in this column plays in this team, or leads it. */
export function isInTeam(tenantId: string, teamId: string, column: PgColumn): SQL {
  return sql`${column} in (
    select part.person_id from ${PARTS} part where part.tenant_id = ${tenantId} and part.team_id = ${teamId}
  )`
}

/** A person, or the places of one in a prepared query. */
interface Somebody {
  id: string | Placeholder
  tenantId: string | Placeholder
}

/** Whether somebody in this column plays in, or leads, a team that this person plays in or leads; oneself is. */
export function isTeammateOf({ id, tenantId }: Somebody, column: PgColumn): SQL {
  return sql`${column} in (
    select theirs.person_id from ${PARTS} mine
    join ${PARTS} theirs on theirs.tenant_id = mine.tenant_id and theirs.team_id = mine.team_id
    where mine.tenant_id = ${tenantId} and mine.person_id = ${id}
  )`
}

/** Whether somebody in this column plays in, or leads, a team that this person plays in: who only leads one has nobody there. */
export function isMateOf({ id, tenantId }: Somebody, column: PgColumn): SQL {
  return sql`${column} in (
    select theirs.person_id from ${teamMembers} mine
    join ${PARTS} theirs on theirs.tenant_id = mine.tenant_id and theirs.team_id = mine.team_id
    where mine.tenant_id = ${tenantId} and mine.person_id = ${id}
  )`
}

/** Whether the team in this column is in use, and this person plays in it or leads it. */
export function isTeamOf({ id, tenantId }: { id: string; tenantId: string }, column: PgColumn): SQL {
  return sql`${column} in (
    select mine.team_id from ${PARTS} mine where mine.tenant_id = ${tenantId} and mine.person_id = ${id}
  )`
}

/** Whether this person plays in any team, or leads one. */
export function isInAnyTeam({ id, tenantId }: Somebody): SQL {
  return sql`exists (select from ${PARTS} mine where mine.tenant_id = ${tenantId} and mine.person_id = ${id})`
}
