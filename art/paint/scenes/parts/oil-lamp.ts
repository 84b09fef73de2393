import { ellipse, line, polygon, r, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'

/** A brass oil lamp with a glass chimney. @param at middle of its foot @param height px. Returns its flame. */
export function oilLamp(s: Sketch, [x, y]: Point, height: number): Point {
  const h = height
  const brass = s.across('#F0C98A', '#B98A5E', '#5F4852')
  const foot = `M${r(x - h * 0.2)} ${r(y)}Q${r(x - h * 0.18)} ${r(y - h * 0.07)} ${r(x - h * 0.05)} ${r(y - h * 0.09)}V${r(y - h * 0.17)}Q${r(x - h * 0.23)} ${r(y - h * 0.2)} ${r(x - h * 0.23)} ${r(y - h * 0.3)}Q${r(x - h * 0.2)} ${r(y - h * 0.39)} ${r(x - h * 0.09)} ${r(y - h * 0.41)}H${r(x + h * 0.09)}Q${r(x + h * 0.2)} ${r(y - h * 0.39)} ${r(x + h * 0.23)} ${r(y - h * 0.3)}Q${r(x + h * 0.23)} ${r(y - h * 0.2)} ${r(x + h * 0.05)} ${r(y - h * 0.17)}V${r(y - h * 0.09)}Q${r(x + h * 0.18)} ${r(y - h * 0.07)} ${r(x + h * 0.2)} ${r(y)}Z`
  s.light.occluder(foot)
  s.light.surface(foot, 0.7)
  s.fill(ellipse(x + h * 0.05, y + h * 0.01, h * 0.26, h * 0.035), s.c('#0E1C40'), 0.5)
  s.fill(foot, brass)
  s.stroke(
    `M${r(x - h * 0.19)} ${r(y - h * 0.27)}Q${r(x - h * 0.17)} ${r(y - h * 0.35)} ${r(x - h * 0.08)} ${r(y - h * 0.38)}`,
    '#FFF3DC',
    h * 0.022,
    0.5,
  )
  const glass = `M${r(x - h * 0.08)} ${r(y - h * 0.46)}Q${r(x - h * 0.19)} ${r(y - h * 0.58)} ${r(x - h * 0.1)} ${r(y - h * 0.74)}L${r(x - h * 0.075)} ${r(y - h)}H${r(x + h * 0.075)}L${r(x + h * 0.1)} ${r(y - h * 0.74)}Q${r(x + h * 0.19)} ${r(y - h * 0.58)} ${r(x + h * 0.08)} ${r(y - h * 0.46)}Z`
  s.light.occluder(glass)
  s.fill(glass, s.across('#C6D4EA', '#7F98C6', '#B4C4E0'), 0.5)
  s.fill(
    polygon([
      [x - h * 0.03, y - h * 0.47],
      [x - h * 0.03, y - h * 0.54],
      [x + h * 0.03, y - h * 0.54],
      [x + h * 0.03, y - h * 0.47],
    ]),
    s.c('#D9CFC6'),
  )
  s.stroke(glass, s.c('#A9BBD9'), Math.max(1, h * 0.014), 0.8)
  s.light.window(glass, [x, y - h * 0.6], h * 0.26)
  s.stroke(
    line([
      [x - h * 0.07, y - h * 0.72],
      [x - h * 0.05, y - h * 0.96],
    ]),
    '#FFFFFF',
    h * 0.02,
    0.35,
  )
  const collar = polygon([
    [x - h * 0.12, y - h * 0.4],
    [x - h * 0.1, y - h * 0.48],
    [x + h * 0.1, y - h * 0.48],
    [x + h * 0.12, y - h * 0.4],
  ])
  s.light.occluder(collar)
  s.fill(collar, brass)
  s.fill(ellipse(x + h * 0.17, y - h * 0.43, h * 0.03, h * 0.03), s.c('#C48F5C'))
  return [x, y - h * 0.6]
}
