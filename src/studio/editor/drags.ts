import type { Box, Point } from '#shared/scene/layout.ts'
import { middleOf } from '#shared/scene/stand.ts'
import { change } from '#src/features/scenes/change.ts'
import type { Bench } from '#src/features/scenes/bench.ts'
import { movableOf } from '#src/features/scenes/commands.ts'
import { elementsOf } from '#src/features/scenes/describe.ts'
import { boxAround, boxOf, bringWishes, growWishes } from '#src/features/scenes/moves.ts'
import {
  changePoints,
  pointListOf,
  pointsWish,
  withPointAfter,
  withPointAt,
} from '#src/features/scenes/point-lists.ts'
import { isSameThing, wishFor, type Thing } from '#src/features/scenes/scene-file.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { linesOf, snap } from '#src/features/scenes/snap.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import type { Drag } from './fingers.ts'
import { seenBox } from './seen-box.ts'

/** CSS px within which a line pulls. */
const PULL = 6

/** What a press on the scene takes hold of. */
export type Grip =
  | { kind: 'corner'; corner: Corner }
  | { kind: 'point'; point: 'label' | 'lamp' }
  /** A point of what is drawn point by point, or the middle between it and the next. */
  | { kind: 'vertex' | 'edge'; index: number }
  /** What must stay in view: a corner of it, or all of it. */
  | { kind: 'frame'; corner: Corner | 'all' }
  | { kind: 'scene' }

export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof CORNERS)[number]

/** The thing under a point of the screen that may be taken: the place of a label, or what the picture shows. */
export function thingUnder(bench: Bench, at: Point): Thing | null {
  const id = stageLens.labelAt(at)
  const labelled: Thing | null = id === null ? null : { sort: 'elements', id }
  return labelled && !bench.desk.isLocked(labelled) ? labelled : thingAt(bench, stageLens.toScene(at))
}

/** The thing under a point of the scene that may be taken: a place, or a layer that was selected before. */
export function thingAt({ desk, liveScene }: Bench, point: Point): Thing | null {
  const isFree = (thing: Thing) => !desk.isLocked(thing)
  const places = stageLens.elementsAt(point).map((id): Thing => ({ sort: 'elements', id }))
  const { selected } = desk.store.getState()
  const own = places.find((one) => selected.some((thing) => isSameThing(thing, one)))
  if (own && isFree(own)) return own
  const place = places.find(isFree)
  if (place) return place
  const layer = selected.find((thing) => thing.sort === 'layers' && isFree(thing))
  const box = layer && liveScene && seenBox(liveScene, layer)
  return box && isWithin(point, box) ? layer : null
}

function isWithin({ x, y }: Point, box: Box): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height
}

/** Pans; a tap selects nothing. */
export function panScene({ desk }: Bench): Drag {
  let last: Point = { x: 0, y: 0 }
  return {
    move(by) {
      stageLens.drag(by.x - last.x, by.y - last.y)
      last = by
    },
    end: (isTap) => isTap && desk.select([]),
    cancel: () => undefined,
  }
}

/** Moves what is selected; lines nearby pull, unless Alt is held. */
function moveThings(bench: Bench, onTap: (event: PointerEvent) => void): Drag {
  const { desk, liveScene } = bench
  const things = movableOf(bench)
  let wishes: readonly Wish[] = []
  const whole = liveScene && boxAround(things.flatMap((thing) => seenBox(liveScene, thing) ?? []))
  const lines = liveScene && linesOf(liveScene.layout.size, liveScene.layout.safe, otherBoxes(bench, things))
  return {
    move(by, { altKey }) {
      if (!liveScene || !whole || !lines) return
      const { scale } = stageLens.view()
      const moved = { x: Math.round(by.x / scale), y: Math.round(by.y / scale) }
      const pulled = altKey
        ? null
        : snap({ ...whole, x: whole.x + moved.x, y: whole.y + moved.y }, lines, PULL / scale)
      wishes = bringWishes(liveScene, things, moved.x + (pulled?.dx ?? 0), moved.y + (pulled?.dy ?? 0))
      desk.show(wishes, pulled?.guides)
    },
    end(isTap, event) {
      desk.show([])
      if (isTap) onTap(event)
      else change(bench, 'moved', things, wishes)
    },
    cancel: () => desk.show([]),
  }
}

