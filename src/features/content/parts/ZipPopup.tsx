import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { folderTrouble, suggestedFolder } from '../rules/folder-name.ts'
import styles from './Content.module.css'
import { FolderField } from './FolderField.tsx'
import { Said } from './Said.tsx'
import { useZip } from './use-zip.ts'
import { ZipProgress } from './ZipProgress.tsx'

interface ZipPopupProps {
  zip: File
  taken: readonly string[]
  onClose: () => void
  onBegun: (folder: string) => void
}

/** A new adventure that is what lies in a zip. */
export function ZipPopup({ zip, taken, onClose, onBegun }: ZipPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { entries, sending, percent, sendTo, cancel } = useZip(zip)
  const [folder, setFolder] = useState(() => suggestedFolder(zip.name.replace(/\.zip$/i, '')))
  const [isAsked, setAsked] = useState(false)
  const isSending = sending.state === 'sending'
  const close = () => {
    cancel()
    onClose()
  }
  const begin = async (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isSending || folderTrouble(folder, taken) !== null) return
    const made = await sendTo(folder, 0)
    if (!made) return
    onClose()
    onBegun(made.folder)
  }
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} onClose={close} dismissable="escape">
      <form className={styles.asked} noValidate onSubmit={(event) => void begin(event)}>
        <h2 id={titleId} className={styles.askedTitle}>
          {t('content.fromZip.title')}
        </h2>
        <p>
          <strong>{zip.name}</strong>
          {entries && ` · ${t('content.files', { count: entries.length })}`}
        </p>
        {entries === null && <p>{t('content.zip.unreadable')}</p>}
        <FolderField value={folder} taken={taken} isAsked={isAsked} onChange={setFolder} />
        {isSending && <ZipProgress name={zip.name} percent={percent} />}
        <Said sending={sending} />
        <div className={styles.actions}>
          <Button type="submit" loadingVerb={isSending && t('content.begin.making')}>
            {t('content.begin.make')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('content.cancel')}
          </Button>
        </div>
      </form>
    </Popup>
  )
}
