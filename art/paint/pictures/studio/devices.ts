import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Spot } from './spot.ts'

/** A rectangle with round corners. */
export function rounded(x: number, y: number, w: number, h: number, k: number): string {
  return `M${r(x + k)} ${r(y)}H${r(x + w - k)}Q${r(x + w)} ${r(y)} ${r(x + w)} ${r(y + k)}V${r(y + h - k)}Q${r(x + w)} ${r(y + h)} ${r(x + w - k)} ${r(y + h)}H${r(x + k)}Q${r(x)} ${r(y + h)} ${r(x)} ${r(y + h - k)}V${r(y + k)}Q${r(x)} ${r(y)} ${r(x + k)} ${r(y)}Z`
}

export interface Laptop {
  /** Middle of its near edge. */
  at: Point
  /** Width of the screen in px. */
  width: number
  /** Degrees of lean of the screen to one side: 0 straight on. */
  lean?: number
  /** Drawn on the screen, in px from its top left corner. */
  screen?: (width: number, height: number) => void
}

/** An open laptop seen from the front, its screen glowing. */
export function laptop(s: Spot, { at: [x, y], width: w, lean = 0, screen }: Laptop): void {
  const h = w * 0.62
  const deep = w * 0.2
  const hinge = y - deep
  s.shadow([x, y + 4], w * 0.72, 18, 0.65)
  s.glow([x, hinge - h * 0.5], w * 1.05, 0.34, '#8FC4E8')
  s.within(
    `transform="translate(${r(x)} ${r(hinge)}) skewX(${lean}) translate(${r(-w / 2)} ${r(-h)})"`,
    () => {
      s.form(rounded(-8, -8, w + 16, h + 12, 14), '#46557F', { depth: 0.6, rim: 3 })
      s.fill(
        rect(0, 0, w, h - 2),
        s.picture.linear(
          [
            [0, '#F4FAFC'],
            [0.5, '#C4E0F0'],
            [1, '#7FB2DA'],
          ],
          [0.1, 0],
          [0.9, 1],
        ),
      )
      s.fill(rect(0, 0, w, h * 0.09), '#5E8DC0', 0.7)
      for (let i = 0; i < 3; i++) s.fill(ellipse(12 + i * 13, h * 0.045, 3.6, 3.6), '#F3F7FA', 0.85)
      if (screen) screen(w, h)
      else page(s, w, h)
      s.fill(
        polygon([
          [w * 0.62, 0],
          [w * 0.86, 0],
          [w * 0.5, h],
          [w * 0.26, h],
        ]),
        '#FFFFFF',
        0.16,
      )
    },
  )
  const base = polygon([
    [x - w * 0.5 - 8, hinge],
    [x + w * 0.5 + 8, hinge],
    [x + w * 0.62, y],
    [x - w * 0.62, y],
  ])
  s.form(base, '#6D7CA4', { depth: 0.5, rim: 2 })
  s.fill(
    polygon([
      [x - w * 0.5, hinge + 2],
      [x + w * 0.5, hinge + 2],
      [x + w * 0.52, hinge + deep * 0.24],
      [x - w * 0.52, hinge + deep * 0.24],
    ]),
    '#CDE6F4',
    0.35,
  )
  let keys = ''
  for (let row = 0; row < 4; row++) {
    const t = 0.14 + row * 0.15
    const half = w * (0.45 + 0.085 * t)
    const ky = hinge + deep * t
    const size = (2 * half) / 12
    for (let i = 0; i < 12; i++) keys += rect(x - half + i * size + 1.4, ky, size - 2.8, deep * 0.105)
  }
  s.fill(keys, '#2A3863', 0.85)
  s.fill(
    polygon([
      [x - w * 0.13, hinge + deep * 0.78],
      [x + w * 0.13, hinge + deep * 0.78],
      [x + w * 0.14, hinge + deep * 0.94],
      [x - w * 0.14, hinge + deep * 0.94],
    ]),
    '#55648F',
  )
  s.form(
    `M${r(x - w * 0.62)} ${r(y)}H${r(x + w * 0.62)}V${r(y + 6)}Q${r(x + w * 0.62)} ${r(y + 10)} ${r(x + w * 0.6)} ${r(y + 10)}H${r(x - w * 0.6)}Q${r(x - w * 0.62)} ${r(y + 10)} ${r(x - w * 0.62)} ${r(y + 6)}Z`,
    '#4A587F',
    { depth: 0.6, rim: 2 },
  )
}

