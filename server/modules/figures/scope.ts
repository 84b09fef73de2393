import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/database.ts'
import { teams } from '#server/db/schema/teams.ts'
import { notFound } from '#server/http/problem.ts'
import { isCounted } from '#server/play/figure-group.ts'
import type { FiguresVisit } from './visit.ts'

/** A query of `person_id`: whose actions somebody may look at. Nobody is in it twice. */
export type Scope = SQL

type Reader = Pick<FiguresVisit, 'db' | 'player'>

/** The teams in use that a reader may choose: a leader those that he or she leads, an admin every one. */
export function readTeams({ db, player }: Reader): Promise<{ id: string; name: string }[]> {
  if (player.role === 'admin') return teamsIn(db, player.tenantId)
  const isMine = sql`exists (
    select from team_leaders leader
    where leader.tenant_id = ${teams.tenantId} and leader.team_id = ${teams.id} and leader.person_id = ${player.id})`
  return teamsIn(db, player.tenantId, isMine)
}

/** The teams in use of a house. */
export function teamsIn(db: Database, tenantId: string, more?: SQL): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(and(eq(teams.tenantId, tenantId), isNull(teams.archivedAt), more))
    .orderBy(sql`lower(${teams.name})`)
}

/** Everybody whom a reader may look at, or those in one team of them. @throws Problem 404 for a team that is not the reader's */
export async function scopeOf(teamId: string | undefined, reader: Reader): Promise<Scope> {
  if (teamId === undefined)
    return reader.player.role === 'admin' ? everybodyIn(reader.player.tenantId) : myPlayers(reader)
  const teams = await readTeams(reader)
  if (!teams.some(({ id }) => id === teamId)) throw notFound()
  return membersOf(teamId, reader)
}

/** Those of them who play an adventure: found once, however many rows of actions are held against them. */
export function enrolledOf(
  scope: Scope,
  tenantId: string | SQL,
  adventureId: string | SQL | PgColumn,
): Scope {
  return sql`
    with asked as materialized (${scope}), playing as materialized (
      select enrolled.person_id from enrolments enrolled
      where enrolled.tenant_id = ${tenantId} and enrolled.adventure_id = ${adventureId}
        and enrolled.person_id in (select person_id from asked)
    )
    select person_id from playing`
}

/** Who is in a scope. */
export async function peopleIn(db: Database, scope: Scope): Promise<string[]> {
  const rows = await db.select({ id: sql<string>`person_id` }).from(sql`(${scope}) as playing`)
  return rows.map(({ id }) => id)
}

/** Those who were found before. */
export function justThese(people: readonly string[]): Scope {
  return sql`select unnest(${sql.param(people)}::uuid[]) as person_id`
}

/** Of a tenant: its players, and people of other roles who play in a team in use. */
export function everybodyIn(tenantId: string | SQL): Scope {
  return sql`
    select person.id as person_id from people person
    where person.tenant_id = ${tenantId} and ${isCounted(sql`person`)}`
}

function myPlayers({ player: { tenantId, id } }: Reader): Scope {
  return sql`
    select distinct member.person_id from team_leaders leader
    join teams team on team.tenant_id = leader.tenant_id and team.id = leader.team_id
    join team_members member on member.tenant_id = leader.tenant_id and member.team_id = leader.team_id
    join people person on person.tenant_id = member.tenant_id and person.id = member.person_id
    where leader.tenant_id = ${tenantId} and leader.person_id = ${id} and member.person_id <> ${id}
      and team.archived_at is null and not person.is_disabled`
}

/** Nobody is counted by him- or herself. */
function membersOf(teamId: string, { player: { tenantId, id, role } }: Reader): Scope {
  return sql`
    select member.person_id from team_members member
    join people person on person.tenant_id = member.tenant_id and person.id = member.person_id
    where member.tenant_id = ${tenantId} and member.team_id = ${teamId} and not person.is_disabled
      and ${role === 'admin' ? sql`true` : sql`member.person_id <> ${id}`}`
}
