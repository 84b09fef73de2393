import { mix } from '../../lib/colour.ts'
import { ellipse, lens, polygon, r, rect, smoothTop, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import { HEIGHT, WIDTH, type Spot } from './spot.ts'

export interface Dusk {
  /** y of the horizon. */
  horizon: number
  /** x of the set sun, far outside the picture for a blue evening. */
  sun?: number
  /** Where the moon stands. */
  moon?: Point
  mountains?: boolean
  /** The part of the picture that is seen: x, y, width, height. */
  box?: readonly [number, number, number, number]
  seed?: number
}

/** Sky, mountains and sea at dusk. Draw it inside a clip when `box` is smaller than the picture. */
export function dusk(
  s: Spot,
  { horizon, sun = -400, moon, mountains = true, box = [0, 0, WIDTH, HEIGHT], seed = 1 }: Dusk,
): void {
  const [x, y, w] = box
  const sky = s.picture.linearAt(
    [
      [0, '#122A52'],
      [0.35, '#234475'],
      [0.62, '#4A689B'],
      [0.84, '#8C92B6'],
      [1, '#D9AFB0'],
    ],
    [x, y],
    [x, horizon],
  )
  s.fill(rect(x, y, w, horizon - y + 1), sky)
  const half = Math.max(w, 300)
  const glow = s.picture.radial([
    [0, '#FFC48C', 1],
    [0.14, '#F9AE8C', 0.8],
    [0.42, '#F0A69C', 0.4],
    [1, '#F0A69C', 0],
  ])
  const above = rect(x, y, w, horizon - y)
  s.inside(above, () => {
    stars(s, box, horizon, seed)
    s.fill(ellipse(sun, horizon, half * 0.7, half * 0.26), glow)
    clouds(s, box, horizon, seed)
    if (moon) crescent(s, moon, Math.max(11, w * 0.022))
    if (mountains) range(s, box, horizon, seed)
  })
  sea(s, { horizon, sun, box, seed })
}

/** Only the water, from the horizon down. */
export function sea(
  s: Spot,
  { horizon, sun = -400, box = [0, 0, WIDTH, HEIGHT], seed = 1 }: Omit<Dusk, 'moon' | 'mountains'>,
): void {
  const [x, y, w, h] = box
  const bottom = y + h
  const water = rect(x, horizon, w, bottom - horizon)
  s.fill(
    water,
    s.picture.linearAt(
      [
        [0, '#A9A3BF'],
        [0.06, '#7483B2'],
        [0.22, '#42639A'],
        [0.5, '#274A7D'],
        [1, '#102A4E'],
      ],
      [x, horizon],
      [x, bottom],
    ),
  )
  const random = chance(seed * 17 + 3)
  const depth = bottom - horizon
  s.inside(water, () => {
    s.pool([sun, horizon], w * 0.5, depth * 0.5, 0.75, '#F2A98C')
    let light = ''
    let dark = ''
    let gold = ''
    for (let t = 0.02; t < 1; t += 0.018 + 0.05 * t) {
      const cy = horizon + depth * t
      for (let i = 0; i < 3; i++) {
        const shape = lens(
          x + random.next() * w,
          cy + random.between(-2, 2),
          w * (0.015 + 0.07 * t) * random.between(0.5, 1.6),
          0.7 + 2.2 * t,
        )
        if (random.happens(0.55)) light += shape
        else dark += shape
      }
      const spread = w * (0.03 + 0.08 * t)
      gold += lens(sun + random.between(-1, 1) * spread, cy, spread * random.between(0.3, 0.8), 0.8 + 2 * t)
    }
    s.fill(light, '#8FB3CC', 0.3)
    s.fill(dark, '#0E2A47', 0.3)
    if (sun > x - 60 && sun < x + w + 60) s.fill(gold, '#FFCFA0', 0.55)
  })
}

function stars(
  s: Spot,
  [x, y, w]: readonly [number, number, number, number],
  horizon: number,
  seed: number,
): void {
  const random = chance(seed * 5 + 1)
  let dots = ''
  for (let i = 0; i < Math.round(w / 34); i++) {
    const size = random.between(0.7, 1.5)
    dots += ellipse(x + random.next() * w, y + random.next() * (horizon - y) * 0.5, size, size)
  }
  s.fill(dots, '#E8EEF8', 0.6)
}

function clouds(
  s: Spot,
  [x, y, w]: readonly [number, number, number, number],
  horizon: number,
  seed: number,
): void {
  const random = chance(seed * 11 + 2)
  const high = horizon - y
  for (let bank = 0; bank < 4; bank++) {
    const t = random.between(0.3, 0.86)
    const cx = x + random.next() * w
    const tint = mix('#9FB0D4', '#FFC7A2', Math.max(0, t - 0.35) * 1.2)
    const paint = s.picture.linear(
      [
        [0, tint, 0],
        [0.3, tint, 0.5],
        [0.7, tint, 0.42],
        [1, tint, 0],
      ],
      [0, 0],
      [1, 0],
    )
    for (let i = 0; i < 3; i++)
      s.fill(
        lens(
          cx + random.between(-0.1, 0.1) * w,
          y + high * t + i * high * 0.022,
          w * random.between(0.12, 0.26),
          high * 0.014,
        ),
        paint,
      )
  }
}

function crescent(s: Spot, [x, y]: Point, radius: number): void {
  s.glow([x, y], radius * 4.4, 0.32, '#B9CBE8')
  const k = radius
  s.fill(
    `M${r(x + k * 0.3)} ${r(y - k)}A${r(k)} ${r(k)} 0 1 0 ${r(x + k)} ${r(y + k * 0.4)}A${r(k * 0.82)} ${r(k * 0.82)} 0 0 1 ${r(x + k * 0.3)} ${r(y - k)}Z`,
    '#EEF0F2',
  )
}

function range(
  s: Spot,
  [x, , w]: readonly [number, number, number, number],
  horizon: number,
  seed: number,
): void {
  const random = chance(seed * 23 + 9)
  const haze = s.picture.linear(
    [
      [0, '#A8A6C8'],
      [0.55, '#9A9DC4'],
      [1, '#C9ADBD'],
    ],
    [0, 0],
    [0, 1],
  )
  for (let at = x - w * 0.05; at < x + w; at += w * random.between(0.12, 0.24)) {
    const half = w * random.between(0.09, 0.15)
    const high = half * random.between(0.36, 0.62)
    s.fill(
      polygon([
        [at - half, horizon],
        [at - half * 0.4, horizon - high * 0.62],
        [at, horizon - high],
        [at + half * 0.45, horizon - high * 0.5],
        [at + half, horizon],
      ]),
      haze,
    )
    s.fill(
      polygon([
        [at, horizon - high],
        [at + half * 0.45, horizon - high * 0.5],
        [at + half, horizon],
        [at + half * 0.2, horizon],
        [at - half * 0.06, horizon - high * 0.45],
        [at + half * 0.1, horizon - high * 0.66],
      ]),
      '#6F80B0',
      0.6,
    )
    s.fill(
      polygon([
        [at, horizon - high],
        [at + half * 0.1, horizon - high * 0.66],
        [at - half * 0.06, horizon - high * 0.52],
        [at - half * 0.22, horizon - high * 0.62],
        [at - half * 0.32, horizon - high * 0.66],
      ]),
      '#F4D9D4',
      0.8,
    )
  }
}

/** Snow lying from `y` down, its top edge gently waved. */
export function snowfield(s: Spot, y: number, wave = 10): void {
  const top: Point[] = [
    [-20, y + wave],
    [180, y - wave * 0.3],
    [420, y + wave * 0.4],
    [700, y - wave * 0.6],
    [980, y + wave * 0.5],
  ]
  s.fill(
    smoothTop(top, [
      [980, HEIGHT],
      [-20, HEIGHT],
    ]),
    s.picture.linearAt(
      [
        [0, '#B4C4DF'],
        [0.4, '#7E99C6'],
        [1, '#3C5A92'],
      ],
      [0, y - wave],
      [0, HEIGHT],
    ),
  )
}
