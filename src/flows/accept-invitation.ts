import { sendAcceptance, type InvitedPerson } from '#src/features/session/account-calls.ts'
import { enter } from './sign-in.ts'
import { whenSignedOut } from './sign-out.ts'

/** Makes the invited person's account, which is signed in at once (AUTH-14). @returns where to go. Throws a `Failure`. */
export async function acceptInvitation(token: string, person: InvitedPerson): Promise<string> {
  await whenSignedOut()
  return enter(await sendAcceptance(token, person))
}
