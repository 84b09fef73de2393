import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileQuery } from '#src/features/profile/queries.ts'
import { showWaiting } from '#src/features/tasks/kept-ends.ts'
import { watchKeptMoves } from '#src/features/tasks/send-kept-moves.ts'
import { tellArrived } from './tell-arrived.ts'

/** Sends what earlier visits left unsent. */
export function Unsent() {
  const { data: profile } = useQuery({ ...profileQuery, enabled: false })
  const playerId = profile?.id
  useEffect(() => {
    if (playerId === undefined) return
    showWaiting(playerId)
    return watchKeptMoves(playerId, ({ taskId, result }) => void tellArrived(playerId, taskId, result))
  }, [playerId])
  return null
}
