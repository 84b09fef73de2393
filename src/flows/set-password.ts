import { sendNewPassword } from '#src/features/session/account-calls.ts'
import { signOut } from './sign-out.ts'

/**
 * Sets the password by a mailed link, which ends every session of the person (AUTH-13). In this browser it may be
 * somebody else who is signed in: that one is signed out, too, here and in the other tabs.
 */
export async function setPassword(token: string, password: string): Promise<void> {
  await sendNewPassword(token, password)
  signOut()
}
