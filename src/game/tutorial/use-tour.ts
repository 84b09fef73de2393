import { useEffect, useRef } from 'react'
import type { TourPart } from '#src/features/tutorial/pieces.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { useOnline } from '#src/lib/use-online.ts'
import { overlay, type OverlayRequest } from '#src/overlay/overlay.ts'
import { useOffline } from '#src/shell/offline/offline-store.ts'
import { useStage } from '#src/stage/stage-store.ts'
import { useArrival } from '../map/arrival.ts'

/** Offers what is due of the tour once the map that it explains stands; it then stays, whatever comes over the map. */
export function useTour(part: TourPart | null): void {
  const { config } = useAdventure()
  const { isActivitiesWidgetEnabled: hasActivities } = config.mainDestination
  const { isShopEnabled: hasCoins } = config.shop
  const hasMap = useHasMap()
  const offered = useRef<OverlayRequest>(null)
  const isOver = useRef(false)

  useEffect(() => {
    // a glide may have begun since this was drawn
    if (part === null || !hasMap || offered.current || useArrival.getState().isGliding) return
    if (isOver.current && part !== 'all') return
    const onClose = () => {
      offered.current = null
      isOver.current = true
    }
    // what explains the menu comes with the press that opened it
    const how = part === 'menu' ? {} : ({ isUnasked: true } as const)
    offered.current = overlay.show({ kind: 'tour', part, ...how, hasActivities, hasCoins, onClose })
  }, [part, hasMap, hasActivities, hasCoins])

  useEffect(() => {
    if (part === null) return
    return () => {
      if (offered.current) overlay.drop(offered.current)
      offered.current = null
      isOver.current = false
    }
  }, [part])
}

/** The map stands, its labels with it, and the first glide over it is done. */
function useHasMap(): boolean {
  const isThere = useStage(
    ({ status, shown, isCovered }) => status === 'ready' && shown !== null && !isCovered,
  )
  const isGliding = useArrival((arrival) => arrival.isGliding)
  // the offline notice comes first, and the tour when it was closed
  const isOnline = useOnline()
  const isOfflineClosed = useOffline(({ isClosed }) => isClosed)
  return isThere && !isGliding && (isOnline || isOfflineClosed)
}
