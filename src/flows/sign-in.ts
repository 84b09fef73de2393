import type { LoginStatus } from '#shared/contract/session.ts'
import { sendLogin, type Credentials } from '#src/features/session/calls.ts'
import { setSession, takeRememberedPath, useSession } from '#src/features/session/store.ts'
import { forgetDrafts } from '#src/lib/drafts.ts'
import { emit } from '#src/lib/events.ts'
import { forgetEarlyAnswers } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { writeLocal } from '#src/lib/storage.ts'
import { forgetFarewell, forgetPlayer, whenSignedOut } from './sign-out.ts'

/** Local key; what stands there changes with each sign-in. */
export const SIGNED_IN = 'signedIn'

const HOME = '/app'

/** Signs in and tells where to go. Throws a `Failure`. */
export async function signIn(credentials: Credentials): Promise<string> {
  await whenSignedOut()
  return enter(await sendLogin(credentials))
}

/** Takes in whom a call has signed in. @returns the place that was asked for before, once, or the adventure (AUTH-7) */
export async function enter({ status, agreement }: LoginStatus): Promise<string> {
  const { state } = useSession.getState()
  // an invitation may be opened where somebody else still plays
  if (state === 'true') forgetPlayer()
  if (state === 'unknown') forgetStart()
  if (status) {
    forgetFarewell()
    writeLocal(SIGNED_IN, String(performance.timeOrigin + performance.now()))
  }
  const path = status ? await pathAskedFor() : null
  setSession(status ? 'true' : 'false', agreement === 0)
  if (status && agreement !== 0) emit({ type: 'signed-in', path: path ?? HOME })
  return path ?? HOME
}

/** Before it was known who is here, the start has asked for the map of the one whom the document named. */
function forgetStart(): void {
  forgetEarlyAnswers()
  queryClient.clear()
}

/** On a shared tablet the next player must not land where another one was thrown out, nor read what was typed there. */
async function pathAskedFor(): Promise<string | null> {
  const remembered = takeRememberedPath()
  const isBack = remembered?.playerId ? remembered.playerId === (await whoIsHere()) : false
  if (!isBack) forgetDrafts()
  return isBack || !remembered?.playerId ? (remembered?.path ?? null) : null
}

async function whoIsHere(): Promise<string | null> {
  try {
    const { profileQuery } = await import('#src/features/profile/queries.ts')
    return (await queryClient.query(profileQuery)).id
  } catch {
    // The profile is silent by design; who it is remains unknown.
    return null
  }
}
