import { sendLogout } from '#src/features/session/calls.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** Signs out, whether the server heard it or not (AUTH-3); nothing of the player stays in memory. */
export async function signOut(): Promise<void> {
  try {
    await sendLogout()
  } catch {
    // A failed logout ends the session here all the same (specification, section 4).
  }
  forgetPlayer()
}

/** The session has ended: by logout, or by a 401 from anywhere (AUTH-8). */
export function forgetPlayer(): void {
  setSession('false')
  queryClient.clear()
}
