import { sendLogout } from '#src/features/session/calls.ts'
import { setSession } from '#src/features/session/store.ts'
import { watchLocal, writeLocal } from '#src/lib/storage.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** Local key; what stands there changes with each sign-out. */
const SIGNED_OUT = 'signedOut'

let farewell: Promise<void> = Promise.resolve()

/** Signs out, whether the server hears it or not (AUTH-3): nothing of the player stays here, then the server is told. */
export function signOut(): void {
  forgetPlayer()
  writeLocal(SIGNED_OUT, String(performance.timeOrigin + performance.now()))
  farewell = sendLogout().catch(() => {
    // A failed logout ends the session here all the same (specification, section 4).
  })
}

/** Settles when the server has been told: an answer to the old session that comes late would end a new one. */
export function whenSignedOut(): Promise<void> {
  return farewell
}

/** A tab in which nobody signed out hears that another did: a shared computer shows nothing of the player. @returns how to stop */
export function watchSignOut(): () => void {
  return watchLocal(SIGNED_OUT, forgetPlayer)
}

/** The session has ended: by logout, or by a 401 from anywhere (AUTH-8). */
export function forgetPlayer(): void {
  setSession('false')
  queryClient.clear()
}
