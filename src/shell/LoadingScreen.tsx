import { use, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#src/features/platform/store.ts'
import { Spinner } from '#src/ui/Spinner.tsx'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { readDocumentLook } from './document-look.ts'
import styles from './LoadingScreen.module.css'

interface LoadingScreenProps {
  label?: string
  /** A pop-up that is open meanwhile stands over it. */
  isUnderPopups?: boolean
  /** Fades out over what is ready now. */
  isLeaving?: boolean
}

/** A loading screen that comes so soon after another is the same one to the player (ms). */
const SAME_SCREEN_MS = 300
/** The spinner of the document itself (index.html): what React draws goes on where it is. */
const first = document.querySelector('.first-paint-ring')?.getAnimations()[0]?.startTime ?? null
let began = first
let shown = 0
let left = first === null ? -SAME_SCREEN_MS : performance.now()

/** Where one loading screen follows another its ring turns on, and nothing of it comes anew; after the last the first poster goes. */
function useOneRound() {
  const screen = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (performance.now() - left > SAME_SCREEN_MS) began = document.timeline.currentTime
    // before it is painted, and where it is not, as over a map that is there at once, its styles are not asked for
    const frame = requestAnimationFrame(() => {
      for (const animation of screen.current?.getAnimations({ subtree: true }) ?? [])
        animation.startTime = began
    })
    shown += 1
    return () => {
      cancelAnimationFrame(frame)
      left = performance.now()
      shown -= 1
      setTimeout(() => shown || document.querySelector('.first-paint-poster')?.remove(), SAME_SCREEN_MS)
    }
  }, [])
  return screen
}

/** The logo that the spinner shows: the adventure's where one is configured, else the platform's, else the product's (BOOT-4). */
function useLogo(): string {
  const adventureLogo = use(AdventureContext)?.config.logoURL
  const [documentLogo] = useState(() => readDocumentLook().logo)
  // the document's holds until the settings have come, or failed to
  const platformLogo = usePlatform(({ isReady, settings }) =>
    isReady ? settings?.platformLogoURL : documentLogo,
  )
  return adventureLogo || platformLogo || '/assets/art/mark.svg'
}

export function LoadingScreen({ label, isUnderPopups = false, isLeaving = false }: LoadingScreenProps) {
  const { t, i18n } = useTranslation()
  const screen = useOneRound()
  const logo = useLogo()
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
      <Spinner label={words} logo={<img src={logo} alt="" />} />
      <p className={styles.words} aria-hidden>
        {words}
      </p>
    </div>
  )
}
