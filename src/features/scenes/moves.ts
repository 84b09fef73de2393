import { pointerTo } from '#shared/content/pointer.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { ElementFile, SceneFile } from '#shared/scene/files.ts'
import type { Box, Point, SceneLayout } from '#shared/scene/layout.ts'
import { FARTHEST } from '#shared/scene/measures.ts'
import { LEAST_GROWN, middleOf, MOST_GROWN } from '#shared/scene/stand.ts'
import { wishFor, type Thing } from './scene-file.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'

/** A scene as it stands now: what would be built, and what its file says. */
export interface LiveScene {
  mission: string
  /** Of the file that says how it stands. */
  path: string
  layout: SceneLayout
  file: SceneFile
}

type Pair = [number, number]

/** Where a thing stands; null for one that is not there. */
export function boxOf({ layout }: Pick<LiveScene, 'layout'>, { sort, id }: Thing): Box | null {
  if (sort === 'layers') return layout.layers.find(({ name }) => name === id)?.picture.box ?? null
  const elements = [...layout.elements, ...(layout.views ?? [])]
  return elements.find((one) => one.id === id)?.picture.box ?? null
}

/** The box around all of them; null for none. */
export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const lower = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: lower - y }
}

/** Moves things with all that is said of where they are: label, lamp, outline, waterline. Units of the scene, whole ones. */
export function moveWishes(liveScene: LiveScene, things: readonly Thing[], dx: number, dy: number): Wish[] {
  return bringWishes(liveScene, things, Math.round(dx), Math.round(dy))
}

/** The same, to a tenth of a unit: as far as it takes to reach a line. */
export function bringWishes(liveScene: LiveScene, things: readonly Thing[], dx: number, dy: number): Wish[] {
  const by = { x: rounded(dx, 10), y: rounded(dy, 10) }
  if (by.x === 0 && by.y === 0) return []
  return withWholePaths(
    liveScene,
    things.flatMap((thing) => [
      shiftWish(liveScene, thing, by),
      ...pointWishes(liveScene, thing, ({ x, y }) => ({ x: x + by.x, y: y + by.y })),
    ]),
  )
}

/** Makes each of them so many times as large as it is, around its own middle. */
export function growAllWishes(liveScene: LiveScene, things: readonly Thing[], factor: number): Wish[] {
  const wishes = things.flatMap((thing) => {
    const box = boxOf(liveScene, thing)
    return box ? growWishes(liveScene, thing, factor, middleOf(box)) : []
  })
  return withWholePaths(liveScene, wishes)
}

/** Makes a thing so many times as large as it is; `fixed` stays where it is. */
export function growWishes(liveScene: LiveScene, thing: Thing, factor: number, fixed: Point): Wish[] {
  const { path, file } = liveScene
  const box = boxOf(liveScene, thing)
  if (!box) return []
  const before = entryOf<{ grow?: number | undefined }>(file[thing.sort], thing.id)?.grow ?? 1
  const grow = rounded(Math.min(Math.max(before * factor, LEAST_GROWN), MOST_GROWN), 1000)
  const real = grow / before
  const scaled = ({ x, y }: Point): Point => ({
    x: fixed.x + (x - fixed.x) * real,
    y: fixed.y + (y - fixed.y) * real,
  })
  const middle = middleOf(box)
  const moved = scaled(middle)
  return [
    wishFor(path, thing, 'grow', grow === 1 ? undefined : grow),
    shiftWish(liveScene, thing, { x: moved.x - middle.x, y: moved.y - middle.y }),
    ...pointWishes(liveScene, thing, scaled),
  ]
}

function shiftWish({ path, file }: LiveScene, thing: Thing, by: Point): Wish {
  const said = entryOf<{ shift?: Pair | undefined }>(file[thing.sort], thing.id)?.shift ?? [0, 0]
  const shift: Pair = [coordinate(said[0] + by.x, 10), coordinate(said[1] + by.y, 10)]
  return wishFor(path, thing, 'shift', shift[0] === 0 && shift[1] === 0 ? undefined : shift)
}

/** What is said of an element in units of the scene goes with it. */
function pointWishes({ path, file }: LiveScene, thing: Thing, move: (point: Point) => Point): Wish[] {
  if (thing.sort !== 'elements') return []
  const said: ElementFile = entryOf(file.elements, thing.id) ?? {}
  const pair = ([x, y]: readonly [number, number]): Pair => {
    const to = move({ x, y })
    return [coordinate(to.x, 10), coordinate(to.y, 10)]
  }
  const line = (y: number): number => coordinate(move({ x: 0, y }).y, 10)
  return [
    ...(said.label ? [wishFor(path, thing, 'label', pair(said.label))] : []),
    ...(said.lamp ? [wishFor(path, thing, 'lamp', pair(said.lamp))] : []),
    ...(said.hit ? [wishFor(path, thing, 'hit', said.hit.map(pair))] : []),
    ...(said.reflect === undefined ? [] : [wishFor(path, thing, 'reflect', line(said.reflect))]),
    ...(said.foot === undefined ? [] : [wishFor(path, thing, 'foot', line(said.foot))]),
    ...lanternWishes({ path, file }, thing, pair),
  ]
}

