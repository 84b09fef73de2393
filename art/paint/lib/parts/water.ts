import { lens, polygon, type Point } from '../path.ts'
import { chance } from '../random.ts'
import type { Sketch } from '../sketch.ts'

export interface Waves {
  /** Width of the strip in px: it repeats without a seam. */
  period: number
  horizon: number
  bottom: number
  light: string
  dark: string
  opacity: number
  seed: number
}

/** Rows of lenses from the horizon towards us, in groups, as a strip that repeats horizontally. */
export function waveStrip(s: Sketch, { period, horizon, bottom, light, dark, opacity, seed }: Waves): void {
  const random = chance(seed)
  const turn = (2 * Math.PI) / period
  const put = (cx: number, y: number, half: number, high: number, paint: string, see: number): void => {
    for (const shift of [-period, 0, period]) {
      if (cx + shift + half > 0 && cx + shift - half < period)
        s.fill(lens(cx + shift, y, half, high), paint, see)
    }
  }
  s.within(
    `clip-path="${s.picture.clip(
      polygon([
        [0, horizon],
        [period, horizon],
        [period, bottom],
        [0, bottom],
      ]),
    )}"`,
    () => {
      for (let y = horizon + 5; y < bottom;) {
        const t = (y - horizon) / (bottom - horizon)
        const half = 14 + 150 * t ** 0.9
        const phase = random.between(0, 6.28)
        for (let x = random.between(0, half); x < period; x += half * random.between(1.2, 3.2)) {
          const gate = Math.sin(x * turn * 2 + phase + y * 0.013) + 0.7 * Math.sin(x * turn * 3 - y * 0.021)
          if (gate < -0.1 || random.happens(0.2)) continue
          const high = (1 + 6.4 * t ** 0.9) * random.between(0.5, 1)
          const wide = half * random.between(0.18, 0.8) * (0.6 + 0.3 * gate)
          const see = opacity * random.between(0.5, 1) * (0.45 + 0.55 * Math.min(1, t * 4))
          const row = y + random.between(-5, 5) * (0.4 + t)
          const isLight = random.happens(0.58)
          put(x, row, wide, high * 0.5, isLight ? light : dark, see)
          if (isLight) put(x + wide * 0.2, row + high * 0.9, wide * 0.8, high * 0.4, dark, see * 0.8)
          if (random.happens(0.4))
            put(
              x + wide * random.between(-1.2, 1.2),
              row - high * random.between(1, 2.4),
              wide * random.between(0.2, 0.45),
              high * 0.3,
              light,
              see * 0.7,
            )
        }
        y += 5 + 17 * t ** 0.8
      }
    },
  )
}

export interface LightPath {
  x: number
  horizon: number
  bottom: number
  /** Spread at the horizon and growth towards us, px. */
  spread: readonly [at: number, growth: number]
  colours: readonly [string, string]
  opacity: number
  seed: number
}

/** The sun's or the moon's broken path on the water. */
export function lightPath(
  s: Sketch,
  { x, horizon, bottom, spread, colours, opacity, seed }: LightPath,
): void {
  const random = chance(seed)
  for (let y = horizon + 4; y < bottom;) {
    const t = (y - horizon) / (bottom - horizon)
    const wide = spread[0] + spread[1] * t
    for (let i = 0; i < 3; i++) {
      const off = random.between(-1, 1) * random.next() ** 0.5
      const see = opacity * Math.max(0, 1 - 0.98 * t) * (1 - 0.55 * Math.abs(off)) * random.between(0.4, 1)
      if (see > 0.02)
        s.fill(
          lens(x + off * wide, y, random.between(0.16, 0.5) * wide * (0.5 + 0.5 * t), 1 + 3 * t),
          colours[random.happens(0.5) ? 0 : 1],
          see,
        )
    }
    y += 5 + 15 * t ** 0.8
  }
}

/** A floe of ice. @param half its half width in px. */
export function floe(s: Sketch, [x, y]: Point, half: number): void {
  s.fill(lens(x, y + half * 0.09, half * 1.06, half * 0.1), s.c('#16305C'), 0.5)
  s.fill(lens(x, y, half, half * 0.1), s.across('#E9E3EA', '#A9BEDD'), 0.92)
}
