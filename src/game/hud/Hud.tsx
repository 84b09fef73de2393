import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { MOBILE, useMedia } from '#src/lib/use-media.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { isDrawn, useStage } from '#src/stage/stage-store.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { BackButton } from './BackButton.tsx'
import styles from './Hud.module.css'
import { closePanel } from './hud-store.ts'
import { HudPanels } from './HudPanels.tsx'
import { usePlatform } from '#src/features/platform/store.ts'
import { Activities, ForYouPanel, TipPanel } from './lazy-widgets.ts'
import { Tutorial } from '../tutorial/Tutorial.tsx'
import { MapTools } from './MapTools.tsx'
import { OfflinePlate } from '#src/shell/offline/OfflinePlate.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { StatusBar } from './StatusBar.tsx'
import { useGamePlace } from './use-place.ts'

/**
 * The HUD's places, which never move: top left back and name, top right status; at the bottom activities on the left, in the
 * middle what is recommended, tools on the right; a bar on phones.
 */
export function Hud() {
  const isMobile = useMedia(MOBILE)
  const place = useGamePlace()
  const { mainDestination, protip } = useAdventure().config
  const hasTips = usePlatform(({ switches }) => switches.protip) && protip.isProtipEnabled
  const isRecommending = usePlatform(({ switches }) => switches.isRecommendationModuleEnabled)
  // the list stands where a tip would, and begins with its own way back
  const isListed = !useStage(isDrawn)
  const { pathname } = useLocation()
  useEffect(closePanel, [pathname])
  if (place.isTask) return null
  return (
    <div className={styles.hud} data-list={place.isList}>
      <div className={styles.top}>
        <div className={styles.topLeft} ref={keepLabelsOff}>
          <BackButton place={place} isMobile={isMobile} />
        </div>
        <div className={styles.topRight} ref={keepLabelsOff}>
          <StatusBar isMobile={isMobile} />
        </div>
      </div>
      {!isMobile && !place.isPage && mainDestination.isActivitiesWidgetEnabled && (
        <div className={styles.bottomLeft}>
          <Activities />
        </div>
      )}
      {!isMobile && !place.isPage && (
        <div className={styles.bottomRight} ref={keepLabelsOff}>
          <MapTools />
        </div>
      )}
      {isRecommending && !place.isPage && (
        <div className={styles.bottomCentre}>
          <ForYouPanel isMobile={isMobile} />
        </div>
      )}
      {hasTips && <TipPanel isPage={place.isPage || isListed} />}
      {isMobile && <PhoneBar place={place} />}
      {!place.isPage && <Tutorial isMobile={isMobile} />}
      <OfflinePlate />
      <HudPanels isMobile={isMobile} />
    </div>
  )
}
