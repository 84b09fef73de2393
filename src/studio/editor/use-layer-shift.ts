import { entryOf } from '#shared/scene/entry-of.ts'
import type { Thing } from '#src/features/scenes/scene-file.ts'
import { useLiveScene } from '#src/features/scenes/use-editor.ts'
import { stageLens } from '#src/stage/stage-lens.ts'

/** How far a layer is from its own place, in units of the scene, for what is far follows the camera more slowly. */
export function useLayerShift({ sort, id }: Thing): number {
  const liveScene = useLiveScene()
  if (sort === 'elements' || !liveScene) return 0
  const depth = entryOf(liveScene.file.layers, id)?.depth ?? 1
  return (stageLens.view().x - liveScene.layout.size.width / 2) * (1 - depth)
}
