import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { useSession } from '#src/features/session/store.ts'
import { lazyComponent } from '#src/lib/lazy-component.ts'
import { ApiErrorModal } from '#src/shell/popups/ApiErrorModal.tsx'
import { closePanel } from '#src/game/hud/hud-store.ts'
import { closeLockedPlace } from '#src/game/map/locked-place.ts'
import { dropPopups } from '#src/overlay/popups.ts'
import { useStageSlot } from '#src/shell/stage-slot.ts'

const ShellWatch = lazyComponent(async () => (await import('./ShellWatch.tsx')).ShellWatch)

/** The root of every screen: the stage behind, the routed view, and what may stand over any of them. */
export function Shell() {
  const isSignedIn = useSession(({ state }) => state === 'true')
  const stage = useStageSlot((slot) => slot.stage)
  useEffect(() => {
    if (!isSignedIn) clearOverlay()
  }, [isSignedIn])
  return (
    <>
      {stage}
      <Outlet />
      <ApiErrorModal />
      <ShellWatch />
    </>
  )
}

/** What stood over the map was one player's: the next must not find it. */
function clearOverlay(): void {
  dropPopups()
  closePanel()
  closeLockedPlace()
}
