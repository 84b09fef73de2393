import { queryOptions } from '@tanstack/react-query'
import {
  acceptAgreement,
  acceptInvitation,
  confirmEmail,
  confirmPasswordReset,
  readInvitation,
  readPasswordReset,
  register,
  renewInvitation,
  requestPasswordReset,
} from '#shared/contract/accounts.ts'
import { TIME_ZONE_HEADER, type LoginStatus } from '#shared/contract/session.ts'
import { browserTimeZone } from '#src/lib/browser.ts'
import { ask, call } from '#src/lib/http.ts'
import { agreementRead } from './agreement-read.ts'

interface Proof {
  captcha?: string
}

const inMyZone = () => ({ headers: { [TIME_ZONE_HEADER]: browserTimeZone() } })

/** The answer is the same for any address. Refuses with a `Failure`: 403 closed, or to this domain; 406 captcha, 422, 429. */
export function sendRegistration(email: string, proof: Proof): Promise<{ isMailed: boolean }> {
  return call(register, { body: { email, ...proof } })
}

export function sendAgreement(): Promise<LoginStatus> {
  return call(acceptAgreement, { body: { agreement: true, ...agreementRead() } })
}

/** The answer is the same for any address; it is read as a blob and says nothing (AUTH-13). */
export async function askForPasswordReset(email: string, proof: Proof): Promise<void> {
  await call(requestPasswordReset, { body: { email, ...proof } }, { isBlob: true })
}

/** What a mailed link is still good for; it fails with 404 where it was never handed out. */
export const passwordResetQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-reset', token],
    queryFn: ({ signal }) => ask(readPasswordReset, { body: { token } }, { signal }),
  })

export async function sendNewPassword(token: string, password: string): Promise<void> {
  await call(confirmPasswordReset, { body: { token, password } })
}

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => ask(readInvitation, { body: { token } }, { signal }),
  })

export interface InvitedPerson {
  firstName: string
  lastName: string
  /** Only where the invitation names none. */
  email?: string
  password: string
}

export function sendAcceptance(token: string, person: InvitedPerson): Promise<LoginStatus> {
  return call(
    acceptInvitation,
    { body: { token, ...person, agreement: true, ...agreementRead() } },
    inMyZone(),
  )
}

/** A new link goes to the address of an expired one. */
export function askForNewInvitation(token: string): Promise<{ isMailed: boolean }> {
  return call(renewInvitation, { body: { token } })
}

/** Refuses with a `Failure`: 404, 409 for the link or the address, 429. */
export function sendConfirmation(token: string): Promise<{ email: string }> {
  return call(confirmEmail, { body: { token } })
}
