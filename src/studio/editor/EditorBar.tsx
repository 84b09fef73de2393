import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckNote } from '#src/features/content/CheckNote.tsx'
import { OthersAt } from '#src/features/content/OthersHere.tsx'
import { usePublishSaid, type PublishOutcome } from '#src/features/content/publish-outcome.ts'
import { PublishButton } from '#src/features/content/PublishButton.tsx'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { CommandButton } from '#src/features/scenes/CommandButton.tsx'
import { useMissionName } from '#src/features/scenes/open-scene.ts'
import { useDesk, useEdits, useEditor, useMission } from '#src/features/scenes/use-editor.ts'
import { useSaving } from '#src/outbox/edits/use-saving.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ArrowLeftIcon, ArrowUUpLeftIcon, ArrowUUpRightIcon, EyeIcon, KeyboardIcon } from '#src/ui/icons.ts'
import { usePageHead } from '#src/ui/page-head.ts'
import { SaveNote } from '#src/ui/SaveNote.tsx'
import { pathOfAdventure } from '../studio-paths.ts'
import styles from './Editor.module.css'

interface EditorBarProps {
  /** Of the adventure. */
  name: string
  work: DraftWork
  onBack: () => void
}

const ICONS = [
  { id: 'undo', Icon: ArrowUUpLeftIcon },
  { id: 'redo', Icon: ArrowUUpRightIcon },
] as const

/** What is open, whether it is saved, and the commands. */
export function EditorBar({ name, work, onBack }: EditorBarProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { isReadOnly, desk } = editor
  const saving = useSaving(editor)
  const mission = useMission()
  const nameOf = useMissionName()
  const head = usePageHead()
  return (
    <header className={styles.bar}>
      <IconButton material="paper" label={t('scenes.back')} icon={<ArrowLeftIcon />} onClick={onBack} />
      <div className={styles.names}>
        <p className={styles.adventure}>{name}</p>
        <h1 ref={head} tabIndex={-1} className={styles.title} data-scene-keys>
          {mission && nameOf(mission)}
        </h1>
      </div>
      <OthersAt others={work.others} />
      <SaveNote {...saving} />
      <span className={styles.check}>
        <CheckNote check={work.check} />
      </span>
      {!isReadOnly && (
        <div className={styles.commands}>
          {ICONS.map(({ id, Icon }) => (
            <CommandButton key={id} id={id} icon={<Icon />} reason={t('scenes.nothingToDo')} />
          ))}
          <PreviewToggle />
          <IconButton
            material="paper"
            label={t('scenes.command.commands')}
            icon={<KeyboardIcon />}
            onClick={() => desk.store.setState({ hasCommands: true })}
          />
          <Publish work={work} />
        </div>
      )}
    </header>
  )
}

function PreviewToggle() {
  const { t } = useTranslation()
  const { desk } = useEditor()
  const isPreviewed = useDesk((state) => state.isPreviewed)
  return (
    <IconButton
      material="paper"
      label={t('scenes.command.preview')}
      icon={<EyeIcon weight={isPreviewed ? 'fill' : 'regular'} />}
      aria-pressed={isPreviewed}
      onClick={() => desk.store.setState({ isPreviewed: !isPreviewed })}
    />
  )
}

/** Nothing goes to players that is not on the server, or waits for a decision. */
function Publish({ work }: { work: DraftWork }) {
  const { t } = useTranslation()
  const isUnsent = useEdits(({ unsent }) => unsent.length > 0)
  const isUndecided = useEdits(({ conflicts }) => conflicts.length > 0)
  const said = usePublishSaid()
  const [outcome, setOutcome] = useState<PublishOutcome | null>(null)
  const why = isUndecided ? t('scenes.publish.undecided') : isUnsent && t('scenes.publish.unsaved')
  return (
    <>
      <span className={styles.published} role="status">
        {outcome && said(outcome)}
      </span>
      <PublishButton
        work={work}
        versionsHref={`#${pathOfAdventure(work.adventure.folder, 'versions')}`}
        disabledReason={why}
        onPublished={setOutcome}
      />
    </>
  )
}
