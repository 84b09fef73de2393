import { readMissionAssessments, readTeam, readTeamPlayer } from '#shared/contract/team.ts'
import { on, type Route } from '#server/http/route.ts'
import { readAssessments } from './read-assessments.ts'
import { readPlayerPage } from './read-player.ts'
import { readTeamPage } from './read-team.ts'

export const teamRoutes: readonly Route[] = [
  on(readTeam, ({ query }, visit) => readTeamPage(query, visit)),
  on(readTeamPlayer, ({ params, query }, visit) => readPlayerPage({ ...params, ...query }, visit)),
  on(readMissionAssessments, (_, visit) => readAssessments(visit)),
]
