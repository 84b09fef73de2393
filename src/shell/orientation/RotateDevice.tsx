import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '#src/ui/Button.tsx'
import { useOverlay } from '#src/overlay/overlay.ts'
import type { OverlayKind } from '#src/overlay/kinds.ts'
import { isScene, neededOrientation, type NeededOrientation } from './needed-orientation.ts'
import styles from './RotateDevice.module.css'
import { useOrientation } from './orientation-store.ts'
import { useDeviceFrame } from './use-device-frame.ts'

/** What a player has just won. */
const REWARDS: readonly OverlayKind[] = ['finishTask', 'streak', 'profile']

/**
 * Asks to turn the device where a page needs it (SHELL-3, SHELL-4). What is below stays as it is, out of reach; and nobody
 * is locked out: a player who cannot turn goes on, with the list where there is one. What a player has just won is shown first.
 */
export function RotateDevice() {
  const { isLyingTask, showList } = useOrientation()
  const { pathname } = useLocation()
  const isRewardShown = useOverlay(({ queue, shown }) =>
    queue.some((one) => REWARDS.includes(one.kind) && (!one.isUnasked || one === shown.dialog)),
  )
  const orientation = neededOrientation(useDeviceFrame(), pathname, isLyingTask)
  const [declined, setDeclined] = useState<NeededOrientation>(null)
  if (orientation === null) {
    // turned, or led elsewhere: the next time it is asked anew
    if (declined !== null) setDeclined(null)
    return null
  }
  if (declined === orientation || isRewardShown) return null
  const hasList = showList !== null && isScene(pathname)
  return (
    <RotateRequest
      orientation={orientation}
      hasList={hasList}
      onDecline={() => {
        setDeclined(orientation)
        if (hasList) showList()
      }}
    />
  )
}

interface RotateRequestProps {
  orientation: 'landscape' | 'portrait'
  hasList: boolean
  onDecline: () => void
}

function RotateRequest({ orientation, hasList, onDecline }: RotateRequestProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  // A modal dialog of the browser's own: all else is inert, also other pop-ups.
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // closed, not only taken away: then the focus goes back to where it was
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      data-material="night"
      aria-labelledby="rotate-title"
      onCancel={(event) => {
        event.preventDefault()
        onDecline()
      }}
    >
      <svg className={styles.device} data-orientation={orientation} viewBox="0 0 120 120" aria-hidden>
        <path className={styles.direction} d="M14 60a46 46 0 0 1 78-33M106 60a46 46 0 0 1-78 33" />
        <path className={styles.tip} d="M96 12v18H78M24 108V90h18" />
        <g className={styles.body}>
          <rect x="41" y="28" width="38" height="64" rx="7" />
          <rect className={styles.glass} x="46" y="35" width="28" height="50" rx="3" />
        </g>
      </svg>
      <h2 id="rotate-title" className={styles.title}>
        {t(orientation === 'landscape' ? 'rotate.tablet' : 'rotate.phone')}
      </h2>
      <p className={styles.why}>{t(orientation === 'landscape' ? 'rotate.tabletWhy' : 'rotate.phoneWhy')}</p>
      <Button material="night" onClick={onDecline}>
        {t(hasList ? 'rotate.asList' : 'rotate.goOn')}
      </Button>
    </dialog>
  )
}
