import { pointerTo } from '#shared/content/pointer.ts'
import type { ContentFinding } from '#shared/contract/content.ts'
import type { Box, Point } from '#shared/scene/layout.ts'
import { elementsOf } from '../describe.ts'
import { boxAround, bringWishes, type LiveScene } from '../moves.ts'
import { wishFor, type Thing } from '../scene-file.ts'
import { valueIn, type Texts } from '#src/outbox/edits/steps.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { pairsOf } from '../point-lists.ts'

/** What the fix of a finding changes; nothing where it is fixed already, or what it is about is gone. */
export function fixWishes(liveScene: LiveScene, { file, fix }: ContentFinding, texts: Texts): Wish[] {
  const { layout, path } = liveScene
  if (!fix) return []
  if (fix.kind === 'remove') {
    if (file !== path) return []
    const pointer = pointerTo(...fix.keys)
    return valueIn(texts, file, pointer) === undefined ? [] : [{ file, pointer }]
  }
  const element = elementsOf(layout).find(({ id }) => id === fix.element)
  if (!element) return []
  const thing: Thing = { sort: 'elements', id: element.id }
  const pressed = around(element.hit)
  if (fix.kind === 'bringIn') {
    const whole = boxAround([element.picture.box, pressed]) ?? pressed
    const [x, y] = [distance(whole, fix.within, 'x', 'width'), distance(whole, fix.within, 'y', 'height')]
    return bringWishes(liveScene, [thing], x, y)
  }
  const { width, height } = pressed
  if (Math.min(width, height) >= fix.least) return []
  const grown = enlarged(element.hit, pressed, fix.least)
  return [wishFor(path, thing, 'hit', pairsOf(grown))]
}

function around(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** How far it is to within; what is larger than that is brought to its middle. */
function distance(own: Box, within: Box, at: 'x' | 'y', length: 'width' | 'height'): number {
  const room = within[length] - own[length]
  if (room < 0) return within[at] + room / 2 - own[at]
  const to = Math.min(Math.max(own[at], within[at]), within[at] + room)
  // files say tenths, and a tenth too little is outside still
  const by = to - own[at]
  return Math.sign(by) * Math.ceil(Math.abs(by))
}

/** The same outline around the same middle, as wide and high as it must be. */
function enlarged(points: readonly Point[], { x, y, width, height }: Box, least: number): Point[] {
  const middle = { x: x + width / 2, y: y + height / 2 }
  const by = (size: number) => Math.max(least / Math.max(size, 1), 1)
  return points.map((point) => ({
    x: middle.x + (point.x - middle.x) * by(width),
    y: middle.y + (point.y - middle.y) * by(height),
  }))
}
