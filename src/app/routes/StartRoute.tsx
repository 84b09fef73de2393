import { Navigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useAdventure } from '../adventure-context.ts'
import { LoadingScreen } from '../LoadingScreen.tsx'
import { pathOfRoot } from '../paths.ts'

/** Where an adventure begins: its root map, whose code is on its way. */
export function StartRoute() {
  const { t } = useTranslation()
  const { adventure } = useAdventure()
  return (
    <>
      <LoadingScreen label={t('shell.loadingMap')} />
      <Navigate to={pathOfRoot(adventure)} replace />
    </>
  )
}
