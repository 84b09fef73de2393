import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileQuery } from '#src/features/profile/queries.ts'
import { watchKeptMoves } from '#src/features/tasks/send-kept-moves.ts'
import { useLeaving } from './leaving.ts'
import { UnsentPopup } from './UnsentPopup.tsx'

/** Sends what earlier visits left unsent, and speaks up where somebody leaves before it has arrived. */
export function Unsent() {
  const { data: profile } = useQuery({ ...profileQuery, enabled: false })
  const playerId = profile?.id
  const leaving = useLeaving(({ playerId: one }) => one)
  useEffect(() => (playerId === undefined ? undefined : watchKeptMoves(playerId)), [playerId])
  return leaving === null ? null : <UnsentPopup playerId={leaving} />
}
