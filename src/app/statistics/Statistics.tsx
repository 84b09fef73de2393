import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { FACT_LENGTH } from '#shared/contract/statistics.ts'
import { LOCATION_EVENT } from '#shared/domain/statistics.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { forgetEvents } from '#src/features/statistics/queue.ts'
import { recordEvent } from '#src/features/statistics/record.ts'
import { sendEvents, sendLastEvents } from '#src/features/statistics/send.ts'
import { beforeLogout } from '#src/flows/sign-out.ts'
import { sheetIn } from '../hud/use-sheet.ts'

/** Pages below are told of (ROUTE-5). */
const TOLD_BELOW = 'app/game'

/** Tells the server where the player goes, where the tenant wants to know (STAT-1); else nothing is kept here. Draws nothing. */
export function Statistics() {
  const isOn = usePlatform(({ settings }) => settings?.sendStatistics)
  const { data: profile } = useQuery(profileQuery)
  const playerId = profile?.id
  useEffect(() => {
    if (isOn === false && playerId !== undefined) forgetEvents(playerId)
  }, [isOn, playerId])
  return isOn && playerId !== undefined ? <Recorder playerId={playerId} /> : null
}

function Recorder({ playerId }: { playerId: string }) {
  const entry = useLocation()
  const { key } = entry
  // a sheet stands over the page where the player is already
  const isSheet = sheetIn(entry.state) !== null
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (isSheet || told.current === key || !location.href.includes(TOLD_BELOW)) return
    told.current = key
    recordEvent(playerId, LOCATION_EVENT, { url: location.href.slice(0, FACT_LENGTH) })
  }, [playerId, key, isSheet])

  useEffect(() => {
    const hide = () => {
      if (document.hidden) void sendEvents(playerId, true)
    }
    const leave = () => void sendEvents(playerId, true)
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', leave)
    }
  }, [playerId])

  useEffect(() => beforeLogout(sendLastEvents), [])
  return null
}
