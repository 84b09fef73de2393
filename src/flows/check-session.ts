import type { LoginStatus } from '#shared/contract/session.ts'
import { askLoginStatus } from '#src/features/session/calls.ts'
import { PERSISTED_FOR, leaveUnanswered, setSession, useSession } from '#src/features/session/store.ts'
import { isFailure } from '#src/lib/failure.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { readLocal } from '#src/lib/storage.ts'
import { whenSignedOut } from './sign-out.ts'

/** The last question who is signed in: an answer to an earlier one may be about somebody who was here before. */
let lastAsked: Promise<LoginStatus> | null = null

/**
 * Learns from the server whether somebody is signed in (AUTH-1). A player who signs in before the answer has come stays signed in.
 * @param asked who has been asked already
 */
export async function checkSession(asked = askWho()): Promise<void> {
  if (!useSession.getState().isAssumed) setSession('unknown')
  await askQuietly(asked)
}

/** Asks the server who is signed in. Throws a `Failure`. */
export async function askWho(): Promise<LoginStatus> {
  // until the server has heard that somebody left, it would take the next visitor for that player
  return (await whenSignedOut()) ? askLoginStatus() : { status: false, agreement: 1 }
}

/**
 * The same without a word on the screen: what stands there stays until there is an answer.
 * @returns whether it is known now
 */
export async function askQuietly(asked = askWho()): Promise<boolean> {
  lastAsked = asked
  const isOvertaken = () => lastAsked !== asked
  try {
    const { status, agreement } = await asked
    if (isOvertaken()) return !isUnknown()
    const wasAssumed = isAssumed()
    if (wasAssumed || isUnknown()) setSession(status ? 'true' : 'false', agreement === 0)
    // the session may have ended after the document had said that somebody plays
    if (!status) queryClient.removeQueries(wasAssumed ? {} : { type: 'inactive' })
  } catch (error) {
    if (isOvertaken()) return !isUnknown()
    const isPersisted =
      !isAssumed() && isFailure(error, 0) && readLocal(PERSISTED_FOR) !== null && (await isRestored())
    if (isAssumed()) {
      void import('./persisted-player.ts').then(({ confirmPlayer }) => confirmPlayer())
      return true
    }
    // The call is silent; anyone who is kept waiting by it says so (Guard).
    if (isUnknown()) {
      if (isPersisted) setSession('true')
      else leaveUnanswered(error)
    }
  }
  return !isUnknown()
}

/** Anyone who was here last stays in, on what was kept of the map, while the server does not say who is. */
async function isRestored(): Promise<boolean> {
  try {
    return await (await import('./persisted-player.ts')).restorePlayer()
  } catch {
    return false
  }
}

function isAssumed(): boolean {
  return useSession.getState().isAssumed
}

function isUnknown(): boolean {
  return useSession.getState().state === 'unknown'
}
