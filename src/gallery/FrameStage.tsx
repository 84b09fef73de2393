import { useEffect } from 'react'
import { PlaceLabels } from '#src/game/map/PlaceLabels.tsx'
import mount from '#src/shell/StageMount.module.css'
import { speak } from '#src/i18n/setup.ts'
import { StageShell } from '#src/stage/StageShell.tsx'
import { isDrawn, isEntered, useStage } from '#src/stage/stage-store.ts'
import { useScene } from '#src/stage/use-scene.ts'
import { Crosshair } from './Crosshair.tsx'
import { desk, languageOf, useDesk } from './desk.ts'
import { HudPreview } from './HudPreview.tsx'
import { Overlays } from './Overlays.tsx'
import { listenToHand } from './pointer-hand.ts'
import { useHoverStates } from './use-hover-states.ts'
import { useShownScene } from './use-shown-scene.ts'

/** The product's own stage with the scene of the desk on it, and the designer's drawings over it. */
export function FrameStage() {
  const scene = useShownScene()
  const language = useDesk(languageOf)
  const hasLabels = useDesk(({ overlays }) => overlays.labels)
  const hasHud = useDesk(({ overlays }) => overlays.hud)
  const hand = useDesk((state) => state.hand)
  const landed = useStage((stage) => (isEntered(stage) || stage.status === 'landing' ? stage.shown : null))
  const hasPicture = useStage(isDrawn)
  const isTooSlow = useStage(({ tier, quality }) => tier === 'still' && quality === 'auto')
  useScene(scene, choose)
  useHoverStates(landed)
  useEffect(() => void speak(language), [language])
  useEffect(() => listenToHand(), [])
  useEffect(() => desk.setState({ isTooSlow }), [isTooSlow])

  return (
    <div className={mount.mount} data-hand={hand}>
      <StageShell />
      {hasLabels && <PlaceLabels />}
      {hasHud && landed && hasPicture && <HudPreview />}
      {landed && hasPicture && <Overlays scene={landed} />}
      {landed && hasPicture && <Crosshair scene={landed} />}
    </div>
  )
}

function choose(id: string): void {
  desk.setState({ chosen: id })
}
