import { useEffect } from 'react'
import { Navigate, useNavigation, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { openAsked } from '../hud/reading.ts'
import { LoadingScreen } from '#src/shell/LoadingScreen.tsx'
import { pathOfHub } from '#src/navigation/paths.ts'

/** Where an adventure begins: its root map, whose code is on its way, and over it what a notification led to. Who is on the way to another page already is left alone. */
export function StartRoute() {
  const { t } = useTranslation()
  const { adventure } = useAdventure()
  const [search] = useSearchParams()
  const asked = search.get('open')
  useEffect(() => openAsked(asked), [asked])
  const isNavigating = useNavigation().state !== 'idle'
  return (
    <>
      <LoadingScreen label={t('shell.loadingMap')} />
      {!isNavigating && <Navigate to={pathOfHub(adventure)} replace />}
    </>
  )
}
