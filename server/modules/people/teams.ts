import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Person, Team } from '#shared/contract/people.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { assignments, teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { codeOf } from '#server/lib/error-code.ts'
import { enrol } from '#server/play/enrol.ts'
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
export async function rename(teamId: string, name: string, visit: AdminVisit): Promise<Team> {
  await unlessTaken(visit.db.update(teams).set({ name }).where(isTeam(teamId, visit)))
  return mustShowTeam(teamId, visit)
}

/** @throws Problem 404 */
export async function drop(teamId: string, visit: AdminVisit): Promise<void> {
  const dropped = await visit.db.delete(teams).where(isTeam(teamId, visit)).returning({ id: teams.id })
  if (dropped.length === 0) throw notFound()
}

interface Place {
  teamId: string
  personId: string
  isLeader: boolean
  isMember: boolean
}

/** @throws Problem 404, 409 for a leader whose role is another */
export async function place(
  { teamId, personId, isLeader, isMember }: Place,
  visit: AdminVisit,
): Promise<Person> {
  const { db, tenant, now } = visit
  await mustShowTeam(teamId, visit)
  await mustShowPerson(personId, visit)
  const part = { tenantId: tenant.id, teamId, personId }
  await db.transaction(async (tx) => {
    // whoever is changed or removed at the same time waits
    const [person] = await tx
      .select({ role: people.role })
      .from(people)
      .where(and(eq(people.tenantId, tenant.id), eq(people.id, personId)))
      .for('update')
    if (isLeader && person?.role !== 'leader') throw new Problem(409, 'no-leader')
    for (const [table, isIn] of [
      [teamLeaders, isLeader],
      [teamMembers, isMember],
    ] as const) {
      const isPart = and(
        eq(table.tenantId, tenant.id),
        eq(table.teamId, teamId),
        eq(table.personId, personId),
      )
      await (isIn
        ? tx
            .insert(table)
            .values({ ...part, createdAt: now })
            .onConflictDoNothing()
        : tx.delete(table).where(isPart))
    }
    if (isMember) await enrolAsTeam(tx, part, now)
  })
  return mustShowPerson(personId, visit)
}

/** In all that the team was assigned. */
async function enrolAsTeam(
  tx: Database,
  { tenantId, teamId, personId }: { tenantId: string; teamId: string; personId: string },
  now: Date,
): Promise<void> {
  const assigned = await tx
    .select({ adventureId: assignments.adventureId })
    .from(assignments)
    .where(and(eq(assignments.tenantId, tenantId), eq(assignments.teamId, teamId)))
    .orderBy(assignments.createdAt)
  for (const { adventureId } of assigned) await enrol(tx, { tenantId, personId, adventureId }, now)
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
