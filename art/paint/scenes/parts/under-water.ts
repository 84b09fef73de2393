import { ellipse, lens, polygon, r, rect, smoothTop, type Point } from '../../lib/path.ts'
import type { Picture } from '../../lib/picture.ts'
import { chance } from '../../lib/random.ts'
import { Sketch } from '../../lib/sketch.ts'

const [WIDTH, HEIGHT] = [1920, 1080]
const TURN = 2 * Math.PI

/**
 * Water seen from below, bright above and dark beneath, with shafts of light and a moving ceiling; opaque.
 * @param phase 0 to 1: where in its loop the light is.
 */
export function underWaterLight(picture: Picture, phase = 0): string {
  const s = new Sketch(picture, { air: 0, dusk: 0, x: 0.5 })
  s.fill(
    rect(0, 0, WIDTH, HEIGHT),
    picture.linear(
      [
        [0, '#A9E4CC'],
        [0.06, '#7FD0BE'],
        [0.2, '#46A6A6'],
        [0.42, '#23788A'],
        [0.68, '#135272'],
        [1, '#0A2F50'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.fill(
    rect(0, 0, WIDTH, HEIGHT),
    picture.radialAt(
      [
        [0, '#E6FBE4', 0.9],
        [0.16, '#BDF0D4', 0.6],
        [0.45, '#7FD6BE', 0.22],
        [1, '#4FB0A8', 0],
      ],
      [760, -60],
      1150,
      0.62,
    ),
  )
  shafts(s, phase)
  ceiling(s, phase)
  s.fill(
    rect(0, 0, WIDTH, HEIGHT),
    picture.radialAt(
      [
        [0, '#06243F', 0],
        [0.62, '#06243F', 0],
        [1, '#06243F', 0.62],
      ],
      [860, 430],
      1250,
      0.8,
    ),
  )
  return s.markup()
}

/** Shafts of light from one point above the water, each with soft sides; they sway and breathe. */
function shafts(s: Sketch, phase: number): void {
  const random = chance(501)
  const from: Point = [760, -420]
  for (let i = 0; i < 15; i++) {
    const turn = random.next()
    const speed = random.happens(0.6) ? 1 : 2
    const sway = 26 * Math.sin(TURN * (phase * speed + turn))
    const foot = -260 + i * 172 + random.between(-60, 60) + sway
    const wide = random.between(50, 150)
    const long = random.between(760, 1240)
    const breath = 0.62 + 0.38 * Math.sin(TURN * (phase * speed + turn * 3.1))
    const at = (x: number, y: number): Point => {
      const t = (y - from[1]) / (long - from[1])
      return [from[0] + (x - from[0]) * t, y]
    }
    for (const [share, see] of [
      [1, 0.07],
      [0.62, 0.08],
      [0.3, 0.09],
    ] as const) {
      const half = (wide / 2) * share
      s.fill(
        polygon([at(foot - half, -2), at(foot + half, -2), at(foot + half, long), at(foot - half, long)]),
        s.picture.linear(
          [
            [0, '#E9FFE8', 1],
            [0.35, '#C2F5DC', 0.55],
            [1, '#8FE0CC', 0],
          ],
          [0, 0],
          [0, 1],
        ),
        see * breath,
      )
    }
  }
}

/** The underside of the waves: bright nets near the top that shrink away from us. */
function ceiling(s: Sketch, phase: number): void {
  const random = chance(502)
  for (let i = 0; i < 120; i++) {
    const t = random.next() ** 1.5
    const turn = random.next()
    const x = random.between(-60, WIDTH + 60) + 30 * Math.sin(TURN * (phase + turn))
    const y = 4 + 118 * t + 5 * Math.sin(TURN * (phase + turn * 5))
    const near = 1 - Math.min(1, Math.abs(x - 760) / 1100)
    const see = (0.75 - 0.55 * t) * (0.35 + 0.65 * near) * (0.6 + 0.4 * Math.sin(TURN * (phase + turn * 7)))
    s.fill(
      lens(x, y, (90 - 62 * t) * random.between(0.4, 1.3), (7 - 5 * t) * random.between(0.5, 1)),
      random.happens(0.72) ? '#F4FFEE' : '#3C9C9C',
      Math.max(0.03, see),
    )
  }
}

/** Dunes of the sea floor, far to near. */
export function seaFloor(
  s: Sketch,
  top: readonly Point[],
  colours: readonly [crest: string, body: string, foot: string],
  seed: number,
): void {
  const random = chance(seed)
  const high = Math.min(...top.map(([, y]) => y))
  s.fill(
    smoothTop(top, [
      [WIDTH + 40, HEIGHT + 20],
      [-40, HEIGHT + 20],
    ]),
    s.picture.linearAt(
      [
        [0, colours[0]],
        [0.24, colours[1]],
        [1, colours[2]],
      ],
      [0, high],
      [0, HEIGHT],
    ),
  )
  for (let i = 0; i < 34; i++) {
    const [x, t] = [random.between(0, WIDTH), random.next()]
    const y = levelAt(top, x) + 16 + (HEIGHT - high - 40) * t * 0.5
    s.fill(
      lens(x, y, random.between(40, 160) * (0.6 + t), 2 + 3 * t),
      random.happens(0.5) ? colours[0] : colours[2],
      random.between(0.16, 0.4),
    )
  }
}

function levelAt(top: readonly Point[], x: number): number {
  for (let i = 1; i < top.length; i++) {
    const [a, b] = [top[i - 1], top[i]]
    if (a && b && x >= a[0] && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
  }
  return top[0]?.[1] ?? 0
}

/** A school of fish swimming the same way. @param at its middle @param size px of a fish. */
export function shoal(
  s: Sketch,
  [x, y]: Point,
  size: number,
  count: number,
  seed: number,
  way: 1 | -1 = 1,
): void {
  const random = chance(seed)
  for (let i = 0; i < count; i++) {
    const [a, out] = [random.between(0, TURN), random.next() ** 0.6]
    const [cx, cy] = [x + Math.cos(a) * out * size * 7, y + Math.sin(a) * out * size * 2.4]
    const k = size * random.between(0.7, 1.15)
    const f = k * way
    s.fill(
      `M${r(cx + f * 0.5)} ${r(cy)}Q${r(cx + f * 0.1)} ${r(cy - k * 0.26)} ${r(cx - f * 0.36)} ${r(cy - k * 0.03)}L${r(cx - f * 0.6)} ${r(cy - k * 0.2)}Q${r(cx - f * 0.5)} ${r(cy)} ${r(cx - f * 0.6)} ${r(cy + k * 0.2)}L${r(cx - f * 0.36)} ${r(cy + k * 0.03)}Q${r(cx + f * 0.1)} ${r(cy + k * 0.26)} ${r(cx + f * 0.5)} ${r(cy)}Z`,
      s.down('#CDEBDF', '#3F8A92'),
    )
    s.fill(ellipse(cx + f * 0.28, cy - k * 0.04, k * 0.04, k * 0.04), s.c('#12324C'))
  }
}
