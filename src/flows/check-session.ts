import { askLoginStatus } from '#src/features/session/calls.ts'
import { setSession } from '#src/features/session/store.ts'

/** Asks the server whether somebody is signed in (AUTH-1). Without an answer nobody is. */
export async function checkSession(): Promise<void> {
  try {
    const { status } = await askLoginStatus()
    setSession(status ? 'true' : 'false')
  } catch {
    setSession('false')
  }
}
