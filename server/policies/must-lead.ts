import { and, eq, exists, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/database.ts'
import { signOffs } from '#server/db/schema/coaching.ts'
import { people } from '#server/db/schema/people.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
import { notFound } from '#server/http/problem.ts'

/** Whose role was just checked. */
interface Leader {
  id: string
  tenantId: string
}

/** Of a row of a team: that team, while it is in use. */
export function isUsed({ tenantId, teamId }: { tenantId: PgColumn; teamId: PgColumn }) {
  return and(eq(teams.tenantId, tenantId), eq(teams.id, teamId), isNull(teams.archivedAt))
}

/** Everybody in the teams in use that somebody leads, once, but for oneself, and those whose account is disabled. */
export function playersOf(db: Database, { id, tenantId }: Leader) {
  return db
    .selectDistinct({ id: people.id, tenantId: people.tenantId })
    .from(teamLeaders)
    .innerJoin(teams, isUsed(teamLeaders))
    .innerJoin(
      teamMembers,
      and(eq(teamMembers.tenantId, teamLeaders.tenantId), eq(teamMembers.teamId, teamLeaders.teamId)),
    )
    .innerJoin(people, and(eq(people.tenantId, teamMembers.tenantId), eq(people.id, teamMembers.personId)))
    .where(
      and(
        eq(teamLeaders.tenantId, tenantId),
        eq(teamLeaders.personId, id),
        ne(teamMembers.personId, id),
        eq(people.isDisabled, false),
      ),
    )
}

/** Whether somebody in this column is one of them. */
export function isPlayerOf(db: Database, leader: Leader, column: PgColumn): SQL {
  const players = playersOf(db, leader).as('players')
  return exists(
    db
      .select({ one: sql`1` })
      .from(players)
      .where(eq(players.id, column)),
  )
}

/** Requests for sign-off of the leader's players. */
export function isAskedOf(db: Database, leader: Leader) {
  return and(eq(signOffs.tenantId, leader.tenantId), isPlayerOf(db, leader, signOffs.personId))
}

/** Who handed it in. @throws Problem 404 for what none of the leader's players did */
export async function mustLeadReview(
  db: Database,
  leader: Leader,
  reviewId: string,
): Promise<{ playerId: string; timeZone: string | null }> {
  const [review] = await db
    .select({ playerId: people.id, timeZone: people.timeZone })
    .from(reviews)
    .innerJoin(people, and(eq(people.tenantId, reviews.tenantId), eq(people.id, reviews.personId)))
    .where(
      and(
        eq(reviews.tenantId, leader.tenantId),
        eq(reviews.id, reviewId),
        isPlayerOf(db, leader, reviews.personId),
      ),
    )
  if (!review) throw notFound()
  return review
}

/** @throws Problem 404 for oneself, for anyone who is in none of the leader's teams, and for a disabled account */
export async function mustLead(db: Database, leader: Leader, playerId: string): Promise<void> {
  const [player] = await db
    .select({ one: sql`1` })
    .from(people)
    .where(
      and(
        eq(people.tenantId, leader.tenantId),
        eq(people.id, playerId),
        eq(people.isDisabled, false),
        sql`leads(${leader.tenantId}, ${leader.id}, ${playerId})`,
      ),
    )
  if (!player) throw notFound()
}

/** Teams in use that somebody leads, by name. */
export function readLedTeams(
  db: Database,
  { id, tenantId }: Leader,
): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: teams.id, name: teams.name })
    .from(teamLeaders)
    .innerJoin(teams, isUsed(teamLeaders))
    .where(and(eq(teamLeaders.tenantId, tenantId), eq(teamLeaders.personId, id)))
    .orderBy(sql`lower(${teams.name})`, teams.id)
}
