import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useSession } from '#src/features/session/store.ts'
import { ApiErrorModal } from './ApiErrorModal.tsx'
import { closePanel } from './hud/hud-store.ts'
import { closeLockedPlace } from './map/locked-place.ts'
import { dropPopups } from './popups.ts'

const StageMount = lazy(() => import('./StageMount.tsx'))

/** The root of every screen: the stage behind, the routed view, and what may stand over any of them. */
export function Shell() {
  const isSignedIn = useSession(({ state }) => state === 'true')
  // Mounted with the first login and never taken away: a canvas is made once in a tab's life.
  const [hasStage, setHasStage] = useState(isSignedIn)
  if (isSignedIn && !hasStage) setHasStage(true)
  useEffect(() => {
    if (!isSignedIn) clearOverlay()
  }, [isSignedIn])
  return (
    <>
      {hasStage && (
        <Suspense>
          <StageMount isSignedIn={isSignedIn} />
        </Suspense>
      )}
      <Outlet />
      <ApiErrorModal />
    </>
  )
}

/** What stood over the map was one player's: the next must not find it. */
function clearOverlay(): void {
  dropPopups()
  closePanel()
  closeLockedPlace()
}
