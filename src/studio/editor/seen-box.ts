import { entryOf } from '#shared/scene/entry-of.ts'
import type { Box, Point } from '#shared/scene/layout.ts'
import { boxOf, type LiveScene } from '#src/features/scenes/moves.ts'
import type { Thing } from '#src/features/scenes/scene-file.ts'
import { stageLens } from '#src/stage/stage-lens.ts'

/** Where a thing is seen now, in units of the scene: a layer that is far follows the camera more slowly. Null for one that is not there. */
export function seenBox(liveScene: LiveScene, thing: Thing): Box | null {
  const box = boxOf(liveScene, thing)
  return box && { ...box, x: box.x + parallaxOf(liveScene, thing) }
}

/** Where a point that belongs to a thing is seen now, in units of the scene. */
export function seenPoint(liveScene: LiveScene, thing: Thing, { x, y }: Point): Point {
  return { x: x + parallaxOf(liveScene, thing), y }
}

function parallaxOf({ file, layout }: LiveScene, { sort, id }: Thing): number {
  if (sort === 'elements') return 0
  const depth = entryOf(file.layers, id)?.depth ?? 1
  return (stageLens.view().x - layout.size.width / 2) * (1 - depth)
}

/** As a style. @param point in units of the scene */
export function placedAt(point: Point): { transform: string } {
  const { x, y } = stageLens.toScreen(point)
  return { transform: `translate(${x}px, ${y}px)` }
}
