import { line, r, rect } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { masonry } from '../../lib/parts/masonry.ts'
import { rope } from '../../lib/parts/mooring.ts'

/** The dark arch of the water gate through which we look at the quay. */
export function waterGate(s: Sketch): void {
  const [left, right, spring] = [74, 1846, 420]
  const hole = `M${left} 1100H${right}V${spring}C${right} 130 1560 -70 1180 -160H740C360 -70 ${left} 130 ${left} ${spring}Z`
  const wall = `M-40 -20H1960V1100H-40Z${hole}`
  masonry(s, {
    outline: wall,
    box: [-40, -20, 2000, 1120],
    course: 56,
    lit: '#A99AA8',
    dark: '#5A6490',
    joint: '#2E3864',
    rough: 0.3,
    seed: 971,
  })
  const curve = (by: number): string =>
    `M${left - by} 1100V${spring}C${left - by} ${130 - by} ${360 - by} ${-70 - by} 740 ${-160 - by}`
  const other = (by: number): string =>
    `M${right + by} 1100V${spring}C${right + by} ${130 - by} ${1560 + by} ${-70 - by} 1180 ${-160 - by}`
  s.stroke(curve(12) + other(12), s.c('#4A5482'), 24)
  s.stroke(curve(2), s.c('#1B2450'), 5, 0.8)
  s.stroke(other(3), s.c('#E0B4A4'), 7, 0.75)
  s.fill(
    rect(right + 6, 300, 22, 800),
    s.picture.linear(
      [
        [0, s.c('#E0B4A4'), 0.35],
        [1, s.c('#E0B4A4'), 0],
      ],
      [0, 0],
      [1, 0],
    ),
  )
  for (const [x, y] of [
    [34, 640],
    [1884, 680],
  ] as const) {
    s.stroke(`M${x - 18} ${y}a18 20 0 1 0 36 0a18 20 0 1 0 -36 0`, s.c('#C9A58C'), 7)
    s.fill(rect(x - 7, y - 34, 14, 18), s.c('#8A6A66'))
  }
  rope(s, [30, 662], [-34, 1010], 30, 12)
  s.stroke(
    line([
      [left - 24, 440],
      [left - 24, 1100],
    ]),
    s.c('#232C58'),
    2,
    0.4,
  )
  s.fill(`M-40 1100V${r(996)}Q40 1010 ${left} 1046V1100Z`, s.c('#14204A'), 0.6)
}
