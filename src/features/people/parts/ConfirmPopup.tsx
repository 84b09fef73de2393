import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { useAction } from './use-action.ts'
import styles from '../People.module.css'
import { keepPlace } from './keep-place.ts'
import { Said } from './Said.tsx'

interface ConfirmPopupProps {
  isOpen: boolean
  title: string
  /** What it means. */
  words: string
  /** The verb. */
  actionLabel: string
  /** Rejects with the `Failure` that the server answered; afterwards the pop-up closes. */
  action: () => Promise<unknown>
  onClose: () => void
}

/** Before what cannot be taken back as easily as it is pressed. */
export function ConfirmPopup({ isOpen, title, words, actionLabel, action, onClose }: ConfirmPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { sending, send, forget } = useAction()
  const close = () => {
    forget()
    onClose()
  }
  const confirm = async () => {
    if (await send(action)) close()
  }
  return (
    <Popup
      isOpen={isOpen}
      labelledBy={titleId}
      onClose={close}
      onGone={keepPlace}
      closeLabel={t('shell.close')}
    >
      <div className={styles.stack}>
        <h2 id={titleId}>{title}</h2>
        <p>{words}</p>
        <Said sending={sending} />
        <div className={styles.facts}>
          <Button
            variant="danger"
            loadingVerb={sending.state === 'sending' && t('people.working')}
            onClick={() => void confirm()}
          >
            {actionLabel}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('people.leaveIt')}
          </Button>
        </div>
      </div>
    </Popup>
  )
}
