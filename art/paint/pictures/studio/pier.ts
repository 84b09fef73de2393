import { line, r, rect, smoothTop } from '../../lib/path.ts'
import { dusk } from './dusk.ts'
import { HEIGHT, WIDTH, type Spot } from './spot.ts'

/** A snowy pier over the evening sea. @param edge y of its far edge. */
export function pier(s: Spot, edge: number, horizon = 190): void {
  dusk(s, { horizon, sun: 800, seed: 6 })
  for (const x of [70, 350, 640, 900]) {
    s.form(rect(x, edge - 96, 26, 110), '#5A4656', { depth: 0.65, rim: 0 })
    s.fill(
      `M${x - 4} ${edge - 90}Q${x + 2} ${edge - 112} ${x + 14} ${edge - 110}Q${x + 28} ${edge - 110} ${x + 30} ${edge - 90}Z`,
      '#C6D4EA',
    )
  }
  s.stroke(
    `M-10 ${edge - 62}Q90 ${edge - 36} 210 ${edge - 46}T364 ${edge - 62}Q500 ${edge - 26} 654 ${edge - 62}Q790 ${edge - 30} 980 ${edge - 62}`,
    '#8A6A5C',
    6,
    0.8,
  )
  deck(s, edge)
  const top = [
    [-20, edge - 2],
    [120, edge - 12],
    [300, edge - 4],
    [520, edge - 13],
    [740, edge - 5],
    [980, edge - 12],
  ] as const
  s.fill(
    smoothTop(top, [
      [980, edge + 12],
      [700, edge + 17],
      [420, edge + 10],
      [160, edge + 18],
      [-20, edge + 12],
    ]),
    '#B9C9E3',
  )
  s.pool([s.lamp[0], edge + 30], 420, 130, 0.34)
}

/** Boards running away from us, snow in their seams. */
export function deck(s: Spot, edge: number): void {
  s.fill(
    rect(0, edge, WIDTH, HEIGHT - edge),
    s.picture.linearAt(
      [
        [0, '#5F6A97'],
        [0.5, '#4A5480'],
        [1, '#252F58'],
      ],
      [0, edge],
      [0, HEIGHT],
    ),
  )
  s.fill(
    rect(0, edge, WIDTH, HEIGHT - edge),
    s.picture.radialAt(
      [
        [0, '#FFBE78', 0.6],
        [0.4, '#E08A58', 0.28],
        [1, '#B05A40', 0],
      ],
      [s.lamp[0], edge + 60],
      620,
      0.5,
    ),
  )
  let seams = ''
  let snow = ''
  for (let i = -12; i < 14; i++) {
    const [near, far] = [480 + i * 118, 480 + i * 76]
    seams += line([
      [far, edge],
      [near, HEIGHT],
    ])
    if (i % 2) snow += `M${r(far + 4)} ${edge}L${r(near + 9)} ${HEIGHT}h16L${r(far + 14)} ${edge}Z`
  }
  s.stroke(seams, '#15204A', 4, 0.5)
  s.fill(snow, '#C6D4EA', 0.24)
}
