import { useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/lib/use-online.ts'
import { isDrawn, isEntered, useStage } from '#src/stage/stage-store.ts'
import { usePresence } from '#src/ui/presence.ts'
import { InlineSpinner } from '#src/ui/Spinner.tsx'
import { LoadingScreen } from '#src/shell/LoadingScreen.tsx'
import { Plate } from '#src/ui/Plate.tsx'

interface MapLoadingProps {
  /** Of the mission whose scene it is: its poster, else its thumbnail. Lies beneath where no picture of the auth pages does. */
  picture: string | null
}

/**
 * Until the very first scene stands, labels and all, the whole screen: what is drawn beneath is no bare canvas to anybody.
 * Later the scene before stays. A plate says that more comes, where it takes a while: the poster of a scene should not.
 */
export function MapLoading({ picture }: MapLoadingProps) {
  const { t } = useTranslation()
  const hasPicture = useStage(isDrawn)
  const isBlank = useStage(({ shown }) => shown === null)
  const hasPoster = useStage(
    ({ scene, status }) => scene !== null && scene.poster !== null && status !== 'loading',
  )
  const isThere = useStage(isEntered)
  const isAwaited = useStage(({ status }) => status === 'loading' || status === 'coming')
  const isOnline = useOnline()
  const [hasStood, setStood] = useState(!isBlank)
  if (isThere && !hasStood) setStood(true)
  const cover = usePresence((isBlank || !hasStood) && !hasPoster)
  const isCovered = cover !== 'gone'
  useLayoutEffect(() => {
    const { style } = document.documentElement
    if (isCovered && picture !== null && style.getPropertyValue('--door') === '')
      style.setProperty('--door', `url(${JSON.stringify(picture)}) center / cover`)
  }, [isCovered, picture])
  useEffect(() => {
    // The picture of the auth pages has done its part: what loads from here on has the map beneath.
    if (!isCovered) document.documentElement.style.removeProperty('--door')
  }, [isCovered])
  if (!hasPicture) return null
  if (isCovered)
    return <LoadingScreen label={t('shell.loadingMap')} isUnderPopups isLeaving={cover === 'out'} />
  // Without a link another plate stands there, and says more.
  if (!isAwaited || !isOnline) return null
  return (
    <Plate isLate role="status">
      <InlineSpinner />
      {t('shell.loadingMap')}
    </Plate>
  )
}
