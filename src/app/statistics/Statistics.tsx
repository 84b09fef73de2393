import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, type Location } from 'react-router-dom'
import { FACT_LENGTH } from '#shared/contract/statistics.ts'
import { LOCATION_EVENT } from '#shared/domain/statistics.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { eventsOf, sendLastEvents, takeEvents } from '#src/features/statistics/events.ts'
import { recordEvent } from '#src/features/statistics/record.ts'
import { beforeLogout } from '#src/flows/sign-out.ts'
import { nextVisit, type Visit } from './visits.ts'

/** Tells the server where the player goes, where the tenant wants to know (STAT-1); else nothing is kept here. Draws nothing. */
export function Statistics() {
  const isOn = usePlatform(({ settings }) => settings?.sendStatistics)
  const { data: profile } = useQuery(profileQuery)
  const playerId = profile?.id
  useEffect(() => {
    if (isOn === false && playerId !== undefined) takeEvents(playerId)
  }, [isOn, playerId])
  return isOn && playerId !== undefined ? <Recorder playerId={playerId} /> : null
}

function Recorder({ playerId }: { playerId: string }) {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const last = useRef<Visit>({ entry: null, recorded: null })
  useEffect(() => {
    const visit = (entry: Location) => {
      const { isRecorded, ...next } = nextVisit(last.current, entry)
      last.current = next
      if (isRecorded) recordEvent(playerId, LOCATION_EVENT, { url: location.href.slice(0, FACT_LENGTH) })
    }
    if (!router) return
    visit(router.state.location)
    // by the router and not by what is drawn: React may leave out a page that is left at once
    return router.subscribe(({ location: entry }) => {
      visit(entry)
    })
  }, [router, playerId])

  // what an earlier page has left goes with the next ten, or with this page
  useEffect(() => eventsOf(playerId).open(), [playerId])
  useEffect(() => beforeLogout(sendLastEvents), [])
  return null
}
