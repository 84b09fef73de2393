import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileQuery } from '#src/features/profile/queries.ts'
import { showWaiting } from '#src/features/tasks/kept-ends.ts'
import { watchKeptMoves } from '#src/features/tasks/send-kept-moves.ts'
import { useLeaving } from './leaving.ts'
import { tellArrived } from './tell-arrived.ts'
import { UnsentPopup } from './UnsentPopup.tsx'

/** Sends what earlier visits left unsent, and speaks up where somebody leaves before it has arrived. */
export function Unsent() {
  const { data: profile } = useQuery({ ...profileQuery, enabled: false })
  const playerId = profile?.id
  const leaving = useLeaving(({ playerId: one }) => one)
  useEffect(() => {
    if (playerId === undefined) return
    showWaiting(playerId)
    return watchKeptMoves(playerId, ({ taskId, result }) => void tellArrived(playerId, taskId, result))
  }, [playerId])
  return leaving === null ? null : <UnsentPopup playerId={leaving} />
}
