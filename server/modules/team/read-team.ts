import { and, asc, count, eq, exists, ilike, ne, sql } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { readTeam } from '#shared/contract/team.ts'
import { prepared } from '#server/db/prepared.ts'
import { people } from '#server/db/schema/people.ts'
import { teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
import { PAGE_BY_NAME, readPageByName } from '#server/http/page-by-name.ts'
import { patternOf } from '#server/lib/containing.ts'
import { isUsed } from '#server/policies/must-lead.ts'
import { showTeamPlayers } from './show-players.ts'
import type { LeaderVisit } from './visit.ts'

type Team = Reply<typeof readTeam>

/** My players by name, with how each stands. */
export async function readTeamPage(
  { team, search = '', after }: HandlerInput<typeof readTeam>['query'],
  visit: LeaderVisit,
): Promise<Team> {
  const { db, player } = visit
  const me = { tenantId: player.tenantId, leaderId: player.id }
  const { ids, next } = await readPageByName(after, ({ place }) =>
    findPlayers(db).execute({
      ...me,
      ...PAGE_BY_NAME.given(place),
      team: team ?? null,
      pattern: patternOf(search),
    }),
  )
  const [players, mine] = await Promise.all([showTeamPlayers(ids, visit), findMyTeams(db).execute(me)])
  return { players, next, teams: mine }
}

const ME = { tenantId: sql.placeholder('tenantId'), leaderId: sql.placeholder('leaderId') }

/** Everybody whom I lead, or those in one team of mine; `playersOf` says the same of a query that is made for one call. */
const findPlayers = prepared((db) => {
  const team = sql.placeholder('team')
  const membership = db
    .select({ one: sql`1` })
    .from(teamMembers)
    .innerJoin(teams, isUsed(teamMembers))
    .innerJoin(
      teamLeaders,
      and(eq(teamLeaders.tenantId, teamMembers.tenantId), eq(teamLeaders.teamId, teamMembers.teamId)),
    )
    .where(
      and(
        eq(teamMembers.tenantId, people.tenantId),
        eq(teamMembers.personId, people.id),
        eq(teamLeaders.personId, ME.leaderId),
        sql`(${team}::uuid is null or ${teamMembers.teamId} = ${team}::uuid)`,
      ),
    )
  const { columns, isBehind, order, limit } = PAGE_BY_NAME
  return db
    .select(columns)
    .from(people)
    .where(
      and(
        eq(people.tenantId, ME.tenantId),
        eq(people.isDisabled, false),
        ne(people.id, ME.leaderId),
        ilike(people.displayName, sql.placeholder('pattern')),
        exists(membership),
        isBehind,
      ),
    )
    .orderBy(...order)
    .limit(limit)
    .prepare('find_players_of_leader')
})

const findMyTeams = prepared((db) =>
  db
    .select({ id: teams.id, name: teams.name, players: count(people.id) })
    .from(teamLeaders)
    .innerJoin(teams, isUsed(teamLeaders))
    .leftJoin(
      teamMembers,
      and(
        eq(teamMembers.tenantId, teams.tenantId),
        eq(teamMembers.teamId, teams.id),
        ne(teamMembers.personId, ME.leaderId),
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
    .where(and(eq(teamLeaders.tenantId, ME.tenantId), eq(teamLeaders.personId, ME.leaderId)))
    .groupBy(teams.id, teams.name)
    .orderBy(asc(teams.name))
    .prepare('find_teams_of_leader'),
)
