import { pointerTo } from '#shared/content/pointer.ts'
import type { Box, Point } from '#shared/scene/layout.ts'
import type { Size } from '#shared/scene/measures.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import type { Bench } from './bench.ts'
import { change } from './change.ts'
import type { LiveScene } from './moves.ts'

/** Units of the scene; what is smaller is nothing to look at. */
const SMALLEST = 96

/** What must stay in view, as scene.json says it. @param box null: as it is where nothing is said */
export function frameWish({ path }: Pick<LiveScene, 'path'>, box: Box | null): Wish {
  const pointer = pointerTo('safe')
  if (!box) return { file: path, pointer }
  const { x, y, width, height } = box
  return { file: path, pointer, to: [x, y, width, height].map((value) => Math.round(value)) }
}

export function changeFrame(bench: Bench, box: Box | null, isRepeated = false): void {
  const { liveScene } = bench
  if (!liveScene) return
  const thing = { sort: 'elements', id: liveScene.mission } as const
  change(bench, 'safe', [thing], [frameWish(liveScene, box)], isRepeated)
}

/** Within the scene, as large as it was where all of it is moved. @param corner that is pulled; the opposite one stays */
export function pulledFrame(
  { x, y, width, height }: Box,
  corner: 'nw' | 'ne' | 'sw' | 'se' | 'all',
  by: Point,
  size: Size,
): Box {
  if (corner === 'all') {
    return {
      x: clamp(x + by.x, 0, size.width - width),
      y: clamp(y + by.y, 0, size.height - height),
      ...{ width, height },
    }
  }
  const [right, lower] = [x + width, y + height]
  const isWest = corner.endsWith('w')
  const isNorth = corner.startsWith('n')
  const left = isWest ? clamp(x + by.x, 0, right - SMALLEST) : x
  const top = isNorth ? clamp(y + by.y, 0, lower - SMALLEST) : y
  return {
    x: left,
    y: top,
    width: isWest ? right - left : clamp(right + by.x, x + SMALLEST, size.width) - x,
    height: isNorth ? lower - top : clamp(lower + by.y, y + SMALLEST, size.height) - y,
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
