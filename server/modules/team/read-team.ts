import { and, asc, count, eq, exists, ne, sql } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { readTeam } from '#shared/contract/team.ts'
import { people } from '#server/db/schema/people.ts'
import { teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
import { nameIn } from '#server/http/page-cursor.ts'
import { containing } from '#server/lib/containing.ts'
import { toCursor } from '#server/lib/cursor.ts'
import { playersOf } from '#server/policies/must-lead.ts'
import { showTeamPlayers } from './show-players.ts'
import type { LeaderVisit } from './visit.ts'

const PAGE_SIZE = 50

type Team = Reply<typeof readTeam>

/** My players by name, with how each stands. */
export async function readTeamPage(
  { team, search = '', after }: HandlerInput<typeof readTeam>['query'],
  visit: LeaderVisit,
): Promise<Team> {
  const { db, player } = visit
  const players = playersOf(db, player).as('players')
  const name = sql<string>`lower(${people.displayName})`
  const place = after === undefined ? null : nameIn(after)
  const rows = await db
    .select({ id: people.id, name })
    .from(players)
    .innerJoin(people, and(eq(people.tenantId, players.tenantId), eq(people.id, players.id)))
    .where(
      and(
        search === '' ? undefined : containing(people.displayName, search),
        team === undefined ? undefined : exists(membershipIn(team, visit)),
        place ? sql`(${name}, ${people.id}) > (${place.name}, ${place.id}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(name), asc(people.id))
    .limit(PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
  return {
    players: await showTeamPlayers(
      shown.map(({ id }) => id),
      visit,
    ),
    next: last ? toCursor([last.name, last.id]) : null,
    teams: await readMyTeams(visit),
  }
}

/** Of a person, in one team of mine. */
function membershipIn(teamId: string, { db, player }: LeaderVisit) {
  return db
    .select({ one: sql`1` })
    .from(teamMembers)
    .innerJoin(
      teamLeaders,
      and(eq(teamLeaders.tenantId, teamMembers.tenantId), eq(teamLeaders.teamId, teamMembers.teamId)),
    )
    .where(
      and(
        eq(teamMembers.tenantId, people.tenantId),
        eq(teamMembers.personId, people.id),
        eq(teamMembers.teamId, teamId),
        eq(teamLeaders.personId, player.id),
      ),
    )
}

function readMyTeams({ db, player }: LeaderVisit): Promise<Team['teams']> {
  return db
    .select({ id: teams.id, name: teams.name, players: count(people.id) })
    .from(teamLeaders)
    .innerJoin(teams, and(eq(teams.tenantId, teamLeaders.tenantId), eq(teams.id, teamLeaders.teamId)))
    .leftJoin(
      teamMembers,
      and(
        eq(teamMembers.tenantId, teams.tenantId),
        eq(teamMembers.teamId, teams.id),
        ne(teamMembers.personId, player.id),
      ),
    )
    .leftJoin(
      people,
      and(
        eq(people.tenantId, teamMembers.tenantId),
        eq(people.id, teamMembers.personId),
        eq(people.isDisabled, false),
      ),
    )
    .where(and(eq(teamLeaders.tenantId, player.tenantId), eq(teamLeaders.personId, player.id)))
    .groupBy(teams.id, teams.name)
    .orderBy(asc(teams.name))
}
