import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/lib/use-online.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { WarningCircleIcon } from '#src/ui/icons.ts'
import { Plate } from '../Plate.tsx'

/** While the browser has no link: all that fails meanwhile is told by this one line. */
export function OfflinePlate() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  // The place for it is always there: only what changes inside is spoken.
  return (
    <div role="status">
      {!isOnline && (
        <Plate ref={keepLabelsOff}>
          <WarningCircleIcon size={20} aria-hidden />
          {t('shell.offline')}
        </Plate>
      )}
    </div>
  )
}
