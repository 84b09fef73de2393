import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { todayQuery } from '#src/features/progress/queries.ts'
import { keepAsked, wasAsked } from '#src/features/push/kept.ts'
import { noteDone, openBell, usePush } from '#src/features/push/store.ts'
import { useInfo } from '#src/overlay/info-modal.ts'
import { useFreeMap } from './use-free-map.ts'
import { useStreakDue } from './use-streak-due.ts'

/** So long, in ms, the map must have been free: all else that comes by itself comes first. */
export const CALM_MS = 2000

/**
 * Asks by itself once whether the player wants to be told (PUSH-4): after a task was finished, when nothing else stands over the map, and
 * only who has never been asked, at the bell or by the browser.
 */
export function useFirstAsk(playerId: string | undefined): void {
  const { data: today } = useQuery({ ...todayQuery, enabled: false })
  const done = today?.tasksDoneToday
  const { state, first, isOpen } = usePush()
  const isFree = useFreeMap()
  const isStreakDue = useStreakDue()
  const hasInfo = useInfo(({ queue }) => queue.length > 0)

  useEffect(() => {
    if (playerId !== undefined && done !== undefined) noteDone(playerId, done)
  }, [playerId, done])

  const isAsked = isOpen && state === 'unregistered'
  useEffect(() => {
    if (isAsked && playerId !== undefined) keepAsked(playerId)
  }, [isAsked, playerId])

  const hasSucceeded = first?.player === playerId && (done ?? 0) > (first?.done ?? 0)
  const isTime = state === 'unregistered' && hasSucceeded && isFree && !isOpen && !isStreakDue && !hasInfo
  useEffect(() => {
    if (!isTime || playerId === undefined || wasAsked(playerId) || Notification.permission !== 'default')
      return
    const timer = setTimeout(openBell, CALM_MS)
    return () => clearTimeout(timer)
  }, [isTime, playerId])
}
