import { sendLogin, type Credentials } from '#src/features/session/calls.ts'
import { setSession, takeRememberedPath } from '#src/features/session/store.ts'
import { whenSignedOut } from './sign-out.ts'

const HOME = '/app'

/** Signs in and tells where to go: the place that was asked for before the login, once, or the adventure (AUTH-7). */
export async function signIn(credentials: Credentials): Promise<string> {
  await whenSignedOut()
  const { status } = await sendLogin(credentials)
  setSession(status ? 'true' : 'false')
  return takeRememberedPath() ?? HOME
}
