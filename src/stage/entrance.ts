import type { Texture } from 'pixi.js'
import type { SceneDescription } from '#shared/scene/description.ts'
import type { Box } from '#shared/scene/layout.ts'
import { wantsSmall } from './art/picture-choice.ts'
import type { SceneArt } from './art/scene-art.ts'
import { boxToScreen } from './geometry.ts'
import { firstView } from './look.ts'
import { TIERS } from './quality.ts'
import { camera } from './runtime.ts'
import { fetchFirstView } from './sharpen.ts'
import { stageStore } from './stage-store.ts'

/** Until there is something to enter the scene with: its poster, or, where none comes, its first view; null. */
export async function fetchEntrance(
  scene: SceneDescription,
  art: SceneArt,
  isOver: () => boolean,
): Promise<Texture | null> {
  const poster = await art.poster
  if (poster) return poster
  if (!isOver() && !isOnPoster(scene)) stageStore.setState({ status: 'loading' })
  return fetchFirstView(scene, art)
}

/** The player stands in it already, on the poster before the canvas. */
export function isOnPoster({ id }: SceneDescription): boolean {
  const { isPainted, status, shown } = stageStore.getState()
  return !isPainted && status === 'poster' && shown?.id === id
}

/** Which pictures the screen asks for: their size, once a scene, and those that it will show first. */
export function viewOf(scene: SceneDescription): { isSmall: boolean; isInView: (box: Box) => boolean } {
  const { screen } = camera
  const ratio = Math.min(window.devicePixelRatio, TIERS[stageStore.getState().tier].ratio)
  const view = firstView(scene)
  const isInView = (box: Box) => {
    const { x, y, width, height } = boxToScreen(box, view, screen)
    return x < screen.width && y < screen.height && x + width > 0 && y + height > 0
  }
  return { isSmall: wantsSmall(scene, screen, ratio), isInView }
}
