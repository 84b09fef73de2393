import { isFullCanvas } from '#shared/scene/art/full-canvas.ts'
import type { SceneFile } from '#shared/scene/files.ts'
import { LARGEST_SCENE, USUAL_SCENE, type SceneKind, type Size } from '#shared/scene/measures.ts'
import type { OpenLayer } from './place-layers.ts'

type Settings = SceneFile & { isSizeSaid: boolean }

/** The canvas of a scene of single pictures: that of its background. @returns reference units */
export function layersSize(layers: readonly OpenLayer[], kind: SceneKind, settings: Settings): Size {
  const sizes = layers.map(({ picture }) => picture.size)
  const largest = sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
  const lowest = layers.find(({ name }) => name.role === 'background')?.picture.size ?? largest
  return canvasFor(lowest ?? null, kind, settings)
}

/**
 * The canvas of a scene that is drawn in pixels: what scene.json says, else that of the usual screen where the art has its
 * shape (it may be finer) or is too coarse to be a scene, else its own.
 * @param drawn in pixels @returns reference units
 */
export function canvasFor(drawn: Size | null, kind: SceneKind, settings: Settings): Size {
  const [width, height] = settings.size
  if (settings.isSizeSaid || !drawn) return { width, height }
  const isCoarse = drawn.width < USUAL_SCENE.width / 2 || drawn.height < USUAL_SCENE.height / 2
  if (isCoarse || (kind === 'static' && isFullCanvas(drawn, USUAL_SCENE))) return USUAL_SCENE
  const share = Math.min(1, LARGEST_SCENE.width / drawn.width, LARGEST_SCENE.height / drawn.height)
  return { width: Math.round(drawn.width * share), height: Math.round(drawn.height * share) }
}
