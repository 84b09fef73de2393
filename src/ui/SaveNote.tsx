import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { CloudCheckIcon, CloudSlashIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import { InlineSpinner } from '#src/ui/Spinner.tsx'
import styles from './SaveNote.module.css'

export interface SaveNoteProps {
  state: 'saved' | 'waiting' | 'saving' | 'offline' | 'refused'
  /** This device has what the server does not have yet. */
  isSafe: boolean
  onAgain: () => void
}

/** Whether all that was changed is on the server, on its way, or safe on this device until it can go there. */
export function SaveNote({ state, isSafe, onAgain }: SaveNoteProps) {
  const { t } = useTranslation()
  const isUnsafe = !isSafe && (state === 'offline' || state === 'refused')
  return (
    <span className={styles.save} data-state={state}>
      {state === 'saved' && <CloudCheckIcon size={20} aria-hidden />}
      {(state === 'saving' || state === 'waiting') && <InlineSpinner />}
      {state === 'offline' && <CloudSlashIcon size={20} aria-hidden />}
      {state === 'refused' && <WarningCircleIcon size={20} weight="fill" aria-hidden />}
      <span role="status">{t(isUnsafe ? `ui.save.${state}Unsafe` : `ui.save.${state}`)}</span>
      {state === 'refused' && (
        <Button variant="secondary" onClick={onAgain}>
          {t('ui.save.again')}
        </Button>
      )}
    </span>
  )
}
