import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { zipChanges } from '../rules/zip-entries.ts'
import type { DraftWork } from '../use-draft-work.ts'
import styles from './Content.module.css'
import { PathList } from './PathList.tsx'
import { Said } from './Said.tsx'
import { useZip } from './use-zip.ts'
import { ZipProgress } from './ZipProgress.tsx'

interface ReplacePopupProps {
  work: DraftWork
  zip: File
  onClose: () => void
}

/** Before a zip becomes the whole draft: what it adds, changes and removes. */
export function ReplacePopup({ work, zip, onClose }: ReplacePopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { entries, sending, percent, sendTo, cancel } = useZip(zip)
  const isSending = sending.state === 'sending'
  const close = () => {
    cancel()
    onClose()
  }
  const replace = async () => {
    const made = await sendTo(work.adventure.folder, work.revision ?? 0)
    void work.refresh()
    if (made) onClose()
  }
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} onClose={close} dismissable="escape">
      <div className={styles.asked}>
        <h2 id={titleId} className={styles.askedTitle}>
          {t('content.replace.title', { name: zip.name })}
        </h2>
        <p>{t('content.replace.means')}</p>
        <div role="status" className={styles.stack}>
          {entries === null && <p>{t('content.zip.unreadable')}</p>}
          {entries && <Changes {...zipChanges(entries, work.files ?? [])} />}
        </div>
        {isSending && <ZipProgress name={zip.name} percent={percent} />}
        <Said sending={sending} />
        <div className={styles.actions}>
          <Button
            variant="danger"
            loadingVerb={isSending && t('content.working')}
            onClick={() => void replace()}
          >
            {t('content.replace.do')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('content.cancel')}
          </Button>
        </div>
      </div>
    </Popup>
  )
}

function Changes({ added, changed, removed }: ReturnType<typeof zipChanges>) {
  const { t } = useTranslation()
  const lists = [
    { title: t('content.replace.added', { count: added.length }), paths: added },
    { title: t('content.replace.changed', { count: changed.length }), paths: changed },
    { title: t('content.replace.removed', { count: removed.length }), paths: removed },
  ]
  return (
    <>
      {lists.map(({ title, paths }) => (
        <PathList key={title} title={title} files={paths.map((path) => ({ path }))} />
      ))}
      <p className={styles.note}>{t('content.replace.sameSize')}</p>
    </>
  )
}
