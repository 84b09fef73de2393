import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut } from '#src/flows/sign-out.ts'
import { useOutboxWaiting } from '#src/outbox/use-outbox-waiting.ts'
import { Button } from '#src/ui/Button.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'
import { LOST_BY_SIGN_OUT } from './leaving.ts'
import styles from './UnsentPopup.module.css'

/** Waits until what the player did has arrived, and signs out then; or now, and loses it. */
export function UnsentPopup({ request: { playerId }, frame }: OverlayViewProps<'leave'>) {
  const { t } = useTranslation()
  const titleId = useId()
  const { count, hasFailed } = useOutboxWaiting(playerId, LOST_BY_SIGN_OUT)
  const isSent = count === 0
  useEffect(() => {
    if (isSent) signOut()
  }, [isSent])

  return (
    <Popup labelledBy={titleId} isOpen={frame.isOpen} onClose={frame.onClose} onGone={frame.onGone}>
      <div className={styles.unsent}>
        <h2 id={titleId} className={styles.title}>
          {t('shell.unsent.title')}
        </h2>
        <p role="status" className={styles.words}>
          {hasFailed ? t('shell.unsent.waiting', { count }) : t('shell.unsent.sending')}
        </p>
        <Button wide onClick={frame.onClose} autoFocus>
          {t('shell.unsent.stay')}
        </Button>
        <Button wide variant="secondary" onClick={signOut}>
          {t('shell.unsent.go')}
        </Button>
      </div>
    </Popup>
  )
}
