import { readLayerName } from '#shared/scene/drawn-names/layer-name.ts'
import type { Point } from '#shared/scene/layout.ts'
import { addArt } from './add-art.ts'
import { replacePicture } from './art/replace.ts'
import { replaceSceneArt, SCENE_ARTS, type SceneArt } from './art/scene-art.ts'
import type { Bench } from './bench.ts'
import { artKindOf, isSlot } from './rules/slots.ts'
import type { Thing } from './scene-file.ts'

/** What files fell on: a slot by its name, a row of what the whole scene has, or the scene, with the place there and the point. */
export type DropTarget = { slot: string } | { sceneArt: string } | { place: Thing | null; at: Point }

/** Puts files that were dropped where they belong; a film or a sound is the scene's, wherever on it it falls. */
export function takeFiles(bench: Bench, files: readonly File[], target: DropTarget): void {
  const { desk } = bench
  const [file, more] = files
  if (!file) return
  if ('slot' in target) {
    const [selected] = desk.store.getState().selected
    if (selected && isSlot(target.slot)) void replacePicture(bench, selected, target.slot, file)
    return
  }
  if ('sceneArt' in target) {
    if (isSceneArt(target.sceneArt)) void replaceSceneArt(bench, target.sceneArt, file)
    return
  }
  const kind = file.type.startsWith('audio/') ? 'sound' : artKindOf(file.name)
  if (kind === 'film') void replaceSceneArt(bench, 'film', file)
  else if (kind === 'sound') void replaceSceneArt(bench, 'ambience', file)
  else if (target.place && !more && kind === 'picture' && !isNamedLayer(file.name)) {
    desk.select([target.place])
    void replacePicture(bench, target.place, 'normal', file)
  } else if (desk.store.getState().isMobile) desk.say({ art: 'beside', file: file.name })
  else void addArt(bench, files, target.at)
}

/** What is called like a layer of a scene is that, wherever it falls. */
function isNamedLayer(name: string): boolean {
  return 'name' in readLayerName(name).read
}

const isSceneArt = (name: string): name is SceneArt => SCENE_ARTS.some((one) => one === name)
