import type { CallInput, Endpoint, Reply } from '#shared/contract/endpoint.ts'
import { resolveErrorGroup } from '#shared/contract/errors.ts'
import * as examTime from '#shared/contract/exam-time.ts'
import * as messages from '#shared/contract/messages.ts'
import type { AdminMessage, WrittenMessage } from '#shared/contract/messages.ts'
import * as people from '#shared/contract/people.ts'
import * as accounts from '#shared/contract/people-accounts.ts'
import { importPeople, type ImportReport } from '#shared/contract/people-import.ts'
import * as invitations from '#shared/contract/people-invitations.ts'
import { changeRegistration } from '#shared/contract/registration.ts'
import * as seasons from '#shared/contract/seasons.ts'
import { call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { ADMIN_STATE } from './queries.ts'

/** Actions of an admin. Each refuses with a `Failure`; what is shown is read anew, also when it was refused: something has moved. */

type BodyOf<E extends Endpoint> = CallInput<E>['body']

export const changePerson = (personId: string, body: BodyOf<typeof people.changePerson>) =>
  send(people.changePerson, { params: { personId }, body })

export const endSessionsOfPerson = (personId: string) =>
  send(people.endSessionsOfPerson, { params: { personId } })

export const sendResetLink = (personId: string) => send(accounts.sendResetLink, { params: { personId } })

export const correctEmail = (personId: string, email: string) =>
  send(accounts.correctEmail, { params: { personId }, body: { email } })

export const resetSecondFactor = (personId: string) =>
  send(accounts.resetSecondFactor, { params: { personId } })

export const setExtraExamTime = (personId: string, body: BodyOf<typeof examTime.setExtraExamTime>) =>
  send(examTime.setExtraExamTime, { params: { personId }, body })

/** @param seasonId null for a new one */
export const saveSeason = (seasonId: string | null, body: seasons.SeasonDraft) =>
  seasonId === null
    ? send(seasons.createSeason, { body })
    : send(seasons.changeSeason, { params: { seasonId }, body })

export const dropSeason = (seasonId: string) => send(seasons.dropSeason, { params: { seasonId } })

export const createTeam = (name: string) => send(people.createTeam, { body: { name } })

export const changeTeam = (teamId: string, body: BodyOf<typeof people.changeTeam>) =>
  send(people.changeTeam, { params: { teamId }, body })

export const dropTeam = (teamId: string) => send(people.dropTeam, { params: { teamId } })

export const placeInTeam = (teamId: string, personId: string, body: BodyOf<typeof people.placeInTeam>) =>
  send(people.placeInTeam, { params: { teamId, personId }, body })

export const assign = (adventureId: string, body: BodyOf<typeof people.assign>) =>
  send(people.assign, { params: { adventureId }, body })

export const dropAssignment = (assignmentId: string) =>
  send(people.dropAssignment, { params: { assignmentId } })

export const invitePerson = (body: BodyOf<typeof invitations.invitePerson>) =>
  send(invitations.invitePerson, { body })

export const saveRegistration = (body: BodyOf<typeof changeRegistration>) =>
  send(changeRegistration, { body })

export const resendInvitation = (invitationId: string) =>
  send(invitations.resendInvitation, { params: { invitationId } })

export const resolveError = (key: string, isResolved: boolean) =>
  send(resolveErrorGroup, { params: { key }, body: { isResolved } })

export const withdrawInvitation = (invitationId: string) =>
  send(invitations.withdrawInvitation, { params: { invitationId } })

/** @param id null for a new one */
export const saveMessage = (id: string | null, body: WrittenMessage): Promise<AdminMessage> =>
  id === null
    ? send(messages.writeMessage, { body })
    : send(messages.changeMessage, { params: { messageId: id }, body })

/** @param at ISO; null: now */
export const sendMessage = (messageId: string, at: string | null) =>
  send(messages.sendMessage, { params: { messageId }, body: { at } })

export const withdrawMessage = (messageId: string) =>
  send(messages.withdrawMessage, { params: { messageId } })

export const dropMessage = (messageId: string) => send(messages.dropMessage, { params: { messageId } })

type Import = BodyOf<typeof importPeople>

/** What the file would do; nothing is done. */
export const tryImport = (file: Omit<Import, 'isTrial' | 'from'>): Promise<ImportReport> =>
  call(importPeople, { body: { ...file, isTrial: true, from: 0 } })

/** Does what the file says, some hundred lines a call. @param onDone called with the number of lines done */
export async function doImport(
  file: Omit<Import, 'isTrial' | 'from'>,
  onDone: (lines: number) => void,
): Promise<ImportReport> {
  const whole: ImportReport = {
    encoding: '',
    ignored: [],
    lines: [],
    newTeams: [],
    next: 0,
    mailsUntil: null,
  }
  try {
    while (whole.next !== null) {
      const part = await call(importPeople, { body: { ...file, isTrial: false, from: whole.next } })
      whole.lines.push(...part.lines)
      whole.newTeams.push(...part.newTeams)
      const { encoding, ignored, next, mailsUntil } = part
      Object.assign(whole, { encoding, ignored, next, mailsUntil: mailsUntil ?? whole.mailsUntil })
      onDone(whole.lines.length)
    }
    return whole
  } finally {
    await forget()
  }
}

async function send<const E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Reply<E>> {
  try {
    return await call(endpoint, input)
  } finally {
    await forget()
  }
}

const forget = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [ADMIN_STATE] })
