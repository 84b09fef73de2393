import type { SceneDescription } from '#shared/scene/description.ts'
import type { Texture } from 'pixi.js'
import type { StagedScene } from './actors/staged-scene.ts'
import type { SceneArt } from './art/scene-art.ts'
import { fetchParts } from './scene-parts.ts'

/** Until a scene without a poster can be entered: with all of its first view. */
export async function fetchFirstView(scene: SceneDescription, art: SceneArt): Promise<null> {
  await Promise.all([art.reached('life'), fetchParts(scene)])
  return null
}

/** Until a scene can take its own place in other pictures: with every one of them, where data is saved with all that is seen. */
export async function fetchAll(scene: SceneDescription, art: SceneArt): Promise<Texture | null> {
  if (!art.isFrugal) art.fetchStates()
  await art.reached(art.isFrugal ? 'beyond' : 'states')
  return fetchFirstView(scene, art)
}

/** From the poster to the first view, wave by wave; ends early where the scene is not wanted any more. */
export async function sharpen(
  staged: StagedScene,
  scene: SceneDescription,
  isOver: () => boolean,
): Promise<void> {
  await staged.art.reached('scenery')
  if (isOver()) return
  // what the link has lost is not replaced yet
  if (staged.art.isWhole) staged.clearPoster()
  await staged.art.reached('mist')
  await fetchFirstView(scene, staged.art)
}

/** What the screen does not show yet. Other states wait, where data is saved, until one is to be shown. */
export async function fetchBeyond(staged: StagedScene, isOver: () => boolean): Promise<void> {
  await staged.art.reached('beyond')
  await staged.faded()
  if (isOver()) return
  if (staged.art.isWhole) staged.dropPoster()
  if (!staged.art.isFrugal || staged.wantsStates) staged.art.fetchStates()
}
