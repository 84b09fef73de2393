import type { SceneFile } from '#shared/scene/files.ts'
import { LARGEST_SCENE, USUAL_SCENE, type SceneKind, type Size } from '#shared/scene/measures.ts'
import { isFullCanvas, type OpenLayer } from './place-layers.ts'

/**
 * The canvas of a scene of single pictures: what scene.json says, else that of the usual screen where the background has its
 * shape (it may be exported finer) or is too coarse to be a scene, else the background's own.
 * @returns reference units
 */
export function layersSize(
  layers: readonly OpenLayer[],
  kind: SceneKind,
  settings: SceneFile & { isSizeSaid: boolean },
): Size {
  const [width, height] = settings.size
  const sizes = layers.map(({ picture }) => picture.size)
  const largest = sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
  const lowest = layers.find(({ name }) => name.role === 'background')?.picture.size ?? largest
  if (settings.isSizeSaid || !lowest) return { width, height }
  const isCoarse = lowest.width < USUAL_SCENE.width / 2 || lowest.height < USUAL_SCENE.height / 2
  if (isCoarse || (kind === 'static' && isFullCanvas(lowest, USUAL_SCENE))) return USUAL_SCENE
  const share = Math.min(1, LARGEST_SCENE.width / lowest.width, LARGEST_SCENE.height / lowest.height)
  return { width: Math.round(lowest.width * share), height: Math.round(lowest.height * share) }
}
