import { askLoginStatus } from '#src/features/session/calls.ts'
import { PERSISTED_FOR, leaveUnanswered, setSession, useSession } from '#src/features/session/store.ts'
import { isFailure } from '#src/lib/failure.ts'
import { readLocal } from '#src/lib/storage.ts'
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
    const isPersisted = isFailure(error, 0) && readLocal(PERSISTED_FOR) !== null && (await isRestored())
    // The call is silent; whoever is kept waiting by it says so (Guard).
    if (isUnknown()) {
      if (isPersisted) setSession('true')
      else leaveUnanswered(error)
    }
  }
  return !isUnknown()
}

/** Whoever was here last stays in, on what was kept of the map, while the server does not say who is. */
async function isRestored(): Promise<boolean> {
  try {
    return await (await import('./persisted-player.ts')).restorePlayer()
  } catch {
    return false
  }
}

function isUnknown(): boolean {
  return useSession.getState().state === 'unknown'
}
