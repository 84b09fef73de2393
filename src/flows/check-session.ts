import { askLoginStatus } from '#src/features/session/calls.ts'
import { leaveUnanswered, setSession, useSession } from '#src/features/session/store.ts'
import { whenSignedOut } from './sign-out.ts'

/** Asks the server whether somebody is signed in (AUTH-1). Whoever signs in before the answer has come stays signed in. */
export async function checkSession(): Promise<void> {
  setSession('unknown')
  await askQuietly()
}

/**
 * The same without a word on the screen: what stands there stays until there is an answer.
 * @returns whether it is known now
 */
export async function askQuietly(): Promise<boolean> {
  // until the server has heard that somebody left, it would take whoever comes for that player
  const isNobodyLeft = await whenSignedOut()
  try {
    const { status, agreement } = isNobodyLeft ? await askLoginStatus() : { status: false, agreement: 1 }
    if (isUnknown()) setSession(status ? 'true' : 'false', agreement === 0)
  } catch (error) {
    // The call is silent; whoever is kept waiting by it says so (Guard).
    if (isUnknown()) leaveUnanswered(error)
  }
  return !isUnknown()
}

function isUnknown(): boolean {
  return useSession.getState().state === 'unknown'
}
