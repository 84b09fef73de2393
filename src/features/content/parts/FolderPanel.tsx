import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { FolderOpenIcon, TrashSimpleIcon, UploadSimpleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { nameOf } from '../rules/tree.ts'
import { zipAddress } from '../send-bytes.ts'
import type { DraftWork } from '../use-draft-work.ts'
import styles from './Content.module.css'
import { DiscardPopup } from './DiscardPopup.tsx'
import { PanelHead } from './FilePanel.tsx'
import files from './Files.module.css'
import { PanelActions } from './PanelActions.tsx'

interface FolderPanelProps {
  work: DraftWork
  /** Empty: the adventure's own. */
  path: string
  isThere: boolean
  backHref: string
  onMoved: (path: string) => void
  onDiscarded: () => void
}

/** A folder: where what is dropped goes, and what can be done with all that is in it. */
export function FolderPanel({ work, path, isThere, backHref, onMoved, onDiscarded }: FolderPanelProps) {
  const { t } = useTranslation()
  const [isDiscarding, setDiscarding] = useState(false)
  const all = work.files ?? []
  return (
    <section className={files.about} aria-labelledby="content-file">
      {path === '' ? (
        <h2 id="content-file" className={files.panelHead}>
          {work.adventure.folder}
        </h2>
      ) : (
        <>
          <a className={files.back} href={backHref}>
            {t('content.file.back')}
          </a>
          <PanelHead>{nameOf(path)}</PanelHead>
        </>
      )}
      {!isThere && <Notice tone="info">{t('content.file.gone')}</Notice>}
      <div className={files.zone}>
        <UploadSimpleIcon size={32} weight="fill" aria-hidden />
        <p>{path === '' ? t('content.drop.anywhere') : t('content.drop.into', { folder: path })}</p>
        <p className={styles.note}>{t('content.drop.takes')}</p>
      </div>
      {path === '' && (
        <p className={styles.note}>
          <FolderOpenIcon size={20} aria-hidden className={files.inline} /> {t('content.drop.missions')}
        </p>
      )}
      {path === '' ? (
        <div className={styles.actions}>
          <a className={styles.link} href={zipAddress(work.adventure.folder)} download>
            {t('content.downloadAll')}
          </a>
          <Button
            variant="secondary"
            icon={<TrashSimpleIcon size={20} aria-hidden />}
            onClick={() => setDiscarding(true)}
          >
            {t('content.discard.button')}
          </Button>
        </div>
      ) : (
        isThere && (
          <PanelActions
            work={work}
            path={path}
            inside={all.filter((file) => file.path.startsWith(`${path}/`))}
            onMoved={onMoved}
          />
        )
      )}
      {isDiscarding && (
        <DiscardPopup work={work} onClose={() => setDiscarding(false)} onDiscarded={onDiscarded} />
      )}
    </section>
  )
}
