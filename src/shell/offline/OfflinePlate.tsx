import { useTranslation } from 'react-i18next'
import { useWaitingFinishes } from '#src/outbox/waiting/waiting-finishes.ts'
import { useOnline } from '#src/lib/use-online.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { WarningCircleIcon } from '#src/ui/icons.ts'
import { InlineSpinner } from '#src/ui/Spinner.tsx'
import { Plate } from '#src/ui/Plate.tsx'
import { useOffline } from './offline-store.ts'

/**
 * While the browser has no link, once the pop-up is closed: all that fails meanwhile is told by this one line. It also says
 * what was finished meanwhile and is not sent yet.
 */
export function OfflinePlate() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const isPopupOpen = useOffline(({ isClosed }) => !isClosed)
  const waiting = useWaitingFinishes(({ taskIds }) => taskIds.length)
  // The place for it is always there: only what changes inside is spoken.
  return (
    <div role="status">
      {!isOnline && !isPopupOpen && (
        <Plate ref={keepLabelsOff}>
          <WarningCircleIcon size={20} aria-hidden />
          {waiting > 0 ? t('shell.waiting', { count: waiting }) : t('shell.offline')}
        </Plate>
      )}
      {isOnline && waiting > 0 && (
        <Plate ref={keepLabelsOff} isLate>
          <InlineSpinner />
          {t('shell.sendingWaiting')}
        </Plate>
      )}
    </div>
  )
}
