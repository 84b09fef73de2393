import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { attemptsWithMoves } from '#src/features/tasks/kept-moves.ts'
import { sendKeptMoves } from '#src/features/tasks/send-kept-moves.ts'
import { signOut } from '#src/flows/sign-out.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { Button } from '#src/ui/Button.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'
import styles from './UnsentPopup.module.css'

/** Waits until what the player did has arrived, and signs out then; or now, and loses it. */
export function UnsentPopup({ request: { playerId }, frame }: OverlayViewProps<'leave'>) {
  const { t } = useTranslation()
  const titleId = useId()
  const [hasFailed, setFailed] = useState(false)
  const count = attemptsWithMoves(playerId).length

  useEffect(() => {
    let isOver = false
    const send = async (): Promise<boolean> => {
      const isSent = await sendKeptMoves(playerId)
      if (isOver) return true
      if (isSent) signOut()
      else setFailed(true)
      return isSent
    }
    let stop = () => {}
    void send().then((isSent) => {
      if (!isSent && !isOver) stop = retryWithBackoff(send)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [playerId])

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
