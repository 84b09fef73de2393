import { ellipse, line, polygon, r, rect, type Point } from '../path.ts'
import type { Sketch } from '../sketch.ts'

/**
 * A lantern seen from near, hanging or standing. Returns the middle of its glass.
 * @param at top of its ring @param height px @param burns `done`: stays dark while in progress.
 */
export function lantern(
  s: Sketch,
  [x, y]: Point,
  height: number,
  burns: 'in-progress' | 'done' = 'in-progress',
): Point {
  const h = height
  const iron = s.across('#56557A', '#2E375E', '#1E2A4E')
  s.stroke(ellipse(x, y + h * 0.06, h * 0.06, h * 0.06), s.c('#2E375E'), h * 0.03)
  const glass = polygon([
    [x - h * 0.22, y + h * 0.36],
    [x + h * 0.22, y + h * 0.36],
    [x + h * 0.17, y + h * 0.86],
    [x - h * 0.17, y + h * 0.86],
  ])
  s.light.occluder(glass)
  s.fill(glass, s.across('#9DB0D2', '#5D78AA', '#334A7E'))
  s.fill(rect(x - h * 0.035, y + h * 0.66, h * 0.07, h * 0.2), s.c('#D9CFC6'))
  s.fill(
    polygon([
      [x - h * 0.16, y + h * 0.4],
      [x - h * 0.08, y + h * 0.4],
      [x - h * 0.11, y + h * 0.8],
      [x - h * 0.14, y + h * 0.8],
    ]),
    '#FFFFFF',
    0.16,
  )
  if (burns === 'done') s.light.lantern(glass, [x, y + h * 0.62], h * 0.4)
  else s.light.window(glass, [x, y + h * 0.62], h * 0.4)
  const bars =
    line([
      [x - h * 0.22, y + h * 0.36],
      [x - h * 0.17, y + h * 0.86],
    ]) +
    line([
      [x + h * 0.22, y + h * 0.36],
      [x + h * 0.17, y + h * 0.86],
    ]) +
    line([
      [x, y + h * 0.36],
      [x, y + h * 0.62],
    ])
  s.stroke(bars, s.c('#27305A'), Math.max(1, h * 0.028))
  const cap = `M${r(x - h * 0.31)} ${r(y + h * 0.37)}Q${r(x - h * 0.14)} ${r(y + h * 0.28)} ${r(x - h * 0.09)} ${r(y + h * 0.13)}H${r(x + h * 0.09)}Q${r(x + h * 0.14)} ${r(y + h * 0.28)} ${r(x + h * 0.31)} ${r(y + h * 0.37)}Z`
  const foot = polygon([
    [x - h * 0.22, y + h * 0.85],
    [x + h * 0.22, y + h * 0.85],
    [x + h * 0.17, y + h],
    [x - h * 0.17, y + h],
  ])
  s.light.occluder(cap + foot)
  s.fill(cap, iron)
  s.fill(foot, iron)
  const snow = `M${r(x - h * 0.33)} ${r(y + h * 0.36)}Q${r(x - h * 0.2)} ${r(y + h * 0.2)} ${r(x - h * 0.08)} ${r(y + h * 0.1)}Q${r(x)} ${r(y + h * 0.06)} ${r(x + h * 0.08)} ${r(y + h * 0.12)}Q${r(x + h * 0.06)} ${r(y + h * 0.26)} ${r(x - h * 0.03)} ${r(y + h * 0.27)}Q${r(x - h * 0.12)} ${r(y + h * 0.28)} ${r(x - h * 0.16)} ${r(y + h * 0.35)}Q${r(x - h * 0.26)} ${r(y + h * 0.34)} ${r(x - h * 0.33)} ${r(y + h * 0.36)}Z`
  s.light.surface(snow)
  s.fill(snow, s.across('#F0E4E6', '#AFC0DD'))
  return [x, y + h * 0.62]
}

/** A lantern on a curled bracket. @param at where the bracket leaves the wall @param side -1 hangs to the left, 1 to the right. */
export function bracketLantern(s: Sketch, [x, y]: Point, height: number, side: -1 | 1): Point {
  const h = height
  const reach = side * h * 0.56
  s.stroke(
    `M${r(x)} ${r(y + h * 0.3)}Q${r(x + reach * 0.2)} ${r(y + h * 0.02)} ${r(x + reach)} ${r(y)}M${r(x)} ${r(y)}H${r(x + reach * 1.12)}`,
    s.c('#232C52'),
    Math.max(1.5, h * 0.05),
  )
  return lantern(s, [x + reach, y], h)
}
