import {
  assign,
  changePerson,
  createTeam,
  dropAssignment,
  dropTeam,
  placeInTeam,
  readAssignments,
  readPeople,
  readTeams,
  renameTeam,
} from '#shared/contract/people.ts'
import { on, type Route } from '#server/http/route.ts'
import { assign as assignOne, dropOne, readAssignmentsPage } from './assignments.ts'
import { change } from './change-person.ts'
import { readPeoplePage } from './read-people.ts'
import { create, drop, place, readAllTeams, rename } from './teams.ts'

export const peopleRoutes: readonly Route[] = [
  on(readPeople, ({ query }, visit) => readPeoplePage(query, visit)),
  on(changePerson, ({ params, body }, visit) => change(params.personId, body, visit)),
  on(readTeams, (_, visit) => readAllTeams(visit)),
  on(createTeam, ({ body }, visit) => create(body.name, visit)),
  on(renameTeam, ({ params, body }, visit) => rename(params.teamId, body.name, visit)),
  on(dropTeam, async ({ params }, visit) => {
    await drop(params.teamId, visit)
    return undefined
  }),
  on(placeInTeam, ({ params, body }, visit) => place({ ...params, ...body }, visit)),
  on(readAssignments, ({ query }, visit) => readAssignmentsPage(query, visit)),
  on(assign, ({ params, body }, visit) => assignOne(params.adventureId, body, visit)),
  on(dropAssignment, async ({ params }, visit) => {
    await dropOne(params.assignmentId, visit)
    return undefined
  }),
]