/** Paths of lanterns end at a place: the end goes with it. */
function lanternWishes(
  { path, file }: Pick<LiveScene, 'path' | 'file'>,
  { id }: Thing,
  moved: (pair: readonly [number, number]) => Pair,
): Wish[] {
  return Object.entries(file.lanterns ?? {}).flatMap(([to, { from, points }]): Wish[] => {
    const end = to === id ? points.length - 1 : from === id ? 0 : null
    if (end === null) return []
    const next = points.map((point, index) => (index === end ? moved(point) : point))
    return [{ file: path, pointer: pointerTo('lanterns', to, 'points'), to: next }]
  })
}

/** Of a path whose ends go both, one wish with both of them. */
function withWholePaths({ file }: Pick<LiveScene, 'file'>, wishes: readonly Wish[]): Wish[] {
  const paths = new Map(
    Object.entries(file.lanterns ?? {}).map(([to, { points }]) => [
      pointerTo('lanterns', to, 'points'),
      points,
    ]),
  )
  const folded = new Map<string, Wish>()
  const others: Wish[] = []
  for (const wish of wishes) {
    const before = paths.get(wish.pointer)
    const first = folded.get(wish.pointer)
    if (!before) others.push(wish)
    else folded.set(wish.pointer, first ? { ...wish, to: bothEnds(before, first.to, wish.to) } : wish)
  }
  return [...others, ...folded.values()]
}

function bothEnds(before: readonly Pair[], one: Wish['to'], other: Wish['to']): Wish['to'] {
  const isPath = (to: Wish['to']): to is Pair[] => Array.isArray(to)
  if (!isPath(one) || !isPath(other)) return other
  const hasMoved = (point: Pair | undefined, from: Pair) =>
    point !== undefined && (point[0] !== from[0] || point[1] !== from[1])
  return before.map((from, index) => (hasMoved(other[index], from) ? other[index] : one[index]) ?? from)
}

/** Takes back all that was ever moved or sized of things. */
export function resetWishes({ path }: LiveScene, things: readonly Thing[]): Wish[] {
  return things.flatMap((thing) => [
    wishFor(path, thing, 'shift', undefined),
    wishFor(path, thing, 'grow', undefined),
  ])
}

export const EDGES = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Edge = (typeof EDGES)[number]

/** Brings things to one line: of all of them together, or of the scene where there is one alone. */
export function alignWishes(liveScene: LiveScene, things: readonly Thing[], edge: Edge): Wish[] {
  const boxes = things.flatMap((thing) => boxOf(liveScene, thing) ?? [])
  const whole = { x: 0, y: 0, ...liveScene.layout.size }
  const frame = boxes.length > 1 ? boxAround(boxes) : whole
  if (!frame) return []
  const wishes = things.flatMap((thing) => {
    const box = boxOf(liveScene, thing)
    if (!box) return []
    const { dx, dy } = distanceTo(edge, box, frame)
    return bringWishes(liveScene, [thing], dx, dy)
  })
  return withWholePaths(liveScene, wishes)
}

function distanceTo(edge: Edge, box: Box, frame: Box): { dx: number; dy: number } {
  const across = frame.width - box.width
  const down = frame.height - box.height
  const dx = { left: 0, centre: across / 2, right: across }
  const dy = { top: 0, middle: down / 2, bottom: down }
  if (edge === 'left' || edge === 'centre' || edge === 'right')
    return { dx: frame.x + dx[edge] - box.x, dy: 0 }
  return { dx: 0, dy: frame.y + dy[edge] - box.y }
}

/** The same gap between each two, from the first to the last. */
export function distributeWishes(liveScene: LiveScene, things: readonly Thing[], axis: 'x' | 'y'): Wish[] {
  const length = axis === 'x' ? 'width' : 'height'
  const placed = things
    .flatMap((thing) => {
      const box = boxOf(liveScene, thing)
      return box ? [{ thing, box }] : []
    })
    .toSorted((a, b) => a.box[axis] - b.box[axis])
  const frame = boxAround(placed.map(({ box }) => box))
  if (!frame || placed.length < 3) return []
  const filled = placed.reduce((sum, { box }) => sum + box[length], 0)
  const gap = (frame[length] - filled) / (placed.length - 1)
  let next = frame[axis]
  const wishes = placed.flatMap(({ thing, box }) => {
    const by = next - box[axis]
    next += box[length] + gap
    return bringWishes(liveScene, [thing], axis === 'x' ? by : 0, axis === 'y' ? by : 0)
  })
  return withWholePaths(liveScene, wishes)
}

/** One that a file can say. */
function coordinate(value: number, steps: number): number {
  return rounded(Math.min(Math.max(value, -FARTHEST), FARTHEST), steps)
}

function rounded(value: number, steps: number): number {
  const whole = Math.round(value * steps) / steps
  return whole === 0 ? 0 : whole
}
