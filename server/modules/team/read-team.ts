import { and, asc, count, eq, exists, ilike, ne, sql, type SQL } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { readTeam } from '#shared/contract/team.ts'
import type { Database } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import { people } from '#server/db/schema/people.ts'
import { teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
import { PAGE_BY_NAME, readPageByName } from '#server/http/page-by-name.ts'
import { notFound } from '#server/http/problem.ts'
import { patternOf } from '#server/lib/containing.ts'
import { isInGroup, readGroup } from '#server/play/figure-group.ts'
import { isUsed } from '#server/policies/must-lead.ts'
import { showTeamPlayers } from './show-players.ts'
import type { LeaderVisit } from './visit.ts'

type Team = Reply<typeof readTeam>

/** My players by name, with how each stands. @throws Problem 404 for people of an adventure, task or mission that is not there */
export async function readTeamPage(
  { team, search = '', after, adventure, ...asked }: HandlerInput<typeof readTeam>['query'],
  visit: LeaderVisit,
): Promise<Team> {
  const { db, player } = visit
  const me = { tenantId: player.tenantId, leaderId: player.id }
  const group = adventure === undefined ? null : await readGroup({ ...asked, adventure }, visit)
  if (adventure !== undefined && !group) throw notFound()
  const { ids, next } = await readPageByName(after, ({ place }) =>
    (group ? findPlayersInGroup : findPlayers)(db).execute({
      ...me,
      ...PAGE_BY_NAME.given(place),
      ...group?.values,
      team: team ?? null,
      pattern: patternOf(search),
    }),
  )
  const [players, mine] = await Promise.all([showTeamPlayers(ids, visit), findMyTeams(db).execute(me)])
  return { players, group: group?.names ?? null, next, teams: mine }
}

const ME = { tenantId: sql.placeholder('tenantId'), leaderId: sql.placeholder('leaderId') }

const findPlayers = prepared((db) => playersBy(db, undefined).prepare('find_players_of_leader'))
const findPlayersInGroup = prepared((db) =>
  playersBy(
    db,
    isInGroup((name) => sql`${sql.placeholder(name)}`),
  ).prepare('find_players_of_leader_in_group'),
)

/** Everybody whom I lead, or those in one team of mine; `playersOf` says the same of a query that is made for one call. */
function playersBy(db: Database, more: SQL | undefined) {
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
        more,
        isBehind,
      ),
    )
    .orderBy(...order)
    .limit(limit)
}

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