/** Lines and a picture, as on a page that is being worked on. */
function page(s: Spot, w: number, h: number): void {
  s.fill(rounded(w * 0.08, h * 0.2, w * 0.36, h * 0.4, 6), '#5E93C4', 0.8)
  s.fill(
    polygon([
      [w * 0.1, h * 0.58],
      [w * 0.22, h * 0.34],
      [w * 0.3, h * 0.48],
      [w * 0.35, h * 0.42],
      [w * 0.42, h * 0.58],
    ]),
    '#E8F3F8',
    0.85,
  )
  let bars = ''
  for (let i = 0; i < 4; i++)
    bars += rounded(w * 0.5, h * (0.22 + i * 0.11), w * (i % 2 ? 0.3 : 0.4), h * 0.05, 3)
  for (let i = 0; i < 2; i++)
    bars += rounded(w * 0.08, h * (0.7 + i * 0.11), w * (i % 2 ? 0.5 : 0.74), h * 0.05, 3)
  s.fill(bars, '#4E7FB4', 0.6)
}

export interface Phone {
  /** Middle. */
  at: Point
  height: number
  turn?: number
  /** Drawn on the screen, in px from its top left corner. */
  screen?: (width: number, height: number) => void
}

/** A phone seen from the front. */
export function phone(s: Spot, { at, height: h, turn = 0, screen }: Phone): void {
  const w = h * 0.52
  s.glow(at, h * 1.15, 0.4, '#8FC4E8')
  s.placed(at, turn, 1, () => {
    s.form(rounded(-w / 2, -h / 2, w, h, h * 0.09), '#33416E', { depth: 0.6, rim: 3 })
    s.within(`transform="translate(${r(-w * 0.44)} ${r(-h * 0.465)})"`, () => {
      const [sw, sh] = [w * 0.88, h * 0.93]
      s.fill(
        rounded(0, 0, sw, sh, h * 0.06),
        s.picture.linear(
          [
            [0, '#F4FAFC'],
            [0.5, '#C4E0F0'],
            [1, '#86B6DC'],
          ],
          [0.1, 0],
          [0.9, 1],
        ),
      )
      if (screen) screen(sw, sh)
    })
  })
}

/** A shield. @param at its middle @param size its height. */
export function shield([x, y]: Point, size: number): string {
  const k = size / 2
  return `M${r(x)} ${r(y - k)}Q${r(x + k * 0.42)} ${r(y - k * 0.7)} ${r(x + k * 0.8)} ${r(y - k * 0.7)}Q${r(x + k * 0.86)} ${r(y + k * 0.52)} ${r(x)} ${r(y + k)}Q${r(x - k * 0.86)} ${r(y + k * 0.52)} ${r(x - k * 0.8)} ${r(y - k * 0.7)}Q${r(x - k * 0.42)} ${r(y - k * 0.7)} ${r(x)} ${r(y - k)}Z`
}

/** A mug with steam. @param at middle of its foot. */
export function mug(s: Spot, [x, y]: Point, height: number, own = '#C75B3E', steam = true): void {
  const h = height
  const w = h * 0.42
  s.shadow([x + 4, y], h * 0.66, h * 0.1)
  s.stroke(
    `M${r(x + w)} ${r(y - h * 0.74)}q${r(h * 0.4)} ${r(h * 0.02)} ${r(h * 0.3)} ${r(h * 0.3)}q${r(-h * 0.06)} ${r(h * 0.18)} ${r(-h * 0.34)} ${r(h * 0.2)}`,
    mix(own, '#10244C', 0.4),
    h * 0.11,
  )
  s.form(
    `M${r(x - w)} ${r(y - h * 0.92)}L${r(x - w * 0.9)} ${r(y - h * 0.08)}Q${r(x)} ${r(y + h * 0.07)} ${r(x + w * 0.9)} ${r(y - h * 0.08)}L${r(x + w)} ${r(y - h * 0.92)}Z`,
    own,
    { depth: 0.6, rim: 3 },
  )
  s.fill(ellipse(x, y - h * 0.92, w, h * 0.12), mix(own, '#FFE3C2', 0.4))
  s.fill(ellipse(x, y - h * 0.9, w * 0.86, h * 0.09), '#4A2A30')
  if (!steam) return
  const mist = s.picture.linear(
    [
      [0, '#F3F7FA', 0],
      [0.5, '#F3F7FA', 0.5],
      [1, '#F3F7FA', 0],
    ],
    [0, 0],
    [0, 1],
  )
  for (const [dx, k] of [
    [-0.2, 1],
    [0.16, 0.75],
  ] as const)
    s.stroke(
      `M${r(x + dx * h)} ${r(y - h * 1.02)}q${r(-h * 0.22)} ${r(-h * 0.3 * k)} ${r(h * 0.02)} ${r(-h * 0.55 * k)}q${r(h * 0.2)} ${r(-h * 0.3 * k)} ${r(-h * 0.04)} ${r(-h * 0.56 * k)}`,
      mist,
      h * 0.11,
    )
}
