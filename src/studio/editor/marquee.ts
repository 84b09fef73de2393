import type { Bench } from '#src/features/scenes/bench.ts'
import { elementsOf } from '#src/features/scenes/describe.ts'
import type { Box, Point } from '#shared/scene/layout.ts'
import { keyOf, type Thing } from '#src/features/scenes/scene-file.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import type { Drag } from './fingers.ts'

/**
 * Selects every place that a frame touches which is pulled over the scene, besides those that are selected already.
 * @param from CSS px of the stage @param show the frame in CSS px of the stage; null once it is let go
 */
export function selectWithin(bench: Bench, from: Point, show: (frame: Box | null) => void): Drag {
  const { desk, liveScene } = bench
  const before = desk.store.getState().selected
  const hidden = new Set(desk.store.getState().hidden[desk.store.getState().mission])
  const places = (liveScene ? elementsOf(liveScene.layout) : []).filter(
    ({ id }) => !hidden.has(keyOf({ sort: 'elements', id })),
  )
  return {
    move(by) {
      const frame = {
        x: Math.min(from.x, from.x + by.x),
        y: Math.min(from.y, from.y + by.y),
        width: Math.abs(by.x),
        height: Math.abs(by.y),
      }
      show(frame)
      const touched = places
        .filter(({ picture }) => touches(frame, stageLens.boxToScreen(picture.box)))
        .map(({ id }): Thing => ({ sort: 'elements', id }))
      const known = new Set(before.map(keyOf))
      desk.select([...before, ...touched.filter((thing) => !known.has(keyOf(thing)))])
    },
    end: () => show(null),
    cancel() {
      show(null)
      desk.select(before)
    },
  }
}

function touches(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
