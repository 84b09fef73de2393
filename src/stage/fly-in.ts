import type { Box } from '#shared/scene/layout.ts'
import type { StagedScene } from './actors/staged-scene.ts'
import { fly } from './flight.ts'
import { clamp, middleOf, mixViews, type View } from './geometry.ts'
import { camera, frames, isInstant } from './runtime.ts'
import { stageStore } from './stage-store.ts'
import type { Travel } from './travel.ts'

/** Seconds. */
const FLIGHT = 0.62
const FADE = 0.25
/** From this share of the flight on more of the new scene is seen than of the old one. */
const LANDING = { into: 0.72, outOf: 0.4, fade: 0.5 } as const

interface Scenes {
  staged: StagedScene
  /** Null where nothing was shown before. */
  leaving: StagedScene | null
}

/** Flies from one scene into the next, into or out of a place, or fades between them. */
export async function flyIn(travel: Travel, { staged, leaving }: Scenes, signal: AbortSignal): Promise<void> {
  if (frames.isAsleep) return
  const home = camera.view
  const start = leaving?.view ?? home
  const isFade = travel.kind === 'fade' || isInstant()
  const closeIn = isFade ? home : near(travel.box, start)
  const release = frames.hold(60)
  const duration = isFade ? FADE : FLIGHT
  const ease = isFade ? 'power1.inOut' : 'power2.inOut'
  // A player who looks elsewhere meanwhile is there already.
  const isOver = () => camera.view !== home
  await fly({ duration, ease, onShare: show, isOver }, signal)
  release()

  function show(share: number): void {
    // The labels come with the picture, not after the last of the flight.
    const { status } = stageStore.getState()
    if (status === 'travelling' && share > LANDING[travel.kind]) stageStore.setState({ status: 'landing' })
    if (!leaving) {
      staged.alpha = share
      return
    }
    if (isFade) leaving.alpha = 1 - share
    else if (travel.kind === 'into') {
      leaving.view = mixViews(start, closeIn, share)
      leaving.alpha = 1 - clamp((share - 0.45) / 0.55, 0, 1)
    } else {
      staged.view = mixViews(near(travel.box, home), home, share)
      leaving.alpha = 1 - clamp(share / 0.4, 0, 1)
    }
  }
}

/** Right before a place. */
function near(box: Box, from: View): View {
  const { width, height } = camera.screen
  const fit = Math.min(width / box.width, height / box.height)
  return { ...middleOf(box), scale: Math.max(from.scale * 1.5, Math.min(fit * 0.8, from.scale * 3)) }
}
