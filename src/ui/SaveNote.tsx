import { useState } from 'react'
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

/**
 * Whether all that was changed is on the server, on its way, or safe on this device until it can go there. Spoken is only that it was not
 * saved, and then that it is: a line after each change would drown what was changed (ACCESS-2).
 */
export function SaveNote({ state, isSafe, onAgain }: SaveNoteProps) {
  const { t } = useTranslation()
  const isUnsaved = state === 'offline' || state === 'refused'
  const [wasUnsaved, setWasUnsaved] = useState(isUnsaved)
  const [before, setBefore] = useState(state)
  if (before !== state) {
    setBefore(state)
    if (isUnsaved || before === 'saved') setWasUnsaved(isUnsaved)
  }
  const words = t(isUnsaved && !isSafe ? `ui.save.${state}Unsafe` : `ui.save.${state}`)
  const isSpoken = isUnsaved || (wasUnsaved && state === 'saved')
  return (
    <span className={styles.save} data-state={state}>
      {state === 'saved' && <CloudCheckIcon size={20} aria-hidden />}
      {(state === 'saving' || state === 'waiting') && <InlineSpinner />}
      {state === 'offline' && <CloudSlashIcon size={20} aria-hidden />}
      {state === 'refused' && <WarningCircleIcon size={20} weight="fill" aria-hidden />}
      <span role="status">{isSpoken && words}</span>
      {!isSpoken && <span>{words}</span>}
      {state === 'refused' && (
        <Button variant="secondary" onClick={onAgain}>
          {t('ui.save.again')}
        </Button>
      )}
    </span>
  )
}
