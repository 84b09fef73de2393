import type { Profile } from '#shared/contract/player.ts'
import { PROFILE_KEY } from '#src/features/profile/profile-key.ts'
import { isBehindLogin } from '#src/features/session/asked-path.ts'
import { rememberPath, setSession, useSession } from '#src/features/session/store.ts'
import { useSessionEnd } from '#src/features/session/session-end.ts'
import { listen } from '#src/lib/events.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { report } from '#src/lib/report.ts'
import { overlay, useOverlay } from '#src/overlay/overlay.ts'

/** A page that has been there for so long was opened before its tenant was suspended. */
const SETTLED_MS = 10_000

/**
 * Answers what no feature answers: 401 goes to the login, a missing agreement to it (AUTH-6), backend errors raise the
 * modal (ERR-1). Returns how to stop.
 */
export function watchFailures(): () => void {
  return listen((event) => {
    if (event.type === 'call-answered') {
      forgetLostConnection()
      return
    }
    if (event.type !== 'call-failed') return
    const { failure, reporting } = event
    if (failure.kind === 'signed-out') sessionEnded()
    if (failure.problem?.code === 'agreement-missing') setSession('true', true)
    // the page that says so comes from the server; one that was just loaded, elsewhere, would load itself for ever
    if (failure.problem?.code === 'tenant-suspended' && performance.now() > SETTLED_MS) location.reload()
    if (failure.kind === 'signed-out' || failure.kind === 'refused' || reporting === 'none') return
    report(`${failure.status} ${failure.message} ${failure.url}`)
    // Without a link the plate of the HUD says it once for all that fails.
    const isSaid = failure.kind === 'offline' && !navigator.onLine
    if (reporting === 'modal' && !isSaid) overlay.show({ kind: 'apiError', failure })
  })
}

/** The server answers again: what was said of the connection is no longer true. */
function forgetLostConnection(): void {
  for (const request of useOverlay.getState().queue) {
    if (request.kind === 'apiError' && request.failure.kind === 'offline') overlay.drop(request)
  }
}

/** Keeps the place for the player who stood there, and half-typed words (drafts.ts), for nobody else who signs in next. */
function sessionEnded(): void {
  if (useSession.getState().state !== 'true') return
  // The page waits below a dialog for its person to sign in again, with all that was typed.
  if (useSessionEnd.getState().isLocked) return
  const path = location.hash.slice(1)
  const playerId = queryClient.getQueryData<Profile>(PROFILE_KEY)?.id
  if (playerId && isBehindLogin(path)) rememberPath(path, playerId)
  setSession('false')
  queryClient.clear()
}
