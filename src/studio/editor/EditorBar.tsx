import { useTranslation } from 'react-i18next'
import type { ContentPresence } from '#shared/contract/content-presence.ts'
import { CheckNote } from '#src/features/content/CheckNote.tsx'
import type { Check } from '#src/features/content/use-check.ts'
import { OthersAt } from '#src/features/content/OthersHere.tsx'
import { CommandButton } from '#src/features/scenes/CommandButton.tsx'
import { nameIn } from '#src/features/scenes/names.ts'
import { SaveNote } from '#src/features/scenes/SaveNote.tsx'
import { useEdits, useEditor, useMission } from '#src/features/scenes/use-editor.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ArrowLeftIcon, ArrowUUpLeftIcon, ArrowUUpRightIcon, KeyboardIcon } from '#src/ui/icons.ts'
import styles from './Editor.module.css'

interface EditorBarProps {
  /** Of the adventure. */
  name: string
  check: Check
  /** Who else has the draft open. */
  others: readonly ContentPresence[]
  onBack: () => void
}

const ICONS = [
  { id: 'undo', Icon: ArrowUUpLeftIcon },
  { id: 'redo', Icon: ArrowUUpRightIcon },
] as const

/** What is open, whether it is saved, and the commands. */
export function EditorBar({ name, check, others, onBack }: EditorBarProps) {
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
      <OthersAt others={others} />
      <SaveNote />
      <span className={styles.check}>
        <CheckNote check={check} />
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
        </div>
      )}
    </header>
  )
}
