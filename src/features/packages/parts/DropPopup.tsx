import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { sendDrop } from '../queries.ts'
import styles from './Packages.module.css'

interface DropPopupProps {
  id: string
  name: string
  /** Players have it. */
  isTask: boolean
  isOpen: boolean
  onClose: () => void
  onDropped: () => void
}

/** Asks before a package goes for good. */
export function DropPopup({ id, name, isTask, isOpen, onClose, onDropped }: DropPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { sending, send } = useSending()
  const drop = async () => {
    if (await send(() => sendDrop(id))) {
      onClose()
      onDropped()
    }
  }
  return (
    <Popup isOpen={isOpen} labelledBy={titleId} onClose={onClose}>
      <div className={styles.asked}>
        <h2 id={titleId}>{t('packages.askDelete', { name })}</h2>
        <p>{t(isTask ? 'packages.deletesTask' : 'packages.deletesFiles')}</p>
        {sending.state === 'failed' && <Notice tone="error">{t('packages.notDone')}</Notice>}
        <div className={styles.actions}>
          <Button
            variant="danger"
            loadingVerb={sending.state === 'sending' && t('packages.deleting')}
            onClick={() => void drop()}
          >
            {t('packages.delete')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('packages.keep')}
          </Button>
        </div>
      </div>
    </Popup>
  )
}
