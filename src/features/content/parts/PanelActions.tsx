import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftFile } from '#shared/contract/content.ts'
import { Button } from '#src/ui/Button.tsx'
import { PencilSimpleIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { foldersOf } from '../rules/tree.ts'
import type { DraftWork } from '../use-draft-work.ts'
import styles from './Content.module.css'
import { DeletePopup } from './DeletePopup.tsx'
import { MovePopup } from './MovePopup.tsx'

interface PanelActionsProps {
  work: DraftWork
  /** A file, or a folder with all that is in it. */
  path: string
  inside: readonly DraftFile[]
  onMoved: (path: string) => void
  /** What is done with this one alone. */
  children?: ReactNode
}

/** What is done with a file or a folder: its own actions, then renaming and deleting. */
export function PanelActions({ work, path, inside, onMoved, children }: PanelActionsProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'move' | 'delete' | null>(null)
  const close = () => setAsked(null)
  const isAside = (folder: string) => folder !== path && !folder.startsWith(`${path}/`)
  return (
    <div className={styles.actions}>
      {children}
      <Button
        variant="secondary"
        icon={<PencilSimpleIcon size={20} aria-hidden />}
        onClick={() => setAsked('move')}
      >
        {t('content.move.button')}
      </Button>
      <Button
        variant="secondary"
        icon={<TrashSimpleIcon size={20} aria-hidden />}
        onClick={() => setAsked('delete')}
      >
        {t('content.delete.button')}
      </Button>
      {asked === 'move' && (
        <MovePopup
          work={work}
          path={path}
          moved={inside}
          folders={foldersOf(work.files ?? []).filter(isAside)}
          onClose={close}
          onMoved={onMoved}
        />
      )}
      {asked === 'delete' && (
        <DeletePopup work={work} path={path} deleted={inside} onClose={close} onDeleted={() => onMoved('')} />
      )}
    </div>
  )
}
