import { ellipse, rect, type Point } from '../path.ts'
import type { Sketch } from '../sketch.ts'

/** A key hanging by its bow. @param at top of the bow @param length px. */
export function key(
  s: Sketch,
  [x, y]: Point,
  length: number,
  metal: readonly [lit: string, dark: string] = ['#E3B878', '#7D5A4C'],
): void {
  const k = length
  const brass = s.across(metal[0], metal[1])
  const bow = k * 0.15
  const teeth = rect(x, y + k * 0.76, k * 0.2, k * 0.075) + rect(x, y + k * 0.9, k * 0.15, k * 0.075)
  const shaft =
    rect(x - k * 0.04, y + bow * 2, k * 0.08, k - bow * 2) +
    rect(x - k * 0.075, y + bow * 2.1, k * 0.15, k * 0.05) +
    teeth
  s.light.surface(shaft + ellipse(x, y + bow, bow, bow), 0.7)
  s.stroke(ellipse(x, y + bow, bow * 0.8, bow), s.c(metal[1]), k * 0.085)
  s.stroke(ellipse(x - k * 0.008, y + bow - k * 0.006, bow * 0.8, bow), s.c(metal[0]), k * 0.05)
  s.fill(shaft, brass)
  s.fill(rect(x - k * 0.032, y + bow * 2.1, k * 0.022, k * 0.7), '#FFF0D8', 0.4)
}
