import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/lib/use-online.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { WarningCircleIcon } from '#src/ui/icons.ts'
import styles from './OfflinePlate.module.css'

/** While the browser has no link: all that fails meanwhile is told by this one line. */
export function OfflinePlate() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  // The place for it is always there: only what changes inside is spoken.
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.plate} ref={keepLabelsOff} data-material="night">
          <WarningCircleIcon size={20} aria-hidden />
          {t('shell.offline')}
        </p>
      )}
    </div>
  )
}