/** Selects what was pressed, and moves it with all that is selected; Shift adds to that. What is cancelled has selected nothing. */
export function takeThing(bench: Bench, thing: Thing, { shiftKey, ctrlKey, metaKey }: PointerEvent): Drag {
  const { desk } = bench
  const isMore = shiftKey || ctrlKey || metaKey
  const { selected } = desk.store.getState()
  const wasSelected = selected.some((one) => isSameThing(one, thing))
  if (isMore && !wasSelected) desk.toggle(thing)
  else if (!wasSelected) desk.select([thing])
  const drag = moveThings(bench, () => {
    if (!wasSelected) return
    if (isMore) desk.toggle(thing)
    else desk.select([thing])
  })
  return {
    ...drag,
    cancel() {
      drag.cancel()
      if (!wasSelected) desk.select(selected)
    },
  }
}

function otherBoxes({ liveScene }: Bench, things: readonly Thing[]): Box[] {
  if (!liveScene) return []
  return elementsOf(liveScene.layout)
    .filter(({ id }) => !things.some((thing) => thing.id === id))
    .map(({ picture }) => picture.box)
}

/** Sizes the one thing that is selected from a corner; the opposite one stays, or with Alt its middle. */
export function growThing(bench: Bench, corner: Corner): Drag | null {
  const { desk, liveScene } = bench
  const [thing] = movableOf(bench)
  const box = thing && liveScene && boxOf(liveScene, thing)
  if (!box) return null
  let wishes: readonly Wish[] = []
  const isLeft = corner.endsWith('w')
  const isTop = corner.startsWith('n')
  const held = { x: isLeft ? box.x : box.x + box.width, y: isTop ? box.y : box.y + box.height }
  const opposite = { x: isLeft ? box.x + box.width : box.x, y: isTop ? box.y + box.height : box.y }
  return {
    move(by, { altKey }) {
      const { scale } = stageLens.view()
      const fixed = altKey ? middleOf(box) : opposite
      const arm = { x: held.x - fixed.x, y: held.y - fixed.y }
      const reached = { x: arm.x + by.x / scale, y: arm.y + by.y / scale }
      // along the diagonal: it keeps its shape
      const factor = (reached.x * arm.x + reached.y * arm.y) / (arm.x ** 2 + arm.y ** 2)
      wishes = growWishes(liveScene, thing, Math.max(factor, 0.01), fixed)
      desk.show(wishes)
    },
    end(isTap) {
      desk.show([])
      if (!isTap) change(bench, 'sized', [thing], wishes)
    },
    cancel: () => desk.show([]),
  }
}

/** Drags where the label of a place hangs, or where its light burns. */
export function movePoint(bench: Bench, point: 'label' | 'lamp'): Drag | null {
  const { desk, liveScene } = bench
  const [thing] = movableOf(bench)
  const element = liveScene && elementsOf(liveScene.layout).find(({ id }) => id === thing?.id)
  if (!thing || !element) return null
  const from = element[point]
  let wishes: readonly Wish[] = []
  return {
    move(by) {
      const { scale } = stageLens.view()
      const to: [number, number] = [Math.round(from.x + by.x / scale), Math.round(from.y + by.y / scale)]
      wishes = [wishFor(liveScene.path, thing, point, to)]
      desk.show(wishes)
    },
    end(isTap) {
      desk.show([])
      if (!isTap) change(bench, point, [thing], wishes)
    },
    cancel: () => desk.show([]),
  }
}

/** Drags a point of what is drawn point by point; from the middle between two of them, a new one. */
export function moveVertex(bench: Bench, kind: 'vertex' | 'edge', index: number): Drag | null {
  const { desk, liveScene } = bench
  const { pointsOf } = desk.store.getState()
  const [thing] = movableOf(bench)
  const list = thing && liveScene && pointsOf && pointListOf(liveScene, thing, pointsOf)
  if (!list) return null
  const points = kind === 'edge' ? withPointAfter(list, index) : list.points
  const at = kind === 'edge' ? index + 1 : index
  const from = points?.[at]
  if (!points || !from) return null
  let moved: readonly Point[] = points
  desk.store.setState({ point: index })
  return {
    move(by) {
      const { scale } = stageLens.view()
      moved = withPointAt(points, at, { x: from.x + by.x / scale, y: from.y + by.y / scale })
      desk.show([pointsWish(liveScene, thing, list.of, moved)])
    },
    end(isTap) {
      desk.show([])
      if (isTap && kind === 'vertex') return
      changePoints(bench, thing, list.of, moved)
      desk.store.setState({ point: at })
    },
    cancel: () => desk.show([]),
  }
}
