import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendExtend } from '#src/features/session/calls.ts'
import { signOut } from '#src/flows/sign-out.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './SessionEnd.module.css'

/** Seconds before the end at which the rest is announced: every second would drown all else. */
const ANNOUNCED = [120, 60, 30, 10] as const

interface SessionWarningProps {
  /** Seconds, 1 to 120. */
  left: number
}

/** Counts down to the end of the session, and offers to keep it. Escape keeps it too. */
export function SessionWarning({ left }: SessionWarningProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [sending, setSending] = useState<'no' | 'yes' | 'failed' | 'longest'>('no')
  const announced = ANNOUNCED.findLast((seconds) => seconds >= left) ?? left
  const stay = async () => {
    setSending('yes')
    // Where the answer brings more time this dialog goes; it stays where the session has reached its longest time.
    setSending(
      await sendExtend().then(
        () => 'longest' as const,
        () => 'failed' as const,
      ),
    )
  }
  return (
    <Popup labelledBy={titleId} width={432} dismissable="escape" onClose={() => void stay()}>
      <div className={styles.panel}>
        <h2 id={titleId}>{t('sessionEnd.title')}</h2>
        <p aria-hidden className={styles.time}>
          {clock(left)}
        </p>
        <VisuallyHidden>
          <span role="status">{t('sessionEnd.left', { count: announced })}</span>
        </VisuallyHidden>
        <p>{t('sessionEnd.about')}</p>
        {sending === 'failed' && <Notice tone="error">{t('sessionEnd.failed')}</Notice>}
        {sending === 'longest' && <Notice tone="warn">{t('sessionEnd.longest')}</Notice>}
        <div className={styles.actions}>
          <Button
            autoFocus
            onClick={() => void stay()}
            loadingVerb={sending === 'yes' && t('sessionEnd.staying')}
          >
            {t('sessionEnd.stay')}
          </Button>
          <Button variant="secondary" onClick={signOut}>
            {t('shell.logout')}
          </Button>
        </div>
      </div>
    </Popup>
  )
}

/** 1:05 */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
