import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Coming } from '#src/ui/Coming.tsx'
import { FilePlusIcon, FolderPlusIcon, UploadSimpleIcon } from '#src/ui/icons.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { AddPopup } from './parts/AddPopup.tsx'
import styles from './parts/Content.module.css'
import files from './parts/Files.module.css'
import { FileButton } from './parts/FileButton.tsx'
import { FilePanel } from './parts/FilePanel.tsx'
import { FileTree } from './parts/FileTree.tsx'
import { FolderPanel } from './parts/FolderPanel.tsx'
import { ReplacePopup } from './parts/ReplacePopup.tsx'
import { UploadList } from './parts/UploadList.tsx'
import { useDrop } from './parts/use-drop.ts'
import { droppedOn, isWholeZip } from './rules/chosen.ts'
import { withoutOwnFolder, type ChosenFile } from './rules/dropped-files.ts'
import { filesFound, folderOf, foldersOf } from './rules/tree.ts'
import type { DraftWork } from './use-draft-work.ts'

interface FilesRoomProps {
  work: DraftWork
  /** The file or folder that is looked at; empty: none, which is the adventure's own folder. */
  selected: string
  /** The address that looks at a file or folder. */
  hrefOf: (path: string) => string
  /** Looks at another one, as after it was renamed. */
  onSelect: (path: string) => void
  /** The adventure has no draft any more. */
  onDiscarded: () => void
}

/** The files of a draft: its folders, what is in them, and every way to change them (WORLD-2). */
export function FilesRoom({ work, selected, hrefOf, onSelect, onDiscarded }: FilesRoomProps) {
  const { t } = useTranslation()
  const { files: all, error, refresh, adventure } = work
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ found: readonly ChosenFile[]; folder: string } | null>(null)
  const [zip, setZip] = useState<File | null>(null)
  const file = all?.find(({ path }) => path === selected)
  const folder = file ? folderOf(selected) : selected
  const choose = (found: readonly ChosenFile[], target = folder) => {
    if (found.length === 0) return
    void isWholeZip(found).then((isWhole) => {
      if (isWhole) setZip(found[0]?.file ?? null)
      else setChosen({ found: withoutOwnFolder(found), folder: target })
    })
  }
  const isOver = useDrop((found, target) => choose(found, droppedOn(target) ?? folder))
  if (!all)
    return <Coming error={error} sentence={t('content.unreadFiles')} onRetry={refresh} heights={[3, 20]} />
  const found = filesFound(all, typed)
  const folders = foldersOf(all)
  return (
    <div className={styles.page} data-over={isOver}>
      <UploadList work={work} />
      <div className={styles.actions}>
        <FileButton
          label={t('content.add.files')}
          icon={<FilePlusIcon size={20} aria-hidden />}
          isMultiple
          onFiles={choose}
        />
        <FileButton
          label={t('content.add.folder')}
          icon={<FolderPlusIcon size={20} aria-hidden />}
          isFolder
          onFiles={choose}
        />
        <FileButton
          label={t('content.replace.button')}
          icon={<UploadSimpleIcon size={20} aria-hidden />}
          accept=".zip,application/zip"
          onFiles={(given) => setZip(given[0]?.file ?? null)}
        />
      </div>
      <div className={files.desk} data-selected={selected !== ''}>
        <div className={files.tree}>
          <TextField
            label={t('content.search.label')}
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className={styles.note} role="status">
            {typed.trim() === ''
              ? t('content.files', { count: all.length })
              : t('content.search.found', { count: found.length })}
          </p>
          <FileTree
            files={found}
            folder={adventure.folder}
            findings={work.check.build?.findings ?? []}
            others={work.others}
            isSearch={typed.trim() !== ''}
            selected={selected}
            hrefOf={hrefOf}
          />
        </div>
        <div className={files.panel}>
          {file ? (
            <FilePanel key={file.path} work={work} file={file} backHref={hrefOf('')} onMoved={onSelect} />
          ) : (
            <FolderPanel
              key={folder}
              work={work}
              path={folder}
              isThere={folders.includes(folder)}
              backHref={hrefOf('')}
              onMoved={onSelect}
              onDiscarded={onDiscarded}
            />
          )}
        </div>
      </div>
      {chosen && (
        <AddPopup
          work={work}
          found={chosen.found}
          folder={folders.includes(chosen.folder) ? chosen.folder : ''}
          folders={folders}
          onClose={() => setChosen(null)}
        />
      )}
      {zip && <ReplacePopup work={work} zip={zip} onClose={() => setZip(null)} />}
    </div>
  )
}
