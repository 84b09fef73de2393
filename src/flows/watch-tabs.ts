import { useSession } from '#src/features/session/store.ts'
import { forgetDrafts } from '#src/lib/drafts.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { watchLocal } from '#src/lib/storage.ts'
import { checkSession } from './check-session.ts'
import { SIGNED_IN } from './sign-in.ts'
import { forgetPlayer, SIGNED_OUT } from './sign-out.ts'

/**
 * All tabs of a browser share one session. A tab hears that somebody signed out or in elsewhere, and shows nothing of
 * one player to another. @returns how to stop
 */
export function watchTabs(): () => void {
  const stops = [
    watchLocal(SIGNED_OUT, () => {
      const isEndedElsewhere = useSession.getState().state === 'true'
      forgetPlayer()
      useSession.setState({ isEndedElsewhere })
    }),
    watchLocal(SIGNED_IN, () => {
      queryClient.clear()
      forgetDrafts()
      void checkSession()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
