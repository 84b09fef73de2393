import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, r, rect, type Point } from '../../lib/path.ts'
import { dusk } from '../studio/dusk.ts'
import { HEIGHT, WIDTH, type Spot } from '../studio/spot.ts'

/** The market at dusk, seen from inside a stall: sea and mountains, a striped awning above. @param drop y of the awning's edge. */
export function stallView(s: Spot, horizon: number, drop: number, colour = '#A4423C'): void {
  dusk(s, { horizon, sun: 760, seed: 51 })
  awning(s, drop, colour)
}

/** Stripes with scallops over the whole width, a beam of snow light on their edge. */
export function awning(s: Spot, drop: number, colour: string): void {
  const count = 12
  const w = WIDTH / count
  s.fill(
    rect(0, drop, WIDTH, 46),
    s.picture.linear(
      [
        [0, '#081733', 0.5],
        [1, '#081733', 0],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  const stripe = (i: number): string =>
    `M${r(i * w)} 0h${r(w)}V${r(drop - 22)}q0 22 ${r(-w / 2)} 22q${r(-w / 2)} 0 ${r(-w / 2)} -22Z`
  const every = (first: number): string =>
    Array.from({ length: count / 2 }, (_, i) => stripe(2 * i + first)).join('')
  const all = every(0) + every(1)
  s.fill(every(0), mix(colour, '#10244C', 0.14)).fill(every(1), mix('#D9CDC6', '#10244C', 0.2))
  s.fill(
    all,
    s.picture.linearAt(
      [
        [0, '#0C1C40', 0.6],
        [0.6, '#0C1C40', 0.05],
        [1, '#0C1C40', 0.34],
      ],
      [0, 0],
      [0, drop],
    ),
  )
  s.fill(
    all,
    s.picture.radialAt(
      [
        [0, '#FFB45C', 0.5],
        [0.5, '#F2883F', 0.18],
        [1, '#F2703F', 0],
      ],
      [s.lamp[0], drop + 30],
      380,
    ),
  )
  s.fill(
    all,
    s.picture.linear(
      [
        [0, '#0C1C40', 0],
        [0.5, '#0C1C40', 0.1],
        [1, '#0C1C40', 0.5],
      ],
      [0, 0],
      [1, 0],
    ),
  )
  let scallops = `M0 ${r(drop - 22)}`
  for (let i = 0; i < count; i++) scallops += `q0 21 ${r(w / 2)} 21q${r(w / 2)} 0 ${r(w / 2)} -21`
  s.stroke(
    scallops,
    s.picture.radialAt(
      [
        [0, '#FFE2B0', 0.9],
        [1, '#FFE2B0', 0],
      ],
      [s.lamp[0], drop],
      420,
    ),
    3,
  )
}

/** An open box of fish, seen from the front and a little from above. @param at middle of its foot. */
export function fishCrate(s: Spot, [x, y]: Point, width: number, seed = 0): void {
  const high = width * 0.42
  const [left, top] = [x - width / 2, y - high]
  const back = high * 0.62
  s.shadow([x, y + 2], width * 0.58, 14)
  s.fill(
    polygon([
      [left + width * 0.05, top - back],
      [left + width * 0.95, top - back],
      [left + width, top + 4],
      [left, top + 4],
    ]),
    '#2A2748',
  )
  s.fill(
    polygon([
      [left + width * 0.08, top - back * 0.86],
      [left + width * 0.92, top - back * 0.86],
      [left + width * 0.97, top + 4],
      [left + width * 0.03, top + 4],
    ]),
    '#8FB3CC',
    0.55,
  )
  const k = width / 210
  for (let i = 0; i < 5; i++) {
    const at: Point = [
      left + width * (0.2 + (i % 3) * 0.29 + (i > 2 ? 0.14 : 0)),
      top - back * (i > 2 ? 0.2 : 0.6),
    ]
    fish(s, at, ((i * 37 + seed * 50) % 40) - 20, 0.72 * k, i % 2 ? '#7FA0C0' : '#A5BBCF')
  }
  s.form(rect(left, top, width, high), '#95684C', { depth: 0.62, rim: 3 })
  s.fill(rect(left, top + high * 0.46, width, 4), '#2A2140', 0.6)
  for (const px of [left, left + width - 16]) s.form(rect(px, top, 16, high), '#A87654', { rim: 2 })
}

/** A silver fish lying with its head to the left. */
export function fish(s: Spot, at: Point, turn: number, scale: number, own: string): void {
  s.placed(at, turn, scale, () => {
    s.fill('M40 0L78 -24Q72 0 80 24Z', mix(own, '#2A2A50', 0.4))
    const body = 'M-72 2Q-40 -30 6 -26Q38 -20 54 0Q38 20 6 24Q-40 28 -72 2Z'
    s.form(body, own, { from: 'top', depth: 0.6, rim: 3 })
    s.fill('M-68 5Q-30 14 46 4Q32 18 6 22Q-40 26 -68 5Z', '#F3F0EA', 0.5)
    s.stroke('M-38 -18q12 18 0 36', mix(own, '#10244C', 0.5), 3, 0.7)
    s.fill(ellipse(-52, -4, 6, 6), '#F4EBDC')
    s.fill(ellipse(-52, -4, 3.4, 3.4), '#1B1A30')
  })
}

/** Boards of a counter's front, from `y` down. */
export function counterFront(s: Spot, y: number, own = '#6E4A4C'): void {
  s.fill(
    rect(0, y, WIDTH, HEIGHT - y),
    s.picture.linear(
      [
        [0, own],
        [1, mix(own, '#10244C', 0.7)],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.fill(
    rect(0, y, WIDTH, HEIGHT - y),
    s.picture.radialAt(
      [
        [0, '#F2A050', 0.42],
        [1, '#F2A050', 0],
      ],
      [s.lamp[0], y],
      460,
    ),
  )
  let seams = ''
  for (let x = 60; x < WIDTH; x += 120) seams += `M${x} ${y}V${HEIGHT}`
  s.stroke(seams, '#1A1A3C', 3, 0.5)
  s.fill(
    rect(0, y, WIDTH, 26),
    s.picture.linear(
      [
        [0, '#081733', 0.55],
        [1, '#081733', 0],
      ],
      [0, 0],
      [0, 1],
    ),
  )
}
