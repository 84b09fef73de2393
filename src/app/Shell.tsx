import { Outlet } from 'react-router-dom'
import { lazyComponent } from '#src/lib/lazy-component.ts'
import { useStageSlot } from '#src/shell/stage-slot.ts'

const ShellWatch = lazyComponent(async () => (await import('./ShellWatch.tsx')).ShellWatch, true)

/** The root of every screen: the stage behind, the routed view, and what may stand over any of them. */
export function Shell() {
  const stage = useStageSlot((slot) => slot.stage)
  return (
    <>
      {stage}
      <Outlet />
      <ShellWatch />
    </>
  )
}
