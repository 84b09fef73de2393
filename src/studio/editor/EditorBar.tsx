import { useTranslation } from 'react-i18next'
import { CheckNote } from '#src/features/content/CheckNote.tsx'
import type { Check } from '#src/features/content/use-check.ts'
import { COMMANDS } from '#src/features/scenes/commands.ts'
import { nameIn } from '#src/features/scenes/names.ts'
import { SaveNote } from '#src/features/scenes/SaveNote.tsx'
import { useBench, useEdits, useEditor, useMission } from '#src/features/scenes/use-editor.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ArrowLeftIcon, ArrowUUpLeftIcon, ArrowUUpRightIcon, KeyboardIcon } from '#src/ui/icons.ts'
import styles from './Editor.module.css'

interface EditorBarProps {
  /** Of the adventure. */
  name: string
  check: Check
  onBack: () => void
}

const ICONS = [
  { id: 'undo', Icon: ArrowUUpLeftIcon },
  { id: 'redo', Icon: ArrowUUpRightIcon },
] as const

/** What is open, whether it is saved, and the commands. */
export function EditorBar({ name, check, onBack }: EditorBarProps) {
  const { t, i18n } = useTranslation()
  const { isReadOnly } = useEditor()
  const mission = useMission()
  const bench = useBench()
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
      <SaveNote />
      <span className={styles.check}>
        <CheckNote check={check} />
      </span>
      {!isReadOnly && (
        <div className={styles.commands}>
          {ICONS.map(({ id, Icon }) => {
            const command = COMMANDS.find((one) => one.id === id)
            return (
              <IconButton
                key={id}
                material="paper"
                label={t(`scenes.command.${id}`)}
                icon={<Icon />}
                disabledReason={!command?.isPossible(bench) && t('scenes.nothingToDo')}
                onClick={() => command?.run(bench)}
              />
            )
          })}
          <IconButton
            material="paper"
            label={t('scenes.command.commands')}
            icon={<KeyboardIcon />}
            onClick={() => bench.desk.store.setState({ hasCommands: true })}
          />
        </div>
      )}
    </header>
  )
}
