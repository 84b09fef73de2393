import { mix } from '../../lib/colour.ts'
import { line, polygon, r, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import { dusk } from './dusk.ts'
import { HEIGHT, WIDTH, type Spot } from './spot.ts'

/** A wall of upright boards, lit by the lamp and lost in blue away from it. */
export function wall(s: Spot, own = '#2F4A7C'): void {
  s.fill(
    rect(0, 0, WIDTH, HEIGHT),
    s.picture.radialAt(
      [
        [0, mix(own, '#E8A06A', 0.42)],
        [0.3, mix(own, '#A07086', 0.22)],
        [0.62, mix(own, '#12284F', 0.3)],
        [1, mix(own, '#0C1F40', 0.72)],
      ],
      s.lamp,
      820,
    ),
  )
  const random = chance(41)
  let seams = ''
  for (let x = 40; x < WIDTH; x += random.between(74, 92))
    seams += line([
      [x, 0],
      [x, HEIGHT],
    ])
  s.stroke(seams, '#0C1F42', 2.5, 0.3)
}

/** A plain plastered wall. */
export function plaster(s: Spot, own = '#35527F'): void {
  s.fill(
    rect(0, 0, WIDTH, HEIGHT),
    s.picture.radialAt(
      [
        [0, mix(own, '#F0B080', 0.46)],
        [0.28, mix(own, '#B07E88', 0.26)],
        [0.62, mix(own, '#14294F', 0.34)],
        [1, mix(own, '#0C1F40', 0.74)],
      ],
      s.lamp,
      820,
    ),
  )
}

/** A bare floor, lost in the dark towards us. @param y where the wall ends. */
export function floor(s: Spot, y: number): void {
  s.fill(rect(0, y, WIDTH, HEIGHT - y), s.down('#5A4256', '#1A2547'))
}

/** A table or counter across the picture. @param y its far edge @param front y of its near edge. */
export function table(s: Spot, y: number, front = 545, own = '#8A5A48'): void {
  s.shadow([WIDTH / 2, y - 2], WIDTH * 0.6, 22, 0.5)
  const top = rect(0, y, WIDTH, front - y)
  s.fill(
    top,
    s.picture.linearAt(
      [
        [0, mix(own, '#1B2F5C', 0.34)],
        [1, mix(own, '#F0B080', 0.06)],
      ],
      [0, y],
      [0, front],
    ),
  )
  s.fill(
    top,
    s.picture.radialAt(
      [
        [0, '#FFBE6E', 0.66],
        [0.3, '#F29A4E', 0.34],
        [0.7, '#C06030', 0.08],
        [1, '#C06030', 0],
      ],
      [s.lamp[0], y + 30],
      620,
      0.4,
    ),
  )
  s.fill(
    top,
    s.picture.radialAt(
      [
        [0, '#0E2046', 0],
        [0.5, '#0E2046', 0.1],
        [1, '#0E2046', 0.72],
      ],
      [s.lamp[0], y],
      900,
    ),
  )
  const random = chance(7)
  let grain = ''
  for (let i = 0; i < 9; i++) {
    const gy = y + ((front - y) * (i + 0.6)) / 9
    const gx = random.between(-60, 700)
    grain += `M${r(gx)} ${r(gy)}q${r(random.between(60, 160))} ${r(random.between(-3, 3))} ${r(random.between(180, 380))} 0`
  }
  s.stroke(grain, '#3A2440', 1.6, 0.28)
  s.fill(rect(0, y, WIDTH, 2.4), '#FFD9A0', 0.28)
  s.fill(
    rect(0, front, WIDTH, HEIGHT - front),
    s.picture.linearAt(
      [
        [0, mix(own, '#12234A', 0.58)],
        [1, '#0C1C3C'],
      ],
      [0, front],
      [0, HEIGHT],
    ),
  )
  s.fill(rect(0, front, WIDTH, 3), mix(own, '#FFD9A0', 0.5), 0.6)
}

export interface SeaWindow {
  /** x, y, width, height of the opening. */
  box: readonly [number, number, number, number]
  /** y of the horizon as a share of the opening. */
  horizon?: number
  columns?: number
  rows?: number
  frame?: string
  /** x of the sun as a share of the opening. */
  sun?: number
  moon?: Point
  snow?: boolean
  seed?: number
}

/** A window with the sea at dusk behind it. */
export function seaWindow(
  s: Spot,
  {
    box,
    horizon = 0.62,
    columns = 2,
    rows = 2,
    frame = '#5B4A63',
    sun = 0.75,
    moon,
    snow = true,
    seed = 1,
  }: SeaWindow,
): void {
  const [x, y, w, h] = box
  const f = 13
  s.fill(rect(x - f + 5, y - f + 8, w + 2 * f, h + 2 * f), '#081733', 0.35)
  const outer = rect(x - f, y - f, w + 2 * f, h + 2 * f)
  s.form(outer, frame, { rim: 2.5, depth: 0.55 })
  const pane = rect(x, y, w, h)
  s.inside(pane, () => {
    dusk(s, { horizon: y + h * horizon, sun: x + w * sun, box, seed, ...(moon ? { moon } : {}) })
    s.fill(rect(x, y, w, 9), '#0C1E42', 0.4)
    s.fill(rect(x, y, 7, h), '#0C1E42', 0.3)
  })
  let bars = ''
  for (let i = 1; i < columns; i++) bars += rect(x + (w * i) / columns - 4, y, 8, h)
  for (let i = 1; i < rows; i++) bars += rect(x, y + (h * i) / rows - 4, w, 8)
  s.fill(bars, mix(frame, '#15284F', 0.35))
  if (snow) {
    let drifts = ''
    for (let i = 0; i < columns; i++) {
      const left = x + (w * i) / columns + (i ? 4 : 0)
      const right = x + (w * (i + 1)) / columns - (i < columns - 1 ? 4 : 0)
      drifts += `M${r(left)} ${r(y + h)}V${r(y + h - 26)}Q${r(left + (right - left) * 0.3)} ${r(y + h - 4)} ${r(right)} ${r(y + h - 7)}V${r(y + h)}Z`
    }
    s.fill(
      drifts,
      s.picture.linear(
        [
          [0, '#DCE4F0'],
          [1, '#8FA9D0'],
        ],
        [0, 0],
        [0.4, 1],
      ),
    )
  }
  const sill = rect(x - f - 12, y + h + f - 2, w + 2 * f + 24, 15)
  s.fill(rect(x - f - 4, y + h + f + 11, w + 2 * f + 16, 12), '#081733', 0.3)
  s.form(sill, mix(frame, '#B08A80', 0.25), { rim: 2, depth: 0.5 })
}

/** A round ship's window. */
export function porthole(
  s: Spot,
  [x, y]: Point,
  radius: number,
  view: Omit<SeaWindow, 'box' | 'frame'> = {},
): void {
  const ring = (k: number): string =>
    `M${r(x - k)} ${r(y)}a${r(k)} ${r(k)} 0 1 1 ${r(2 * k)} 0a${r(k)} ${r(k)} 0 1 1 ${r(-2 * k)} 0Z`
  s.shadow([x + 6, y + 10], radius * 1.5, radius * 1.5, 0.5)
  s.form(ring(radius * 1.24), '#A87E58', { depth: 0.7 })
  s.fill(ring(radius * 1.06), '#2B2F55')
  s.inside(ring(radius), () => {
    dusk(s, {
      horizon: y - radius + 2 * radius * (view.horizon ?? 0.7),
      sun: x - radius + 2 * radius * (view.sun ?? -0.4),
      box: [x - radius, y - radius, 2 * radius, 2 * radius],
      seed: view.seed ?? 1,
      ...(view.moon ? { moon: view.moon } : {}),
    })
    s.stroke(ring(radius), '#0B1B3E', 14, 0.4)
  })
  for (let i = 0; i < 8; i++) {
    const a = (i + 0.5) * (Math.PI / 4)
    const at: Point = [x + Math.cos(a) * radius * 1.15, y + Math.sin(a) * radius * 1.15]
    s.fill(`M${r(at[0] - 4)} ${r(at[1])}a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z`, '#F2CE94', 0.75)
  }
}

/** A wooden box seen from the front, its lid towards us. @param at middle of its foot. */
export function crate(s: Spot, [x, y]: Point, width: number, height: number, own = '#8E6249'): void {
  const [left, top] = [x - width / 2, y - height]
  const lid = height * 0.15
  s.shadow([x, y + 2], width * 0.6, 15)
  s.form(rect(left, top, width, height), mix(own, '#1B2F5C', 0.18), { rim: 0, depth: 0.75 })
  const rows = Math.max(2, Math.round(height / 52))
  let seams = ''
  for (let i = 1; i < rows; i++) seams += rect(left, top + (height * i) / rows - 2, width, 4)
  s.fill(seams, '#20203F', 0.55)
  const post = Math.max(12, width * 0.075)
  for (const px of [left, left + width - post])
    s.form(rect(px, top, post, height), own, { rim: 2, depth: 0.45 })
  const top4 = polygon([
    [left + width * 0.06, top - lid],
    [left + width * 0.94, top - lid],
    [left + width + 6, top],
    [left - 6, top],
  ])
  s.fill(top4, mix(own, '#1B2F5C', 0.22))
  s.fill(
    top4,
    s.picture.radialAt(
      [
        [0, '#FFC47A', 0.8],
        [0.5, '#F29A4E', 0.34],
        [1, '#C06030', 0],
      ],
      [s.lamp[0], top],
      460,
      0.5,
    ),
  )
  s.form(rect(left - 6, top, width + 12, height * 0.06 + 4), mix(own, '#FFD9A0', 0.12), {
    rim: 2,
    depth: 0.6,
  })
}
