import { sendNewPassword } from '#src/features/session/account-calls.ts'
import { forgetPlayer } from './sign-out.ts'

/** Sets the password by a mailed link, which ends every session of the person, the one of this browser too (AUTH-13). */
export async function setPassword(token: string, password: string): Promise<void> {
  await sendNewPassword(token, password)
  forgetPlayer()
}
