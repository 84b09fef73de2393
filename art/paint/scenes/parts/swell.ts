import { blob, ellipse, lens, line, r, smooth, type Point } from '../../lib/path.ts'
import { chance, type Chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'

export interface Swell {
  /** Width after which it repeats, px. */
  period: number
  /** How many crests in a period. */
  crests: number
  y: number
  /** From trough to crest, px. */
  height: number
  /** y down to which it is filled. */
  foot: number
  /** From the crest down. */
  colours: readonly [crest: string, face: string, foot: string]
  foam: string
  seed: number
}

/** One wave of the row: where its top stands and how high. */
interface Crest {
  x: number
  high: number
}

/** A row of rolling waves as a strip that repeats: long backs, steep fronts, lips of foam that fall to the right. */
export function swell(s: Sketch, spec: Swell): void {
  const { period, crests, y, height, foot, colours, foam, seed } = spec
  const random = chance(seed)
  const turn = random.between(0, 6.28)
  const gap = period / crests
  const tops = Array.from({ length: crests }, (_, i): Crest => {
    const share = (i + 0.5 + random.between(-0.13, 0.13)) / crests
    return {
      x: share * period,
      high: height * (0.68 + 0.32 * Math.sin(share * 4 * Math.PI + turn)) * random.between(0.85, 1.12),
    }
  })
  const around = [-1, 0, 1].flatMap((shift) => tops.map(({ x, high }) => ({ x: x + shift * period, high })))
  const level = (x: number): number =>
    y - around.reduce((sum, crest) => sum + crest.high * rise(x - crest.x, gap), 0)
  const surface: Point[] = []
  for (let x = -gap / 2; x <= period + gap / 2; x += gap / 26) surface.push([x, level(x)])
  s.within(`clip-path="${s.picture.clip(`M0 ${r(y - height * 2)}H${period}V${foot}H0Z`)}"`, () => {
    s.fill(
      `${smooth(surface)}V${foot}H${r(-gap / 2)}Z`,
      s.picture.linearAt(
        [
          [0, colours[0]],
          [0.35, colours[1]],
          [1, colours[2]],
        ],
        [0, y - height],
        [0, y + height * 1.6],
      ),
    )
    texture(s, spec, level, random)
    for (const [i, crest] of around.entries())
      breaker(s, crest, gap, level, spec, chance(seed + 7 + (i % crests)))
    s.stroke(smooth(surface), foam, Math.max(1, height * 0.022), 0.22)
  })
}

/** The outline of one wave around its top, 0 to 1. */
function rise(from: number, gap: number): number {
  const half = from < 0 ? gap * 0.7 : gap * 0.34
  if (Math.abs(from) >= half) return 0
  return ((1 + Math.cos((Math.PI * from) / half)) / 2) ** (from < 0 ? 1.7 : 1.25)
}

/** Small waves on the backs of the large ones. */
function texture(
  s: Sketch,
  { period, height, foot, y, colours, foam }: Swell,
  level: (x: number) => number,
  random: Chance,
): void {
  const bottom = Math.min(foot, y + height * 2.4)
  for (let i = 0; i < period / 16; i++) {
    const deep = random.next()
    const [x, half] = [random.between(0, period), height * random.between(0.25, 0.9) * (0.6 + deep)]
    const at = level(x) + (bottom - level(x)) * (0.08 + 0.86 * deep)
    const paint = random.happens(0.5) ? colours[0] : random.happens(0.3) ? foam : '#0C2148'
    const see = random.between(0.16, 0.36)
    for (const shift of [-period, 0, period])
      if (x + shift + half > 0 && x + shift - half < period)
        s.fill(lens(x + shift, at, half, height * random.between(0.02, 0.045)), paint, see)
  }
}

/** The lip that falls over, the hollow under it, the light through the thin water, foam trailing behind. */
function breaker(
  s: Sketch,
  { x, high }: Crest,
  gap: number,
  level: (x: number) => number,
  { colours, foam, height }: Swell,
  random: Chance,
): void {
  const top = level(x)
  const at = (across: number, down: number): string => `${r(x + gap * across)} ${r(top + high * down)}`
  const front = [0.02, 0.06, 0.1, 0.15, 0.2, 0.26].map((share): Point => [
    x + gap * share,
    level(x + gap * share),
  ])
  const hollow = `${smooth(front)}Q${at(0.16, 1.18)} ${at(0.02, 0.9)}Q${at(-0.03, 0.5)} ${r(front[0]?.[0] ?? x)} ${r(front[0]?.[1] ?? top)}Z`
  if (high < height * 0.55) return
  s.fill(
    hollow,
    s.picture.linear(
      [
        [0, '#7FAFCC', 0.75],
        [0.4, colours[1], 0.5],
        [1, '#0C2148', 0.5],
      ],
      [0.3, 0],
      [0.5, 1],
    ),
  )
  const lip = `M${at(-0.16, 0.3)}Q${at(-0.05, -0.02)} ${at(0.02, -0.06)}Q${at(0.1, -0.06)} ${at(0.125, 0.2)}Q${at(0.13, 0.34)} ${at(0.1, 0.42)}Q${at(0.1, 0.26)} ${at(0.075, 0.22)}Q${at(0.075, 0.36)} ${at(0.05, 0.4)}Q${at(0.055, 0.22)} ${at(0.03, 0.16)}Q${at(0.01, 0.3)} ${at(-0.02, 0.3)}Q${at(0, 0.14)} ${at(-0.03, 0.1)}Q${at(-0.08, 0.14)} ${at(-0.16, 0.3)}Z`
  s.fill(
    lip,
    s.picture.linear(
      [
        [0, foam, 0.2],
        [0.3, foam, 0.95],
        [1, foam, 0.85],
      ],
      [0, 0],
      [1, 0.3],
    ),
  )
  for (let i = 0; i < 4; i++)
    s.fill(
      lens(
        x + gap * random.between(-0.34, -0.04),
        top + high * random.between(0.34, 0.9),
        gap * random.between(0.05, 0.14),
        high * 0.03,
      ),
      foam,
      0.4,
    )
  for (let i = 0; i < 4; i++)
    s.fill(
      lens(
        x + gap * random.between(0.08, 0.36),
        top + high * random.between(0.96, 1.14),
        gap * random.between(0.05, 0.12),
        high * 0.035,
      ),
      foam,
      0.6,
    )
  for (let i = 0; i < 6; i++) {
    const out = random.next()
    const size = high * random.between(0.012, 0.03)
    s.fill(
      ellipse(
        x + gap * (0.03 + 0.14 * out),
        top - high * (0.06 + 0.2 * Math.sin(out * 3) * random.next()),
        size,
        size,
      ),
      foam,
      0.8 - 0.4 * out,
    )
  }
}

/** Water thrown up where a wave meets the rock: jets that arch over, drops, mist. @param at middle of its foot @param height px @param lean to the right, share of the height. */
export function sprayBurst(s: Sketch, [x, y]: Point, height: number, lean: number, seed: number): void {
  const random = chance(seed)
  const mist = s.picture.radial([
    [0, s.c('#DCE5F2'), 0.55],
    [0.5, s.c('#B9C9E2'), 0.26],
    [1, s.c('#9DB4D8'), 0],
  ])
  s.fill(ellipse(x + lean * height * 0.3, y - height * 0.3, height * 0.66, height * 0.6), mist)
  for (let i = 0; i < 17; i++) {
    const side = random.between(-1, 1)
    const long = height * random.between(0.45, 1) * (1 - 0.45 * Math.abs(side))
    const from: Point = [x + side * height * 0.2, y]
    const over: Point = [x + side * height * 0.3 + lean * long * 0.5, y - long * 1.25]
    const to: Point = [x + side * height * 0.62 + lean * long * 1.05, y - long * random.between(0.45, 0.8)]
    const on = (t: number): Point => [bent(from[0], over[0], to[0], t), bent(from[1], over[1], to[1], t)]
    jet(s, on, height * random.between(0.018, 0.046))
    for (let drop = 0; drop < 4; drop++) {
      const size = height * random.between(0.005, 0.016)
      const [dx, dy] = on(random.between(0.86, 1.25))
      s.fill(
        ellipse(
          dx + random.between(-0.04, 0.04) * height,
          dy + random.between(-0.05, 0.03) * height,
          size,
          size * 1.25,
        ),
        s.c('#E4EAF4'),
        0.8,
      )
    }
  }
  for (const [across, up, size] of [
    [-0.2, 0.08, 0.17],
    [0.02, 0.13, 0.22],
    [0.22, 0.08, 0.18],
    [0.38, 0.04, 0.12],
    [-0.36, 0.03, 0.12],
  ] as const) {
    s.fill(
      ellipse(x + across * height, y - up * height, size * height, size * height * 0.8),
      s.picture.radial([
        [0, s.c('#E9EEF6'), 0.9],
        [0.55, s.c('#D0DBEB'), 0.6],
        [1, s.c('#B9C9E2'), 0],
      ]),
    )
  }
  for (let i = 0; i < 8; i++)
    s.fill(
      lens(
        x + random.between(-0.6, 0.6) * height,
        y + random.between(-2, 8),
        height * random.between(0.1, 0.28),
        height * 0.02,
      ),
      s.c('#E4EAF4'),
      0.6,
    )
}

/** One jet along a bent line, thin and pale towards its end. @param half half its width at the foot, px. */
function jet(s: Sketch, on: (t: number) => Point, half: number): void {
  const left: Point[] = []
  const right: Point[] = []
  for (let t = 0; t <= 1.001; t += 0.16) {
    const [[ax, ay], [bx, by]] = [on(t), on(t + 0.02)]
    const long = Math.hypot(bx - ax, by - ay) || 1
    const wide = half * (1 - 0.85 * t)
    left.push([ax - ((by - ay) / long) * wide, ay + ((bx - ax) / long) * wide])
    right.push([ax + ((by - ay) / long) * wide, ay - ((bx - ax) / long) * wide])
  }
  s.fill(blob([...left, ...right.toReversed()]), s.c('#DCE5F2'), 0.62)
}

/** A quadratic curve in one dimension. */
function bent(from: number, pull: number, to: number, t: number): number {
  return (1 - t) ** 2 * from + 2 * t * (1 - t) * pull + t * t * to
}

/** Sleet on the wind, as a strip that repeats. */
export function sleet(s: Sketch, period: number, bottom: number, count: number, seed: number): void {
  const random = chance(seed)
  s.within(`clip-path="${s.picture.clip(`M0 0H${period}V${bottom}H0Z`)}"`, () => {
    for (const [width, see, share] of [
      [1, 0.22, 0.6],
      [1.4, 0.24, 0.3],
      [2, 0.26, 0.1],
    ] as const) {
      let d = ''
      for (let i = 0; i < count * share; i++) {
        const long = random.between(10, 26) * width
        const [x, y] = [random.between(0, period), random.between(-40, bottom)]
        for (const shift of [-period, 0])
          d += line([
            [x + shift, y],
            [x + shift + long * 0.92, y + long * 0.4],
          ])
      }
      s.stroke(d, '#D5E0F0', width, see)
    }
  })
}
