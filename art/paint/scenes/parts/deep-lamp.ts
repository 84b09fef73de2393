import { ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'

/** Warm light in green water. @param radius px until it is gone. */
export function deepGlow(s: Sketch, [x, y]: Point, radius: number, strength = 0.7): void {
  const halo = s.picture.radial([
    [0, '#FFE9AE', strength],
    [0.1, '#FFCF7E', strength * 0.66],
    [0.3, '#EFAE5C', strength * 0.3],
    [0.6, '#C9A060', strength * 0.1],
    [1, '#7FB08A', 0],
  ])
  s.fill(ellipse(x, y, radius, radius), halo)
}

/**
 * A brass lantern that burns under water, hanging from its ring. Returns the middle of its flame.
 * @param at top of its ring @param height px @param reach px of its halo.
 */
export function deepLamp(s: Sketch, [x, y]: Point, height: number, reach = height * 2.6): Point {
  const h = height
  const p = (dx: number, dy: number): Point => [x + dx * h, y + dy * h]
  const flame = p(0, 0.62)
  deepGlow(s, flame, reach)
  const brass = s.across('#F4CF90', '#B98450', '#6A4A48', '#3A3348')
  s.stroke(ellipse(x, y + h * 0.06, h * 0.06, h * 0.06), s.c('#6A4E4A'), h * 0.035)
  const glass = `M${r(x - h * 0.17)} ${r(y + h * 0.34)}Q${r(x - h * 0.3)} ${r(y + h * 0.62)} ${r(x - h * 0.17)} ${r(y + h * 0.86)}H${r(x + h * 0.17)}Q${r(x + h * 0.3)} ${r(y + h * 0.62)} ${r(x + h * 0.17)} ${r(y + h * 0.34)}Z`
  s.fill(
    glass,
    s.picture.radial([
      [0, '#FFFBE4'],
      [0.34, '#FFE59A'],
      [0.72, '#F7B654'],
      [1, '#C97C3A'],
    ]),
  )
  s.fill(
    `M${r(x)} ${r(y + h * 0.46)}Q${r(x + h * 0.1)} ${r(y + h * 0.64)} ${r(x)} ${r(y + h * 0.76)}Q${r(x - h * 0.1)} ${r(y + h * 0.64)} ${r(x)} ${r(y + h * 0.46)}Z`,
    '#FFFDF0',
    0.9,
  )
  s.stroke(
    `M${r(x - h * 0.17)} ${r(y + h * 0.36)}Q${r(x - h * 0.3)} ${r(y + h * 0.62)} ${r(x - h * 0.17)} ${r(y + h * 0.86)}M${r(x + h * 0.17)} ${r(y + h * 0.36)}Q${r(x + h * 0.3)} ${r(y + h * 0.62)} ${r(x + h * 0.17)} ${r(y + h * 0.86)}`,
    s.c('#7A5340'),
    h * 0.032,
  )
  s.stroke(line([p(0, 0.36), p(0, 0.46)]) + line([p(0, 0.78), p(0, 0.86)]), s.c('#7A5340'), h * 0.024)
  s.fill(
    `M${r(x - h * 0.28)} ${r(y + h * 0.36)}Q${r(x - h * 0.12)} ${r(y + h * 0.27)} ${r(x - h * 0.08)} ${r(y + h * 0.12)}H${r(x + h * 0.08)}Q${r(x + h * 0.12)} ${r(y + h * 0.27)} ${r(x + h * 0.28)} ${r(y + h * 0.36)}Z`,
    brass,
  )
  s.fill(rect(x - h * 0.22, y + h * 0.34, h * 0.44, h * 0.045), brass)
  s.fill(polygon([p(-0.2, 0.85), p(0.2, 0.85), p(0.26, 1), p(-0.26, 1)]), brass)
  return flame
}
