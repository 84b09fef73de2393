import { useSession } from '#src/features/session/store.ts'
import { forgetDrafts } from '#src/lib/drafts.ts'
import { forgetEarlyAnswers } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { watchLocal } from '#src/lib/storage.ts'
import { forgetKeys } from '#src/lib/under-key.ts'
import { endOutboxSession } from '#src/outbox/session.ts'
import { checkSession } from './check-session.ts'
import { SIGNED_IN } from './sign-in.ts'
import { forgetPlayer, SIGNED_OUT } from './sign-out.ts'

/** Local key; what stands there changes with each choice of an adventure. */
export const ADVENTURE_CHOSEN = 'adventureChosen'

/** First words of the keys of a task that is being played: the server hears of it whatever was chosen since. */
const PLAYED: readonly unknown[] = ['attempt', 'launch']

/**
 * All tabs of a browser share one session. A tab hears that somebody signed out or in elsewhere, and shows nothing of
 * one player to another. Where another adventure was chosen, it goes there too; a task that is being played goes on.
 * @returns how to stop
 */
export function watchTabs(): () => void {
  const stops = [
    watchLocal(SIGNED_OUT, () => {
      const isEndedElsewhere = useSession.getState().state === 'true'
      forgetPlayer()
      useSession.setState({ isEndedElsewhere })
    }),
    watchLocal(SIGNED_IN, () => {
      endOutboxSession()
      forgetKeys()
      forgetEarlyAnswers()
      queryClient.clear()
      forgetDrafts()
      void checkSession()
    }),
    watchLocal(ADVENTURE_CHOSEN, () => {
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [root] }) => !PLAYED.includes(root) })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
