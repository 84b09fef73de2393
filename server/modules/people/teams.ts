import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { changeTeam, Person, Team } from '#shared/contract/people.ts'
import { hasRole } from '#shared/domain/role-sets.ts'
import { people } from '#server/db/schema/people.ts'
import { teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { codeOf } from '#server/lib/error-code.ts'
import { joinTeams } from '#server/play/join-teams.ts'
import { mustShowPerson } from './read-people.ts'
import type { AdminVisit } from './visit.ts'

const UNIQUE_VIOLATION = '23505'

export async function readAllTeams(visit: AdminVisit): Promise<{ teams: Team[] }> {
  return { teams: await showTeams(visit) }
}

/** @throws Problem 409 where another team is called so */
export async function create(name: string, visit: AdminVisit): Promise<Team> {
  const { db, tenant, now } = visit
  const id = randomUUID()
  await unlessTaken(db.insert(teams).values({ tenantId: tenant.id, id, name, createdAt: now }))
  return mustShowTeam(id, visit)
}

/** @throws Problem 404, 409 where another team is called so */
export async function change(
  teamId: string,
  { name, isArchived }: HandlerInput<typeof changeTeam>['body'],
  visit: AdminVisit,
): Promise<Team> {
  const { archivedAt } = teams
  const more = {
    ...(name !== undefined && { name }),
    ...(isArchived !== undefined && {
      archivedAt: isArchived ? sql`coalesce(${archivedAt}, ${visit.now.toISOString()})` : null,
    }),
  }
  if (Object.keys(more).length > 0) {
    await unlessTaken(visit.db.update(teams).set(more).where(isTeam(teamId, visit)))
  }
  return mustShowTeam(teamId, visit)
}

/** @throws Problem 404 */
export async function drop(teamId: string, visit: AdminVisit): Promise<void> {
  const { db, tenant } = visit
  await db.transaction(async (tx) => {
    // as every award does, before the team: its points go with it
    await tx.execute(sql`select lock_points(${tenant.id}, null)`)
    const dropped = await tx.delete(teams).where(isTeam(teamId, visit)).returning({ id: teams.id })
    if (dropped.length === 0) throw notFound()
  })
}

interface Place {
  teamId: string
  personId: string
  isLeader: boolean
  isMember: boolean
}

/** @throws Problem 404, 409 for a leader whose role is another, and for who would be in an archived team */
export async function place(
  { teamId, personId, isLeader, isMember }: Place,
  visit: AdminVisit,
): Promise<Person> {
  const { db, tenant, now } = visit
  const team = await mustShowTeam(teamId, visit)
  if (team.isArchived && (isLeader || isMember)) throw new Problem(409, 'team-archived')
  await mustShowPerson(personId, visit)
  await db.transaction(async (tx) => {
    // anyone who is changed or removed at the same time waits
    const [person] = await tx
      .select({ role: people.role, moreRoles: people.moreRoles })
      .from(people)
      .where(and(eq(people.tenantId, tenant.id), eq(people.id, personId)))
      .for('update')
    if (isLeader && !(person && hasRole(person, 'leader'))) throw new Problem(409, 'no-leader')
    for (const [table, isIn] of [
      [teamLeaders, isLeader],
      [teamMembers, isMember],
    ] as const) {
      if (isIn) continue
      await tx
        .delete(table)
        .where(and(eq(table.tenantId, tenant.id), eq(table.teamId, teamId), eq(table.personId, personId)))
    }
    const parts = [...(isLeader ? [{ isLeader: true }] : []), ...(isMember ? [{ isLeader: false }] : [])]
    await joinTeams(
      tx,
      tenant.id,
      parts.map((part) => ({ ...part, teamId, personId })),
      now,
    )
  })
  return mustShowPerson(personId, visit)
}

/** @throws Problem 404 */
async function mustShowTeam(teamId: string, visit: AdminVisit): Promise<Team> {
  const team = await findTeam(teamId, visit)
  if (!team) throw notFound()
  return team
}

export async function findTeam(teamId: string, visit: AdminVisit): Promise<Team | undefined> {
  const [team] = await showTeams(visit, [teamId])
  return team
}

function showTeams({ db, tenant }: AdminVisit, ids?: string[]): Promise<Team[]> {
  const countOf = (table: typeof teamLeaders | typeof teamMembers) =>
    sql<number>`(select count(*)::integer from ${table} part
      where part.tenant_id = ${teams.tenantId} and part.team_id = ${teams.id})`
  return db
    .select({
      id: teams.id,
      name: teams.name,
      leaders: countOf(teamLeaders),
      members: countOf(teamMembers),
      isArchived: sql<boolean>`${teams.archivedAt} is not null`,
    })
    .from(teams)
    .where(and(eq(teams.tenantId, tenant.id), ids ? inArray(teams.id, ids) : isNotNull(teams.id)))
    .orderBy(asc(sql`lower(${teams.name})`))
}

function isTeam(teamId: string, { tenant }: AdminVisit) {
  return and(eq(teams.tenantId, tenant.id), eq(teams.id, teamId))
}

async function unlessTaken(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    throw codeOf(error instanceof Error ? error.cause : error) === UNIQUE_VIOLATION
      ? new Problem(409, 'name-taken')
      : error
  }
}
