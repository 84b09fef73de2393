import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { MOBILE, useMedia } from '#src/lib/use-media.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { BackButton } from './BackButton.tsx'
import styles from './Hud.module.css'
import { closePanel } from './hud-store.ts'
import { HudPanels } from './HudPanels.tsx'
import { MapTools } from './MapTools.tsx'
import { OfflinePlate } from '../offline/OfflinePlate.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { StatusBar } from './StatusBar.tsx'
import { useGamePlace } from './use-place.ts'

/** The HUD's places, which never move: top left back and name, top right status, bottom right tools; a bar on phones. */
export function Hud() {
  const isMobile = useMedia(MOBILE)
  const place = useGamePlace()
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
      {!isMobile && !place.isPage && (
        <div className={styles.bottomRight} ref={keepLabelsOff}>
          <MapTools />
        </div>
      )}
      {isMobile && <PhoneBar place={place} />}
      <OfflinePlate />
      <HudPanels isMobile={isMobile} />
    </div>
  )
}
