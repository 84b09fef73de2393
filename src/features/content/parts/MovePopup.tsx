import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftFile } from '#shared/contract/content.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { createChangeIds } from '../change-ids.ts'
import { sendEdits } from '../queries.ts'
import { sortOf } from '../rules/file-sort.ts'
import { drawnAs, taskOpenedAt } from '../rules/mentions.ts'
import { progressName, renameOf, SETTINGS } from '../rules/renames.ts'
import { sendRename } from '../send-rename.ts'
import { folderOf, joined, nameOf } from '../rules/tree.ts'
import type { DraftWork } from '../use-draft-work.ts'
import styles from './Content.module.css'
import { Finishers } from './Finishers.tsx'
import { PathList } from './PathList.tsx'
import { REFUSED, type Reason } from './refused.ts'
import { Said } from './Said.tsx'
import { useMentions } from './use-mentions.ts'

interface MovePopupProps {
  work: DraftWork
  /** A file, or a folder with all that is in it. */
  path: string
  moved: readonly DraftFile[]
  /** Where it may go. */
  folders: readonly string[]
  onClose: () => void
  onMoved: (path: string) => void
}

/** Another name or another folder for a file, or for a folder with all that is in it. */
export function MovePopup({ work, path, moved, folders, onClose, onMoved }: MovePopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [name, setName] = useState(nameOf(path))
  const [folder, setFolder] = useState(folderOf(path))
  const { sending, send } = useSending<Reason>(REFUSED)
  const [ids] = useState(createChangeIds)
  const to = joined(folder, name.trim())
  const trouble = troubleOf(to, path, name, work.files ?? [])
  const rename = renameOf(path, to, moved)
  const settings = work.files?.find((one) => one.path === SETTINGS)
  const [isFollowed, setFollowed] = useState(true)
  const mayFollow = progressName(path, moved) !== null && settings !== undefined
  const follows = mayFollow && isFollowed
  const isNamedByProgress = moved.some((one) => ['task', 'mission'].includes(sortOf(one.path)))
  const mentions = useMentions(work.adventure.folder, path, work.files ?? [], moved)
  const isRenamed = rename !== null || isCalledOtherwise(path, to)
  const [drawn, task] = [drawnAs(path), taskOpenedAt(path, work.files ?? [])]
  const move = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (trouble !== null || to === path) return
    const moves = moved.map((one) => ({
      kind: 'move' as const,
      path: one.path,
      to: one.path === path ? to : `${to}${one.path.slice(path.length)}`,
      from: one.hash,
    }))
    const { folder: adventure } = work.adventure
    const isDone = await send(async () => {
      const said = follows && rename ? await sendRename(adventure, rename, settings) : []
      const edits = [...moves, ...said]
      return ids.under(edits, (id) => sendEdits(adventure, id, edits))
    })
    if (isDone) {
      onClose()
      // first: where it was there is nothing any more, and that would be said
      onMoved(to)
    }
    await work.refresh()
  }
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} onClose={onClose} dismissable="escape">
      <form className={styles.asked} noValidate onSubmit={(event) => void move(event)}>
        <h2 id={titleId} className={styles.askedTitle}>
          {t('content.move.title', { name: nameOf(path) })}
        </h2>
        <TextField
          label={t('content.move.name')}
          error={trouble === null ? undefined : t(`content.move.${trouble}`)}
          value={name}
          maxLength={200}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label={t('content.move.folder')}
          options={folders.map((id) => ({
            id,
            label: id === '' ? t('content.add.top', { folder: work.adventure.folder }) : id,
          }))}
          value={folder}
          onChange={({ target }) => setFolder(target.value)}
        />
        {mayFollow && (
          <Checkbox
            label={t('content.move.follow')}
            checked={isFollowed}
            onChange={({ target }) => setFollowed(target.checked)}
          />
        )}
        {isNamedByProgress && !follows && (
          <Notice tone="warn">
            <p>{t('content.move.progress')}</p>
            <Finishers folder={work.adventure.folder} path={path} />
          </Notice>
        )}
        {isRenamed && drawn !== null && (
          <Notice tone="warn">
            <p>{t('content.move.drawn', { name: drawn.said })}</p>
            {task !== null && <p>{t('content.move.opens', { task })}</p>}
          </Notice>
        )}
        {isRenamed && mentions.length > 0 && (
          <div className={styles.stack}>
            <p>{t('content.move.mentioned', { count: mentions.length })}</p>
            <PathList files={mentions.map((one) => ({ path: one }))} />
          </div>
        )}
        <Said sending={sending} />
        <div className={styles.actions}>
          <Button
            type="submit"
            loadingVerb={sending.state === 'sending' && t('content.working')}
            disabledReason={to === path && t('content.move.same')}
          >
            {t('content.move.do')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('content.cancel')}
          </Button>
        </div>
      </form>
    </Popup>
  )
}

/** Files name others by their last name alone, and look for it in their own mission first. */
function isCalledOtherwise(path: string, to: string): boolean {
  const missionOf = (one: string) => one.split('/')[0]
  return nameOf(path) !== nameOf(to) || missionOf(path) !== missionOf(to)
}

function troubleOf(
  to: string,
  path: string,
  name: string,
  files: readonly DraftFile[],
): 'unfit' | 'taken' | null {
  if (name.trim() === '' || /[/\\]/.test(name) || name.trim().startsWith('.')) return 'unfit'
  const isTaken = files.some((file) => file.path === to || file.path.startsWith(`${to}/`))
  return isTaken && to !== path ? 'taken' : null
}
