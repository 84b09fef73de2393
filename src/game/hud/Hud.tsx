import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { MOBILE } from '#shared/domain/mobile.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { isDrawn, useStage } from '#src/stage/stage-store.ts'
import { BackButton } from './BackButton.tsx'
import styles from './Hud.module.css'
import { closePanel } from './hud-store.ts'
import { HudPanels } from './HudPanels.tsx'
import { WidgetSlot } from '../widgets/WidgetSlot.tsx'
import { MapWatch } from './lazy-widgets.ts'
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
  // the list stands where a tip would, and begins with its own way back
  const isListed = !useStage(isDrawn)
  const given = { isMobile, isPage: place.isPage || isListed }
  const { pathname } = useLocation()
  useEffect(() => closePanel, [pathname])
  if (place.isTask) return null
  return (
    <div className={styles.hud} data-list={place.isList}>
      <div className={styles.top}>
        <div className={styles.topLeft} ref={keepLabelsOff}>
          <BackButton place={place} isMobile={isMobile} />
        </div>
        <div className={styles.topRight} ref={keepLabelsOff}>
          <StatusBar {...given} />
        </div>
      </div>
      {!given.isPage && (
        <div className={styles.underName}>
          <WidgetSlot place="topLeft" {...given} />
        </div>
      )}
      {!isMobile && !place.isPage && (
        <div className={styles.bottomLeft}>
          <WidgetSlot place="bottomLeft" {...given} />
        </div>
      )}
      {!isMobile && !place.isPage && (
        <div className={styles.bottomRight} ref={keepLabelsOff}>
          <MapTools />
        </div>
      )}
      {!place.isPage && (
        <div className={styles.bottomCentre}>
          <WidgetSlot place="bottomCentre" {...given} />
        </div>
      )}
      <WidgetSlot place="free" {...given} />
      {isMobile && <PhoneBar place={place} />}
      <MapWatch isPage={place.isPage} />
      <OfflinePlate />
      <HudPanels isMobile={isMobile} />
    </div>
  )
}
