import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import styles from './Content.module.css'
import { REFUSED, type Reason } from './refused.ts'
import { Said } from './Said.tsx'

interface AskPopupProps {
  isOpen: boolean
  title: string
  /** What it means. */
  children: ReactNode
  /** The verb. */
  actionLabel: string
  /** It takes something away. */
  isDanger?: boolean
  /** Rejects with a `Failure`; otherwise the pop-up closes. */
  action: () => Promise<unknown>
  /** What was shown may be old then. */
  onRefused?: () => void
  onClose: () => void
}

/** Asks before something is done, and says where it was not. */
export function AskPopup(props: AskPopupProps) {
  const { isOpen, title, children, actionLabel, isDanger, action, onRefused, onClose } = props
  const { t } = useTranslation()
  const titleId = useId()
  const { sending, send, forget } = useSending<Reason>(REFUSED)
  const close = () => {
    forget()
    onClose()
  }
  const confirm = async () => {
    if (await send(action)) close()
    else onRefused?.()
  }
  return (
    <Popup isOpen={isOpen} labelledBy={titleId} closeLabel={t('shell.close')} onClose={close}>
      <div className={styles.asked}>
        <h2 id={titleId} className={styles.askedTitle}>
          {title}
        </h2>
        {children}
        <Said sending={sending} />
        <div className={styles.actions}>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            loadingVerb={sending.state === 'sending' && t('content.working')}
            onClick={() => void confirm()}
          >
            {actionLabel}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('content.cancel')}
          </Button>
        </div>
      </div>
    </Popup>
  )
}
