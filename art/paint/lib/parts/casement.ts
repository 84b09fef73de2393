import { arch, line, rect, type Point } from '../path.ts'
import type { Sketch } from '../sketch.ts'
import { drift } from './drift.ts'

export interface Casement {
  /** Middle of the sill. */
  at: Point
  width: number
  height: number
  columns?: number
  rows?: number
  arched?: boolean
  frame?: string
  /** Colour of open shutters at both sides. */
  shutters?: string
  seed: number
}

/** A window seen from near: deep frame, panes that mirror the sky, snow on the sill; glows when lit. */
export function casement(
  s: Sketch,
  {
    at: [x, y],
    width,
    height,
    columns = 2,
    rows = 2,
    arched = false,
    frame = '#CDBFBC',
    shutters,
    seed,
  }: Casement,
): void {
  const shape = arched ? arch : rect
  const rim = Math.max(2.5, width * 0.09)
  const [left, top] = [x - width / 2, y - height]
  if (shutters)
    for (const side of [-1, 1] as const)
      shutter(
        s,
        side < 0 ? left - rim - width * 0.42 : left + width + rim,
        top,
        width * 0.42,
        height,
        shutters,
        side,
      )
  const outer = shape(left - rim, top - rim, width + 2 * rim, height + 2 * rim)
  s.light.occluder(outer)
  s.light.surface(outer, 0.35)
  s.fill(outer, s.across(frame, '#8F93AE'))
  const opening = shape(left, top, width, height)
  s.fill(opening, s.down('#6480B0', '#33507C', '#1D3A54'))
  s.within(`clip-path="${s.picture.clip(opening)}"`, () => {
    s.fill(`M${left} ${y}L${x} ${top}H${x + width * 0.26}L${left + width * 0.3} ${y}Z`, '#C6D4EC', 0.14)
    s.fill(rect(left, top, width, Math.max(2, height * 0.06)), s.c('#14244A'), 0.5)
  })
  s.light.window(opening, [x, y - height / 2], Math.min(width, height))
  const bar = Math.max(1.2, width * 0.045)
  let bars = ''
  for (let i = 1; i < columns; i++) bars += rect(left + (width * i) / columns - bar / 2, top, bar, height)
  for (let i = 1; i < rows; i++) bars += rect(left, top + (height * i) / rows - bar / 2, width, bar)
  s.fill(bars, s.c(frame))
  s.light.occluder(bars)
  s.fill(rect(left - rim * 1.8, y + rim * 0.6, width + rim * 3.6, rim * 1.1), s.c('#8D8EA8'))
  drift(
    s,
    [
      [left - rim * 1.6, y + rim * 0.7],
      [left + width + rim * 1.6, y + rim * 0.7],
    ],
    { up: rim * 1.1, drop: rim * 0.7, seed, unit: Math.max(0.45, width / 60) },
  )
}

function shutter(
  s: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  side: -1 | 1,
): void {
  s.fill(rect(x + 2, y + 3, width, height), s.c('#14244A'), 0.3)
  s.fill(rect(x, y, width, height), s.c(colour))
  let slats = ''
  for (let at = y + 5; at < y + height - 4; at += Math.max(4, height * 0.07))
    slats += line([
      [x + width * 0.2, at],
      [x + width * 0.8, at],
    ])
  s.stroke(slats, s.c('#16284D'), 1.4, 0.45)
  s.fill(rect(side < 0 ? x : x + width - width * 0.14, y, width * 0.14, height), s.c('#F0D9CC'), 0.14)
}
