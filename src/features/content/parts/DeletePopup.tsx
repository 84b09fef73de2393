import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftFile } from '#shared/contract/content.ts'
import { createChangeIds } from '../change-ids.ts'
import { sendEdits } from '../queries.ts'
import { lossesOf } from '../rules/file-sort.ts'
import { nameOf } from '../rules/tree.ts'
import type { DraftWork } from '../use-draft-work.ts'
import { AskPopup } from './AskPopup.tsx'
import styles from './Content.module.css'
import { Finishers } from './Finishers.tsx'
import { PathList } from './PathList.tsx'
import { useMentions } from './use-mentions.ts'

interface DeletePopupProps {
  work: DraftWork
  /** A file, or a folder with all that is in it. */
  path: string
  deleted: readonly DraftFile[]
  onClose: () => void
  onDeleted: () => void
}

/** Before files go: what goes with them, and which other files speak of them. */
export function DeletePopup({ work, path, deleted, onClose, onDeleted }: DeletePopupProps) {
  const { t } = useTranslation()
  const [ids] = useState(createChangeIds)
  const { adventure, files, refresh } = work
  const mentions = useMentions(adventure.folder, path, files ?? [], deleted)
  const drop = async () => {
    const edits = deleted.map((one) => ({ kind: 'delete' as const, path: one.path, from: one.hash }))
    await ids.under(edits, (id) => sendEdits(adventure.folder, id, edits))
    await refresh()
    onDeleted()
  }
  return (
    <AskPopup
      isOpen
      isDanger
      title={t('content.delete.title', { name: nameOf(path) })}
      actionLabel={t('content.delete.button')}
      action={drop}
      onRefused={() => void refresh()}
      onClose={onClose}
    >
      {deleted.length > 1 && (
        <PathList title={t('content.files', { count: deleted.length })} files={deleted} />
      )}
      <ul className={styles.losses}>
        {lossesOf(deleted.map((one) => one.path)).map((loss) => (
          <li key={loss}>{t(`content.delete.loss.${loss}`)}</li>
        ))}
      </ul>
      <Finishers folder={adventure.folder} path={path} />
      {mentions.length > 0 && (
        <div className={styles.stack}>
          <p>{t('content.delete.mentioned', { count: mentions.length })}</p>
          <PathList files={mentions.map((one) => ({ path: one }))} />
        </div>
      )}
      <p>{t('content.delete.means')}</p>
    </AskPopup>
  )
}
