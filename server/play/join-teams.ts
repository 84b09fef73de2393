import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { assignments, teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
import { enrolAll } from './enrol.ts'

/** What somebody is in a team: who leads one is in it only where another part says so. */
export interface TeamPart {
  teamId: string
  isLeader: boolean
}

/** That a person takes a part in a team. */
export interface Joining extends TeamPart {
  personId: string
}

/** Rows a statement: PostgreSQL takes 65,535 values. */
const BATCH = 5000

/**
 * Puts people into teams, in the caller's transaction, and enrols the members in what these teams were assigned. Anyone who is there
 * already stays, and a team that is gone or archived by now is passed over. That who leads is a leader is the caller's to know.
 */
export async function joinTeams(
  tx: Database,
  tenantId: string,
  joining: readonly Joining[],
  now: Date,
): Promise<void> {
  const named = [...new Set(joining.map(({ teamId }) => teamId))]
  if (named.length === 0) return
  // as every award does, before the teams: what their points are counted by changes with each person who joins
  if (joining.some(({ isLeader }) => !isLeader)) await tx.execute(sql`select lock_points(${tenantId}, null)`)
  // anyone who drops or archives one of them at the same time waits
  const rows = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.tenantId, tenantId), inArray(teams.id, named), isNull(teams.archivedAt)))
    .orderBy(asc(teams.id))
    .for('share')
  const there = new Set(rows.map(({ id }) => id))
  const parts = joining.filter(({ teamId }) => there.has(teamId))
  for (const [table, isLeader] of [
    [teamLeaders, true],
    [teamMembers, false],
  ] as const) {
    const theirs = parts.filter((part) => part.isLeader === isLeader)
    for (let at = 0; at < theirs.length; at += BATCH) {
      const some = theirs.slice(at, at + BATCH)
      await tx
        .insert(table)
        .values(some.map(({ teamId, personId }) => ({ tenantId, teamId, personId, createdAt: now })))
        .onConflictDoNothing()
    }
  }
  await enrolAsTeams(
    tx,
    tenantId,
    parts.filter(({ isLeader }) => !isLeader),
    now,
  )
}

/** In all that their teams were assigned, the oldest first. */
async function enrolAsTeams(
  tx: Database,
  tenantId: string,
  members: readonly Joining[],
  now: Date,
): Promise<void> {
  if (members.length === 0) return
  const assigned = await tx
    .select({ teamId: assignments.teamId, adventureId: assignments.adventureId })
    .from(assignments)
    .where(
      and(
        eq(assignments.tenantId, tenantId),
        inArray(assignments.teamId, [...new Set(members.map(({ teamId }) => teamId))]),
      ),
    )
    .orderBy(assignments.createdAt)
  for (const { teamId, adventureId } of assigned) {
    const personIds = members.filter((one) => one.teamId === teamId).map(({ personId }) => personId)
    await enrolAll(tx, { tenantId, personIds, adventureId }, now)
  }
}
