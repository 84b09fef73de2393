import { ellipse, r, type Point } from '../../lib/path.ts'
import type { Spot } from './spot.ts'

/**
 * A burning brass lantern. Returns the middle of its flame; give that point to the Spot as its lamp.
 * @param at middle of its foot @param height px, without the ring.
 */
export function lantern(s: Spot, [x, y]: Point, height: number, { shadow = true, halo = 2.1 } = {}): Point {
  const h = height
  const p = (dx: number, dy: number): string => `${r(x + dx * h)} ${r(y - dy * h)}`
  const flame: Point = [x, y - h * 0.4]
  if (shadow) s.shadow([x, y + 1], h * 0.44, h * 0.07, 0.7)
  s.glow(flame, h * halo, 0.62)
  const brass = s.picture.linear(
    [
      [0, '#FFD58A'],
      [0.28, '#C98A4A'],
      [0.6, '#8A5638'],
      [1, '#4A3140'],
    ],
    [0, 0],
    [1, 0],
  )
  s.stroke(ellipse(x, y - h * 1.06, h * 0.1, h * 0.1), '#8A5638', h * 0.035)
  const glass = `M${p(-0.2, 0.14)}Q${p(-0.32, 0.42)} ${p(-0.18, 0.72)}H${r(x + h * 0.18)}Q${p(0.32, 0.42)} ${p(0.2, 0.14)}Z`
  s.fill(
    glass,
    s.picture.radial([
      [0, '#FFFBE6'],
      [0.3, '#FFE78A'],
      [0.65, '#FFC24A'],
      [1, '#EE8E34'],
    ]),
  )
  const drop = `M${p(0, 0.62)}Q${p(0.11, 0.4)} ${p(0.075, 0.3)}Q${p(0.05, 0.2)} ${p(0, 0.2)}Q${p(-0.05, 0.2)} ${p(-0.075, 0.3)}Q${p(-0.11, 0.4)} ${p(0, 0.62)}Z`
  s.fill(drop, '#FFFFFF', 0.95)
  s.stroke(
    `M${p(-0.1, 0.14)}Q${p(-0.17, 0.42)} ${p(-0.09, 0.72)}M${p(0.1, 0.14)}Q${p(0.17, 0.42)} ${p(0.09, 0.72)}`,
    '#A8622E',
    h * 0.022,
  )
  const cap = `M${p(-0.29, 0.72)}Q${p(-0.27, 0.78)} ${p(-0.17, 0.79)}Q${p(-0.16, 0.95)} ${p(-0.05, 0.97)}H${r(x + h * 0.05)}Q${p(0.16, 0.95)} ${p(0.17, 0.79)}Q${p(0.27, 0.78)} ${p(0.29, 0.72)}Q${p(0.29, 0.68)} ${p(0.24, 0.68)}H${r(x - h * 0.24)}Q${p(-0.29, 0.68)} ${p(-0.29, 0.72)}Z`
  const foot = `M${p(-0.27, 0.13)}Q${p(-0.27, 0.17)} ${p(-0.22, 0.17)}H${r(x + h * 0.22)}Q${p(0.27, 0.17)} ${p(0.27, 0.13)}Q${p(0.27, 0.09)} ${p(0.2, 0.09)}L${p(0.24, 0)}H${r(x - h * 0.24)}L${p(-0.2, 0.09)}Q${p(-0.27, 0.09)} ${p(-0.27, 0.13)}Z`
  s.fill(cap + foot, brass)
  s.rim(cap, h * 0.016, 'below', '#FFEFC0', 0.8)
  s.fill(
    ellipse(x, y - h * 0.685, h * 0.19, h * 0.02) + ellipse(x, y - h * 0.165, h * 0.18, h * 0.018),
    '#FFE9A8',
    0.55,
  )
  s.glow(flame, h * 0.55, 0.5)
  return flame
}

/** Where the flame of a lantern will be, before it is drawn. */
export function flameOf([x, y]: Point, height: number): Point {
  return [x, y - height * 0.4]
}
