import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useOnline } from '#src/lib/use-online.ts'
import { Button } from '#src/ui/Button.tsx'
import { Plate } from '#src/ui/Plate.tsx'
import { isQuietPage } from './may-reload.ts'
import { loadNewVersion } from '#src/lib/load-new-version.ts'
import { useNewVersion } from './new-version.ts'

/** Says on maps and at the door that a new version is there; nobody who plays a task or rates one is told of it. */
export function NewVersion() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isOnline = useOnline()
  const isThere = useNewVersion((version) => version.isThere)
  // The place for it is always there: only what changes inside is spoken.
  return (
    <div role="status">
      {isThere && isOnline && isQuietPage(pathname) && (
        <Plate>
          {t('shell.newVersion')}
          <Button variant="secondary" material="night" onClick={() => void loadNewVersion()}>
            {t('shell.loadNow')}
          </Button>
        </Plate>
      )}
    </div>
  )
}
