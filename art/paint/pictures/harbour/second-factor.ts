import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { mix } from '../../lib/colour.ts'
import { phone, rounded, shield } from '../studio/devices.ts'
import { crate, plaster, porthole, seaWindow, table, wall } from '../studio/room.ts'
import { lantern } from '../studio/lantern.ts'
import { Spot } from '../studio/spot.ts'

/** One lantern that only two different keys will light. */
export function lanternTwoKeys(): Spot {
  const s = new Spot([480, 180], 620, 'top')
  plaster(s)
  seaWindow(s, { box: [690, 70, 210, 220], sun: 0.3, seed: 6 })
  table(s, 344, 520)
  s.shadow([480, 388], 200, 26, 0.7)
  const base = polygon([
    [330, 272],
    [630, 272],
    [654, 384],
    [306, 384],
  ])
  s.form(base, '#B07A44', { from: 'top', depth: 0.6, rim: 4 })
  s.form(rounded(316, 256, 328, 26, 10), '#D29A54', { from: 'top', rim: 3 })
  s.form(rounded(294, 374, 372, 22, 9), '#8F5E40', { from: 'top', rim: 3 })
  keyhole(s, [408, 330], 'round')
  keyhole(s, [552, 330], 'square')
  lantern(s, [480, 260], 196, { shadow: false, halo: 1.8 })
  lyingKey(s, [262, 454], -10, '#E9B65E', 'round')
  lyingKey(s, [556, 452], 8, '#B9CCE4', 'square')
  return s
}

function keyhole(s: Spot, [x, y]: Point, kind: 'round' | 'square'): void {
  s.form(
    kind === 'round' ? ellipse(x, y, 36, 38) : rounded(x - 35, y - 36, 70, 72, 8),
    kind === 'round' ? '#EBBB66' : '#9DB6DA',
    { from: 'top', rim: 3, warmth: kind === 'round' ? 1 : 0.3 },
  )
  s.fill(
    kind === 'round'
      ? ellipse(x, y - 8, 11, 11) +
          polygon([
            [x - 6, y - 4],
            [x + 6, y - 4],
            [x + 11, y + 24],
            [x - 11, y + 24],
          ])
      : polygon([
          [x, y - 22],
          [x + 13, y - 8],
          [x, y + 6],
          [x - 13, y - 8],
        ]) + rect(x - 5, y - 2, 10, 27),
    '#2A1C38',
  )
}

function lyingKey(s: Spot, at: Point, turn: number, metal: string, kind: 'round' | 'square'): void {
  s.placed(at, turn, 1, () => {
    s.shadow([80, 16], 130, 12, 0.6)
    const bow =
      kind === 'round'
        ? ellipse(0, 0, 34, 26)
        : polygon([
            [-36, 0],
            [0, -28],
            [36, 0],
            [0, 28],
          ])
    s.stroke(bow, mix(metal, '#3A2440', 0.42), 17)
    s.stroke(bow, metal, 11)
    s.form(
      rounded(32, -8, 140, 16, 6) + rect(128, 6, 13, 22) + rect(152, 6, 13, kind === 'round' ? 30 : 16),
      metal,
      { from: 'top', depth: 0.6, rim: 3 },
    )
    s.form(rounded(36, -13, 12, 26, 4), metal, { from: 'top', rim: 2 })
  })
}

/** A phone in a dark cabin asks: was that you? */
export function phoneAtNight(): Spot {
  const s = new Spot([760, 120], 420, 'right')
  wall(s, '#233C69')
  s.fill(rect(0, 0, 960, 600), '#0A1A3A', 0.42)
  porthole(s, [208, 190], 98, { moon: [212, 164], horizon: 0.76, seed: 3 })
  s.glow([560, 300], 460, 0.34, '#8FC4E8')
  bunk(s)
  crate(s, [560, 600], 420, 130, '#7A5648')
  s.pool([560, 476], 240, 24, 0.6, '#A8D4EE')
  s.shadow([566, 476], 130, 12, 0.7)
  phone(s, {
    at: [560, 292],
    height: 370,
    turn: 5,
    screen: (w, h) => {
      s.fill(
        shield([w / 2, h * 0.34], h * 0.36),
        s.picture.linear([
          [0, '#4E8FC8'],
          [1, '#234D86'],
        ]),
      )
      s.fill(shield([w / 2, h * 0.34], h * 0.28), '#DCEEF8', 0.35)
      s.fill(
        ellipse(w / 2, h * 0.31, 14, 14) +
          polygon([
            [w / 2 - 8, h * 0.32],
            [w / 2 + 8, h * 0.32],
            [w / 2 + 13, h * 0.43],
            [w / 2 - 13, h * 0.43],
          ]),
        '#173A6C',
      )
      const [a, b] = [w * 0.28, w * 0.72]
      const y = h * 0.74
      s.fill(ellipse(a, y, 30, 30), '#2F9A76')
      s.fill(ellipse(b, y, 30, 30), '#D9543C')
      s.within('stroke-linejoin="round"', () => {
        s.stroke(`M${a - 13} ${y + 1}l9 10l17 -20`, '#FFFFFF', 6.5)
        s.stroke(`M${b - 10} ${y - 10}l20 20m0 -20l-20 20`, '#FFFFFF', 6.5)
      })
      s.fill(rounded(w * 0.36, h * 0.92, w * 0.28, 5, 2.5), '#4E7FB4', 0.6)
    },
  })
  return s
}

/** The edge of a bunk with its blanket, lit by the phone. */
function bunk(s: Spot): void {
  s.form('M0 430Q90 396 210 414Q300 424 312 470L318 600H0Z', '#3E5A8E', {
    from: 'right',
    depth: 0.6,
    rim: 4,
    warmth: 0,
  })
  s.form('M0 380Q70 356 150 376Q196 390 190 424Q120 446 0 442Z', '#9FB2D2', {
    from: 'right',
    depth: 0.66,
    rim: 4,
    warmth: 0,
  })
  s.stroke('M20 500Q160 470 300 520M0 556Q150 530 306 570', '#1A3060', 4, 0.4)
}
