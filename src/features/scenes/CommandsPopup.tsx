import { useTranslation } from 'react-i18next'
import { Popup } from '#src/ui/Popup.tsx'
import { COMMAND_GROUPS, COMMANDS, type Command } from './commands.ts'
import styles from './Panels.module.css'
import { useBench, useDesk, useEditor } from './use-editor.ts'
import { useIsPossible } from './use-is-possible.ts'

const isApple = /Mac|iP(hone|ad)/.test(navigator.userAgent)
const ARROWS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** Every command with its keys: pressed, it is done. */
export function CommandsPopup() {
  const { t } = useTranslation()
  const { desk } = useEditor()
  const isOpen = useDesk((state) => state.hasCommands)
  const close = () => desk.store.setState({ hasCommands: false })
  return (
    <Popup
      isOpen={isOpen}
      labelledBy="scene-commands"
      width={760}
      closeLabel={t('shell.close')}
      onClose={close}
    >
      <h2 id="scene-commands" className={styles.title}>
        {t('scenes.command.commands')}
      </h2>
      <div className={styles.commands}>
        {COMMAND_GROUPS.map((group) => (
          <section key={group} aria-labelledby={`scene-group-${group}`}>
            <h3 id={`scene-group-${group}`} className={styles.heading}>
              {t(`scenes.group.${group}`)}
            </h3>
            <ul className={styles.rows}>
              {COMMANDS.filter((one) => one.group === group && one.id !== 'commands').map((command) => (
                <li key={command.id}>
                  <CommandRow command={command} onDone={close} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.hint}>{t('scenes.pointerHint')}</p>
    </Popup>
  )
}

function CommandRow({ command, onDone }: { command: Command; onDone: () => void }) {
  const { t } = useTranslation()
  const bench = useBench()
  const { id, keys } = command
  const isPossible = useIsPossible(command, bench)
  return (
    <button
      type="button"
      className={styles.command}
      aria-disabled={!isPossible || undefined}
      onClick={() => {
        if (!isPossible) return
        onDone()
        command.run(bench)
      }}
    >
      <span>{t(`scenes.command.${id}`)}</span>
      {keys[0] !== undefined && <Keys keys={keys[0]} />}
    </button>
  )
}

function Keys({ keys }: { keys: string }) {
  const { t } = useTranslation()
  const names = keys === '+' ? ['+'] : keys.split('+')
  return (
    <span className={styles.keys}>
      {names.map((name) => (
        <kbd key={name}>{wordOf(name)}</kbd>
      ))}
    </span>
  )

  function wordOf(name: string): string {
    if (name === 'Mod') return isApple ? '⌘' : t('scenes.key.ctrl')
    if (name === 'Shift') return t('scenes.key.shift')
    if (name === 'Escape') return t('scenes.key.escape')
    if (name === 'PageUp') return t('scenes.key.pageUp')
    if (name === 'PageDown') return t('scenes.key.pageDown')
    if (name === 'Home') return t('scenes.key.home')
    if (name === 'End') return t('scenes.key.end')
    return ARROWS[name] ?? (name.length === 1 ? name.toUpperCase() : name)
  }
}
