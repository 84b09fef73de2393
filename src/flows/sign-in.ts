import { profileQuery } from '#src/features/profile/queries.ts'
import { sendLogin, type Credentials } from '#src/features/session/calls.ts'
import { setSession, takeRememberedPath } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { writeLocal } from '#src/lib/storage.ts'
import { forgetFarewell, whenSignedOut } from './sign-out.ts'

/** Local key; what stands there changes with each sign-in. */
export const SIGNED_IN = 'signedIn'

const HOME = '/app'

/** Signs in and tells where to go: the place that was asked for before the login, once, or the adventure (AUTH-7). */
export async function signIn(credentials: Credentials): Promise<string> {
  await whenSignedOut()
  const { status } = await sendLogin(credentials)
  if (status) {
    forgetFarewell()
    writeLocal(SIGNED_IN, String(performance.timeOrigin + performance.now()))
  }
  const path = status ? await pathAskedFor() : null
  setSession(status ? 'true' : 'false')
  return path ?? HOME
}

/** On a shared tablet the next player must not land where another one was thrown out. */
async function pathAskedFor(): Promise<string | null> {
  const remembered = takeRememberedPath()
  if (!remembered?.playerId) return remembered?.path ?? null
  try {
    const { id } = await queryClient.query(profileQuery)
    return id === remembered.playerId ? remembered.path : null
  } catch {
    // The profile is silent by design; who it is remains unknown.
    return null
  }
}
