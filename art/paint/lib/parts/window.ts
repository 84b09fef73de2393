import { arch, rect, type Point } from '../path.ts'
import type { Sketch } from '../sketch.ts'

export interface Pane {
  /** Middle of the sill. */
  at: Point
  width: number
  height: number
  arched?: boolean
  frame?: string
}

/** A window: pale frame, dusk in the pane, bars when there is room; glows when the light is on. */
export function pane(
  s: Sketch,
  { at: [x, y], width, height, arched = false, frame = '#C9B9B4' }: Pane,
): void {
  const shape = arched ? arch : rect
  const rim = Math.max(1, width * 0.13)
  const opening = shape(x - width / 2, y - height, width, height)
  s.fill(shape(x - width / 2 - rim, y - height - rim, width + 2 * rim, height + 2 * rim), s.c(frame))
  s.fill(opening, s.down('#5B76A6', '#33497A', '#2A3D69'))
  s.light.window(opening, [x, y - height / 2], width)
  if (width >= 8) {
    const bar = Math.max(1, width * 0.09)
    const bars =
      rect(x - bar / 2, y - height, bar, height) + rect(x - width / 2, y - height * 0.55, width, bar)
    s.fill(bars, s.c(frame))
    s.light.occluder(bars)
  }
  const sill = rect(x - width / 2 - rim * 1.6, y + rim * 0.4, width + rim * 3.2, rim * 0.9)
  s.light.surface(sill, 0.5)
  s.fill(sill, s.c('#D5DDEA'))
}
