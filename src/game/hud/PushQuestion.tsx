import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileQuery } from '#src/features/profile/queries.ts'
import { BellPopup } from '#src/features/push/BellPopup.tsx'
import { keepAsked } from '#src/features/push/registered.ts'
import { usePush } from '#src/features/push/store.ts'
import { SETTINGS } from '#src/navigation/paths.ts'
import { useSheet } from '#src/navigation/use-sheet.ts'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'

const now = (): Date => new Date()

/** The question of the bell, at a press or, once, by itself: a player who has seen it is not asked by itself again (PUSH-4). */
export function PushQuestion({ frame }: OverlayViewProps<'push'>) {
  const { data: profile } = useQuery(profileQuery)
  const playerId = profile?.id
  const state = usePush((push) => push.state)
  const { leaveFor } = useSheet()
  useEffect(() => {
    if (state === 'unregistered' && playerId !== undefined) keepAsked(playerId)
  }, [state, playerId])
  if (playerId === undefined || state === 'unknown') return null
  return (
    <BellPopup {...frame} state={state} playerId={playerId} now={now} onSettings={() => leaveFor(SETTINGS)} />
  )
}
