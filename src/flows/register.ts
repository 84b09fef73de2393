import { sendRegistration, type NewPerson } from '#src/features/session/account-calls.ts'
import { enter } from './sign-in.ts'
import { whenSignedOut } from './sign-out.ts'

/** Makes an account, which is signed in at once (AUTH-12). @returns where to go. Throws a `Failure`. */
export async function register(person: NewPerson & { captcha?: string }): Promise<string> {
  await whenSignedOut()
  return enter(await sendRegistration(person))
}
