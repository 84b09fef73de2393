import type { Profile } from '#shared/contract/player.ts'
import { PROFILE_KEY } from '#src/features/profile/profile-key.ts'
import { sendLogout } from '#src/features/session/calls.ts'
import { setSession, takeRememberedPath } from '#src/features/session/store.ts'
import { forgetDrafts } from '#src/lib/drafts.ts'
import { forgetEarlyAnswers } from '#src/lib/http.ts'
import { dropPlayerKeys } from '#src/lib/player-keys.ts'
import { dropSeenArt } from '#src/lib/seen-art.ts'
import { dropLocal, readLocal, writeLocal } from '#src/lib/storage.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { forgetKeys } from '#src/lib/under-key.ts'
import { endOutboxSession, forgetOutbox } from '#src/outbox/session.ts'

/** Local key; what stands there changes with each sign-out. */
export const SIGNED_OUT = 'signedOut'
/** Local key; stands there until the server has heard of a sign-out: its session lives on meanwhile. */
const UNHEARD = 'logoutUnheard'

/** ms that what is sent last may take before the logout. */
const LAST_MS = 2000

/** Said in the session that ends, for the player who leaves: soon, for the session lives on meanwhile. Never rejects. */
type LastWords = (playerId: string) => Promise<void>

let sayLast: LastWords = () => Promise.resolve()

/** @returns how to stop */
export function beforeLogout(say: LastWords): () => void {
  sayLast = say
  return () => {
    sayLast = () => Promise.resolve()
  }
}

let farewell: Promise<boolean> = Promise.resolve(true)

/** Signs out, whether the server hears it or not (AUTH-3): nothing of the player stays here, then the server is notified. */
export function signOut(): void {
  const playerId = queryClient.getQueryData<Profile>(PROFILE_KEY)?.id
  const said = playerId === undefined ? [] : [sayLast(playerId), forgetOutbox(playerId)]
  forgetPlayer()
  takeRememberedPath()
  dropPlayerKeys()
  void dropSeenArt()
  writeLocal(SIGNED_OUT, String(performance.timeOrigin + performance.now()))
  writeLocal(UNHEARD, '1')
  // what arrives after the logout is refused
  const timeout = new Promise((resolve) => setTimeout(resolve, LAST_MS))
  farewell = Promise.race([Promise.all(said), timeout]).then(signOutOnServer)
}

/**
 * Settles when the server has been notified: an answer to the old session that comes late would end a new one. What it did
 * not hear, in this page or an earlier one, is said again.
 * @returns whether no session of somebody who signed out is left
 */
export async function whenSignedOut(): Promise<boolean> {
  await farewell
  if (!isLogoutUnheard()) return true
  farewell = signOutOnServer()
  return farewell
}

/** Whether the session of somebody who signed out here lives on. */
export function isLogoutUnheard(): boolean {
  return readLocal(UNHEARD) !== null
}

/** A login ends the session before it. */
export function forgetFarewell(): void {
  dropLocal(UNHEARD)
}

/** Somebody left, here or in another tab, or somebody else came: the next player finds nothing. */
export function forgetPlayer(): void {
  setSession('false')
  endOutboxSession()
  forgetKeys()
  forgetEarlyAnswers()
  queryClient.clear()
  forgetDrafts()
}

async function signOutOnServer(): Promise<boolean> {
  try {
    await sendLogout()
    forgetFarewell()
    return true
  } catch {
    // A failed logout ends the session here all the same (specification, section 4).
    return false
  }
}
