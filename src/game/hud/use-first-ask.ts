import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { todayQuery } from '#src/features/progress/queries.ts'
import { wasAsked } from '#src/features/push/registered.ts'
import { noteDone, usePush } from '#src/features/push/store.ts'
import { overlay } from '#src/overlay/overlay.ts'

/**
 * Offers once by itself to turn notifications on (PUSH-4): after a task was finished, and only to a player who has never been
 * asked, at the bell or by the browser.
 */
export function useFirstAsk(playerId: string | undefined): void {
  const { data: today } = useQuery({ ...todayQuery, enabled: false })
  const done = today?.tasksDoneToday
  const { state, first } = usePush()

  useEffect(() => {
    if (playerId !== undefined && done !== undefined) noteDone(playerId, done)
  }, [playerId, done])

  const hasSucceeded = first?.player === playerId && (done ?? 0) > (first?.done ?? 0)
  const isTime = state === 'unregistered' && hasSucceeded
  useEffect(() => {
    if (!isTime || playerId === undefined || wasAsked(playerId) || Notification.permission !== 'default')
      return
    const request = overlay.show({ kind: 'push', isUnasked: true })
    return () => overlay.withdraw(request)
  }, [isTime, playerId])
}
