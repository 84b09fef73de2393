import { pointerTo } from '#shared/content/pointer.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { Point } from '#shared/scene/layout.ts'
import { FARTHEST } from '#shared/scene/measures.ts'
import { middleOf } from '#shared/scene/stand.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import type { Bench } from './bench.ts'
import { change } from './change.ts'
import { elementsOf } from './describe.ts'
import type { EditWord } from './edit-words.ts'
import { boxOf, type LiveScene } from './moves.ts'
import { wishFor, type PointsOf, type Thing } from './scene-file.ts'

interface Sort {
  /** The last point is followed by the first. */
  isClosed: boolean
  /** As many as scene.json takes. */
  fewest: number
  most: number
  word: EditWord
}

const SORTS: Record<PointsOf, Sort> = {
  hit: { isClosed: true, fewest: 3, most: 200, word: 'outline' },
  path: { isClosed: true, fewest: 2, most: 60, word: 'path' },
  lanterns: { isClosed: false, fewest: 2, most: 60, word: 'lanterns' },
}

export interface PointList extends Sort {
  of: PointsOf
  /** Units of the scene. */
  points: readonly Point[]
}

/** The points as they stand; null where there are none. */
export function pointListOf(scene: LiveScene, thing: Thing, of: PointsOf): PointList | null {
  const points = pointsOf(scene, thing, of)
  return points && { ...SORTS[of], of, points }
}

function pointsOf(scene: LiveScene, thing: Thing, of: PointsOf): readonly Point[] | null {
  const { layout, file } = scene
  if (thing.sort === 'layers') {
    const path = of === 'path' ? entryOf(file.layers, thing.id)?.path : undefined
    const { x, y } = anchorOf(scene, thing)
    return path?.points.map(([dx, dy]) => ({ x: x + dx, y: y + dy })) ?? null
  }
  if (of === 'lanterns')
    return entryOf(file.lanterns ?? {}, thing.id)?.points.map(([x, y]) => ({ x, y })) ?? null
  if (of === 'path') return null
  return elementsOf(layout).find(({ id }) => id === thing.id)?.hit ?? null
}

/** From where the round of a layer is counted: its middle, where it was put. */
function anchorOf(scene: LiveScene, thing: Thing): Point {
  const box = boxOf(scene, thing)
  return box ? middleOf(box) : { x: 0, y: 0 }
}

/** @param points null: as the picture has it, or none */
export function pointsWish(
  scene: LiveScene,
  thing: Thing,
  of: PointsOf,
  points: readonly Point[] | null,
): Wish {
  const { path: file } = scene
  if (of === 'hit') return wishFor(file, thing, 'hit', points ? pairsOf(points) : undefined)
  if (of === 'lanterns') {
    const whole = { file, pointer: pointerTo('lanterns', thing.id) }
    return points ? { file, pointer: pointerTo('lanterns', thing.id, 'points'), to: pairsOf(points) } : whole
  }
  if (!points) return wishFor(file, thing, 'path', undefined)
  const anchor = anchorOf(scene, thing)
  const from = points.map(({ x, y }) => ({ x: x - anchor.x, y: y - anchor.y }))
  return { file, pointer: pointerTo(thing.sort, thing.id, 'path', 'points'), to: pairsOf(from) }
}

/** @param isRepeated several in a row are one step of the history */
export function changePoints(
  bench: Bench,
  thing: Thing,
  of: PointsOf,
  points: readonly Point[] | null,
  isRepeated = false,
): void {
  const { liveScene } = bench
  if (liveScene)
    change(bench, SORTS[of].word, [thing], [pointsWish(liveScene, thing, of, points)], isRepeated)
}

/** One more point after the one that is chosen, which is chosen then. */
export function addPoint(bench: Bench, thing: Thing, of: PointsOf, index: number): void {
  const list = bench.liveScene && pointListOf(bench.liveScene, thing, of)
  const more = list && withPointAfter(list, index)
  if (!more) return
  changePoints(bench, thing, of, more)
  bench.desk.store.setState({ point: index + 1 })
}

/** The one before is chosen then. */
export function deletePoint(bench: Bench, thing: Thing, of: PointsOf, index: number): void {
  const list = bench.liveScene && pointListOf(bench.liveScene, thing, of)
  const fewer = list && withoutPoint(list, index)
  if (!fewer) return
  changePoints(bench, thing, of, fewer)
  bench.desk.store.setState({ point: Math.max(index - 1, 0) })
}

type Pair = [number, number]

/** Points as scene.json says them: to a tenth of a unit. */
export function pairsOf(points: readonly Point[]): Pair[] {
  return points.map(({ x, y }) => [tenth(x), tenth(y)])
}

export function withPointAt(points: readonly Point[], index: number, at: Point): Point[] {
  return points.map((point, one) => (one === index ? at : point))
}

/** With one more point, half-way to the next, or where none follows, to the one before; null where there are as many as there may be. */
export function withPointAfter(
  { points, isClosed, most }: Pick<PointList, 'points' | 'isClosed' | 'most'>,
  index: number,
): Point[] | null {
  const isLast = index === points.length - 1
  const at = isLast && !isClosed ? index - 1 : index
  const point = points[at]
  const next = points[(at + 1) % points.length]
  if (!point || !next || points.length >= most) return null
  const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
  return points.toSpliced(at + 1, 0, middle)
}

/** Null where too few would be left. */
export function withoutPoint(
  { points, fewest }: Pick<PointList, 'points' | 'fewest'>,
  index: number,
): Point[] | null {
  return points.length > fewest ? points.toSpliced(index, 1) : null
}

function tenth(units: number): number {
  return Math.min(Math.max(Math.round(units * 10) / 10, -FARTHEST), FARTHEST)
}
