import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '#src/ui/Button.tsx'
import { CloudCheckIcon, CloudSlashIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import { InlineSpinner } from '#src/ui/Spinner.tsx'
import styles from './Authoring.module.css'
import { useAuthoring } from './use-authoring.ts'

/** Whether all that was written is on the server, on its way, or safe on this device until it can go there. */
export function SaveNote() {
  const { t } = useTranslation()
  const { save, storage } = useAuthoring()
  const { state } = useStore(save.store)
  const isSafe = useStore(storage.store, (stored) => stored.isSafe)
  const isUnsafe = !isSafe && (state === 'offline' || state === 'refused')
  return (
    <span className={styles.save} data-state={state}>
      {state === 'saved' && <CloudCheckIcon size={20} aria-hidden />}
      {(state === 'saving' || state === 'waiting') && <InlineSpinner />}
      {state === 'offline' && <CloudSlashIcon size={20} aria-hidden />}
      {state === 'refused' && <WarningCircleIcon size={20} weight="fill" aria-hidden />}
      <span role="status">{t(isUnsafe ? `authoring.save.${state}Unsafe` : `authoring.save.${state}`)}</span>
      {state === 'refused' && (
        <Button variant="secondary" onClick={() => void save.send()}>
          {t('authoring.save.again')}
        </Button>
      )}
    </span>
  )
}
