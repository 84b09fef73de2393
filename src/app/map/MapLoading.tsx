import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/lib/use-online.ts'
import { isDrawn, useStage } from '#src/stage/stage-store.ts'
import { usePresence } from '#src/ui/presence.ts'
import { InlineSpinner } from '#src/ui/Spinner.tsx'
import { useAdventure } from '../adventure-context.ts'
import { LoadingScreen } from '../LoadingScreen.tsx'
import { Plate } from '../Plate.tsx'

/**
 * Until the very first scene stands, labels and all, the whole screen: what is drawn beneath is no bare canvas to anybody.
 * Later the scene before stays, and a plate says that more comes.
 */
export function MapLoading() {
  const { t } = useTranslation()
  const { config } = useAdventure()
  const hasPicture = useStage(isDrawn)
  const isBlank = useStage(({ shown }) => shown === null)
  const isReady = useStage(({ status }) => status === 'ready')
  const isLoading = useStage(({ status }) => status === 'loading')
  const isOnline = useOnline()
  const [hasStood, setStood] = useState(!isBlank)
  if (isReady && !hasStood) setStood(true)
  const cover = usePresence(isBlank || !hasStood)
  useEffect(() => {
    // The picture of the front door has done its part: what loads from here on has the map beneath.
    if (cover === 'gone') document.documentElement.style.removeProperty('--door')
  }, [cover])
  if (!hasPicture) return null
  if (cover !== 'gone')
    return (
      <LoadingScreen
        logo={config.logoURL}
        label={t('shell.loadingMap')}
        isUnderPopups
        isLeaving={cover === 'out'}
      />
    )
  // Without a link another plate stands there, and says more.
  if (!isLoading || !isOnline) return null
  return (
    <Plate isLate role="status">
      <InlineSpinner />
      {t('shell.loadingMap')}
    </Plate>
  )
}
