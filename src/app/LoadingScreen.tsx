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

/** Where one loading screen follows another its ring turns on: to the player it is one. */
function useOneTurn() {
  const screen = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const animation of screen.current?.getAnimations({ subtree: true }) ?? []) {
      if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY) animation.startTime = 0
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
    </div>
  )
}
