import type { CallInput, Endpoint, Reply } from '#shared/contract/endpoint.ts'
import { resolveErrorGroup } from '#shared/contract/errors.ts'
import * as examTime from '#shared/contract/exam-time.ts'
import * as messages from '#shared/contract/messages.ts'
import type { HouseMessage, WrittenMessage } from '#shared/contract/messages.ts'
import * as people from '#shared/contract/people.ts'
import { importPeople, type ImportReport } from '#shared/contract/people-import.ts'
import * as invitations from '#shared/contract/people-invitations.ts'
import { changeRegistration } from '#shared/contract/registration.ts'
import { call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { ADMIN_STATE } from './queries.ts'

/** Actions of an admin. Each refuses with a `Failure`; what is shown is read anew, also when it was refused: something has moved. */

type BodyOf<E extends Endpoint> = CallInput<E>['body']

export const changePerson = (personId: string, body: BodyOf<typeof people.changePerson>) =>
  tell(people.changePerson, { params: { personId }, body })

export const endSessionsOfPerson = (personId: string) =>
  tell(people.endSessionsOfPerson, { params: { personId } })

export const setExtraExamTime = (personId: string, body: BodyOf<typeof examTime.setExtraExamTime>) =>
  tell(examTime.setExtraExamTime, { params: { personId }, body })

export const createTeam = (name: string) => tell(people.createTeam, { body: { name } })

export const changeTeam = (teamId: string, body: BodyOf<typeof people.changeTeam>) =>
  tell(people.changeTeam, { params: { teamId }, body })

export const dropTeam = (teamId: string) => tell(people.dropTeam, { params: { teamId } })

export const placeInTeam = (teamId: string, personId: string, body: BodyOf<typeof people.placeInTeam>) =>
  tell(people.placeInTeam, { params: { teamId, personId }, body })

export const assign = (adventureId: string, body: BodyOf<typeof people.assign>) =>
  tell(people.assign, { params: { adventureId }, body })

export const dropAssignment = (assignmentId: string) =>
  tell(people.dropAssignment, { params: { assignmentId } })

export const invitePerson = (body: BodyOf<typeof invitations.invitePerson>) =>
  tell(invitations.invitePerson, { body })

export const saveRegistration = (body: BodyOf<typeof changeRegistration>) =>
  tell(changeRegistration, { body })

export const resendInvitation = (invitationId: string) =>
  tell(invitations.resendInvitation, { params: { invitationId } })

export const resolveError = (key: string, isResolved: boolean) =>
  tell(resolveErrorGroup, { params: { key }, body: { isResolved } })

export const withdrawInvitation = (invitationId: string) =>
  tell(invitations.withdrawInvitation, { params: { invitationId } })

/** @param id null for a new one */
export const saveMessage = (id: string | null, body: WrittenMessage): Promise<HouseMessage> =>
  id === null
    ? tell(messages.writeMessage, { body })
    : tell(messages.changeMessage, { params: { messageId: id }, body })

/** @param at ISO; null: now */
export const sendMessage = (messageId: string, at: string | null) =>
  tell(messages.sendMessage, { params: { messageId }, body: { at } })

export const withdrawMessage = (messageId: string) =>
  tell(messages.withdrawMessage, { params: { messageId } })

export const dropMessage = (messageId: string) => tell(messages.dropMessage, { params: { messageId } })

type Import = BodyOf<typeof importPeople>

/** What the file would do; nothing is done. */
export const tryImport = (file: Omit<Import, 'isTrial' | 'from'>): Promise<ImportReport> =>
  call(importPeople, { body: { ...file, isTrial: true, from: 0 } })

/** Does what the file says, some hundred lines a call. @param onDone told how many lines are done */
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

async function tell<const E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Reply<E>> {
  try {
    return await call(endpoint, input)
  } finally {
    await forget()
  }
}

const forget = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [ADMIN_STATE] })
