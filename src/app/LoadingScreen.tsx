import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#src/features/platform/store.ts'
import { Spinner } from '#src/ui/Spinner.tsx'
import styles from './LoadingScreen.module.css'

interface LoadingScreenProps {
  /** The adventure's own logo, once it is known; else the platform's (BOOT-4). */
  logo?: string | null
  label?: string
  /** A pop-up that is open meanwhile stands over it. */
  isUnderPopups?: boolean
  /** Fades out over what is ready now. */
  isLeaving?: boolean
}

/** A loading screen that comes so soon after another is the same one to the player (ms). */
const SAME = 300
let began: CSSNumberish | null = null
let left = -SAME

/** Where one loading screen follows another its ring turns on, and nothing of it comes anew. */
function useOneTurn() {
  const screen = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (performance.now() - left > SAME) began = document.timeline.currentTime
    for (const animation of screen.current?.getAnimations({ subtree: true }) ?? [])
      animation.startTime = began
    return () => {
      left = performance.now()
    }
  }, [])
  return screen
}

export function LoadingScreen({ logo, label, isUnderPopups = false, isLeaving = false }: LoadingScreenProps) {
  const { t, i18n } = useTranslation()
  const screen = useOneTurn()
  const platformLogo = usePlatform(({ settings }) => settings?.platformLogoURL)
  // Before the words have loaded there is nothing to say in any language.
  const words = label ?? (i18n.language ? t('shell.loading') : 'Waymark')
  return (
    <div
      ref={screen}
      className={styles.screen}
      data-leaving={isLeaving}
      data-under-popups={isUnderPopups}
      data-material="night"
    >
      <Spinner label={words} logo={<img src={logo || platformLogo || '/assets/art/mark.svg'} alt="" />} />
      <p className={styles.words} aria-hidden>
        {words}
      </p>
    </div>
  )
}
