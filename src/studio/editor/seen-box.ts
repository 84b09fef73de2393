import { entryOf } from '#shared/scene/entry-of.ts'
import type { Box } from '#shared/scene/layout.ts'
import { boxOf, type LiveScene } from '#src/features/scenes/moves.ts'
import type { Thing } from '#src/features/scenes/scene-file.ts'
import { stageLens } from '#src/stage/stage-lens.ts'

/** Where a thing is seen now, in units of the scene: a layer that is far follows the camera more slowly. Null for one that is not there. */
export function seenBox(liveScene: LiveScene, thing: Thing): Box | null {
  const box = boxOf(liveScene, thing)
  if (!box || thing.sort === 'elements') return box
  const depth = entryOf(liveScene.file.layers, thing.id)?.depth ?? 1
  const shift = (stageLens.view().x - liveScene.layout.size.width / 2) * (1 - depth)
  return { ...box, x: box.x + shift }
}
