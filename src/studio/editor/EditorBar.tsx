import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckNote } from '#src/features/content/CheckNote.tsx'
import { OthersAt } from '#src/features/content/OthersHere.tsx'
import { PublishButton } from '#src/features/content/PublishButton.tsx'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { CommandButton } from '#src/features/scenes/CommandButton.tsx'
import { nameIn } from '#src/features/scenes/names.ts'
import { SaveNote } from '#src/features/scenes/SaveNote.tsx'
import { useEdits, useEditor, useMission } from '#src/features/scenes/use-editor.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ArrowLeftIcon, ArrowUUpLeftIcon, ArrowUUpRightIcon, KeyboardIcon } from '#src/ui/icons.ts'
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
  const { t, i18n } = useTranslation()
  const { isReadOnly, desk } = useEditor()
  const mission = useMission()
  // what can be undone changes with every edit
  useEdits((state) => state.past)
  useEdits((state) => state.future)
  return (
    <header className={styles.bar}>
      <IconButton material="paper" label={t('scenes.back')} icon={<ArrowLeftIcon />} onClick={onBack} />
      <div className={styles.names}>
        <p className={styles.adventure}>{name}</p>
        <h1 className={styles.title}>{mission && nameIn(mission.names, i18n.language, mission.id)}</h1>
      </div>
      <OthersAt others={work.others} />
      <SaveNote />
      <span className={styles.check}>
        <CheckNote check={work.check} />
      </span>
      {!isReadOnly && (
        <div className={styles.commands}>
          {ICONS.map(({ id, Icon }) => (
            <CommandButton key={id} id={id} icon={<Icon />} reason={t('scenes.nothingToDo')} />
          ))}
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

/** Nothing goes to players that is not on the server, or waits for a decision. */
function Publish({ work }: { work: DraftWork }) {
  const { t } = useTranslation()
  const isUnsent = useEdits(({ unsent }) => unsent.length > 0)
  const isUndecided = useEdits(({ conflicts }) => conflicts.length > 0)
  const [published, setPublished] = useState<number | null>(null)
  const why = isUndecided ? t('scenes.publish.undecided') : isUnsent && t('scenes.publish.unsaved')
  return (
    <>
      <span className={styles.published} role="status">
        {published !== null && t('content.publish.done', { number: published })}
      </span>
      <PublishButton
        work={work}
        versionsHref={`#${pathOfAdventure(work.adventure.folder, 'versions')}`}
        disabledReason={why}
        onPublished={({ number }) => setPublished(number)}
      />
    </>
  )
}
