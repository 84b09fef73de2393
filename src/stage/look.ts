import type { SceneDescription } from '#shared/scene/description.ts'
import { homeView, type View } from '#shared/scene/fit.ts'
import { keepView, savedView } from './camera/saved-views.ts'
import { camera } from './runtime.ts'
import { stageStore } from './stage-store.ts'
import type { Travel } from './travel.ts'

/** What of the scene its player will see first, about. */
export function firstView(scene: SceneDescription): View {
  const { shown, player } = stageStore.getState()
  if (shown?.id === scene.id) return camera.view
  return savedView(player, scene.id) ?? homeView(scene, camera.screen)
}

/** Where the player left it, or home with what is to be played next in view; always with the place that is left. */
export function look(scene: SceneDescription, travel: Travel): void {
  const saved = savedView(stageStore.getState().player, scene.id)
  camera.frame(scene, saved)
  const next = scene.elements.find(({ isNext }) => isNext)
  if (!saved && next) camera.reveal(next.layout.picture.box, true)
  if (travel.kind === 'outOf') camera.revealWhole(travel.box, true)
}

/** Remembers where the player looks. */
export function keepPlace(scene: SceneDescription | null | undefined): void {
  if (scene?.kind === 'moving') keepView(stageStore.getState().player, scene.id, camera.view)
}
