import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileQuery } from '#src/features/profile/queries.ts'
import { useSessionEnd } from '#src/features/session/session-end.ts'
import { showWaitingFinishes, watchFinishes } from '#src/features/tasks/finish/send.ts'
import { flushOutbox } from '#src/outbox/outbox.ts'
import { endOutboxSession } from '#src/outbox/session.ts'
import { LOST_BY_SIGN_OUT } from './leaving.ts'
import { announceFinish } from './announce-finish.ts'

/** Sends what earlier visits left unsent, also once a session that had ended goes on. */
export function Unsent() {
  const { data: profile } = useQuery({ ...profileQuery, enabled: false })
  const playerId = profile?.id
  const isLocked = useSessionEnd((session) => session.isLocked)
  useEffect(() => {
    if (playerId === undefined) return
    showWaitingFinishes(playerId)
    const stop = watchFinishes(({ taskId, result }) => void announceFinish(playerId, taskId, result))
    return () => {
      stop()
      // the next player sends what is stored of theirs, and nothing of this one
      endOutboxSession()
    }
  }, [playerId])
  useEffect(() => {
    if (playerId !== undefined && !isLocked) void flushOutbox(playerId, LOST_BY_SIGN_OUT)
  }, [playerId, isLocked])
  return null
}
