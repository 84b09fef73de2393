import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/lib/use-online.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { WarningCircleIcon } from '#src/ui/icons.ts'
import { Plate } from '../Plate.tsx'
import { useOffline } from './offline-store.ts'

/** While the browser has no link, once the pop-up is closed: all that fails meanwhile is told by this one line. */
export function OfflinePlate() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const isTold = useOffline(({ isClosed }) => !isClosed)
  // The place for it is always there: only what changes inside is spoken.
  return (
    <div role="status">
      {!isOnline && !isTold && (
        <Plate ref={keepLabelsOff}>
          <WarningCircleIcon size={20} aria-hidden />
          {t('shell.offline')}
        </Plate>
      )}
    </div>
  )
}
