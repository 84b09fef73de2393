import { setExtraExamTime } from '#shared/contract/exam-time.ts'
import {
  assign,
  changePerson,
  changeTeam,
  createTeam,
  dropAssignment,
  dropTeam,
  endSessionsOfPerson,
  placeInTeam,
  readAssignments,
  readPeople,
  readPerson,
  readTeams,
} from '#shared/contract/people.ts'
import { correctEmail, resetSecondFactor, sendResetLink } from '#shared/contract/people-accounts.ts'
import { importPeople } from '#shared/contract/people-import.ts'
import {
  invitePerson,
  readOpenInvitations,
  resendInvitation,
  withdrawInvitation,
} from '#shared/contract/people-invitations.ts'
import { changeRegistration, readRegistration } from '#shared/contract/registration.ts'
import { on, type Route } from '#server/http/route.ts'
import { correct, mailResetLink, resetFactor } from './accounts-of-people.ts'
import { assign as assignOne, dropOne, readAssignmentsPage } from './assignments.ts'
import { change, endSessions } from './change-person.ts'
import { importFile } from './import/import-people.ts'
import { inviteOne, readInvitationsPage, resend, withdraw } from './invitations.ts'
import { giveExtraTime } from './exam-time.ts'
import { mustShowPerson, readPeoplePage } from './read-people.ts'
import { changeRules, readRules } from './registration.ts'
import { change as changeOne, create, drop, place, readAllTeams } from './teams.ts'

export const peopleRoutes: readonly Route[] = [
  on(readPeople, ({ query }, visit) => readPeoplePage(query, visit)),
  on(readPerson, ({ params }, visit) => mustShowPerson(params.personId, visit)),
  on(changePerson, ({ params, body }, visit) => change(params.personId, body, visit)),
  on(endSessionsOfPerson, async ({ params }, visit) => {
    await endSessions(params.personId, visit)
    return undefined
  }),
  on(sendResetLink, ({ params }, visit) => mailResetLink(params.personId, visit)),
  on(correctEmail, ({ params, body }, visit) => correct(params.personId, body.email, visit)),
  on(resetSecondFactor, ({ params }, visit) => resetFactor(params.personId, visit)),
  on(setExtraExamTime, ({ params, body }, visit) => giveExtraTime(params.personId, body, visit)),
  on(readTeams, (_, visit) => readAllTeams(visit)),
  on(createTeam, ({ body }, visit) => create(body.name, visit)),
  on(changeTeam, ({ params, body }, visit) => changeOne(params.teamId, body, visit)),
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
  on(readOpenInvitations, ({ query }, visit) => readInvitationsPage(query, visit)),
  on(invitePerson, ({ body }, visit) => inviteOne(body, visit)),
  on(resendInvitation, ({ params }, visit) => resend(params.invitationId, visit)),
  on(withdrawInvitation, async ({ params }, visit) => {
    await withdraw(params.invitationId, visit)
    return undefined
  }),
  on(readRegistration, (_, visit) => readRules(visit)),
  on(changeRegistration, ({ body }, visit) => changeRules(body, visit)),
  on(importPeople, ({ body }, visit) => importFile(body, visit)),
]
