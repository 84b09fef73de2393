import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useOnline } from '#src/lib/use-online.ts'
import { Button } from '#src/ui/Button.tsx'
import { Plate } from '#src/ui/Plate.tsx'
import { isQuietPage } from './may-reload.ts'
import { loadNewVersion } from '#src/lib/load-new-version.ts'

/** Says on maps and at the login that a new version is there; nobody who plays a task or rates one is disturbed. */
export function NewVersion() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isOnline = useOnline()
  if (!isOnline || !isQuietPage(pathname)) return null
  return (
    <Plate>
      {t('shell.newVersion')}
      <Button variant="secondary" material="night" onClick={() => void loadNewVersion()}>
        {t('shell.loadNow')}
      </Button>
    </Plate>
  )
}
