import { mix } from '../colour.ts'
import { ellipse, lens, line, polygon, r, rect, type Point } from '../path.ts'
import type { Sketch } from '../sketch.ts'

/** A small sailing boat. @param at middle of its waterline @param length of the hull in px. */
export function sailingBoat(s: Sketch, [x, y]: Point, length: number, colour: string): void {
  const k = length
  hull(s, [x, y], k, colour)
  s.stroke(
    line([
      [x - k * 0.02, y - k * 0.14],
      [x - k * 0.02, y - k * 1.08],
    ]),
    s.c('#3A3850'),
    k * 0.025,
  )
  const main = `M${r(x - k * 0.05)} ${r(y - k * 1.02)}Q${r(x - k * 0.16)} ${r(y - k * 0.55)} ${r(x - k * 0.36)} ${r(y - k * 0.22)}L${r(x - k * 0.05)} ${r(y - k * 0.2)}Z`
  const jib = `M${r(x + k * 0.02)} ${r(y - k * 0.98)}Q${r(x + k * 0.2)} ${r(y - k * 0.5)} ${r(x + k * 0.36)} ${r(y - k * 0.2)}L${r(x + k * 0.02)} ${r(y - k * 0.2)}Z`
  s.light.occluder(main + jib)
  s.fill(main, s.across('#F0DAD4', '#B9C5DB'))
  s.fill(jib, s.across('#B4C1DA', '#7F95C0'))
  s.fill(rect(x - k * 0.42, y - k * 0.26, k * 0.14, k * 0.13), s.c('#A9B6CF'))
}

/** A rowing or fishing boat without a sail, with a small cabin. */
export function skiff(s: Sketch, [x, y]: Point, length: number, colour: string): void {
  const k = length
  hull(s, [x, y], k, colour)
  s.fill(rect(x - k * 0.2, y - k * 0.34, k * 0.3, k * 0.22), s.across('#E3D3CF', '#8E9DC0'))
  const glass =
    rect(x - k * 0.15, y - k * 0.3, k * 0.08, k * 0.09) + rect(x - k * 0.03, y - k * 0.3, k * 0.08, k * 0.09)
  s.fill(glass, s.c('#3A4F7E'))
  s.light.window(glass, [x - k * 0.05, y - k * 0.26], k * 0.12)
  const roof = rect(x - k * 0.24, y - k * 0.39, k * 0.38, k * 0.06)
  s.light.surface(roof)
  s.fill(roof, s.c('#DDE4EF'))
}

function hull(s: Sketch, [x, y]: Point, k: number, colour: string): void {
  s.fill(lens(x, y + k * 0.03, k * 0.6, k * 0.035), s.c('#142A52'), 0.55)
  const d = `M${r(x - k * 0.5)} ${r(y - k * 0.16)}L${r(x + k * 0.54)} ${r(y - k * 0.2)}Q${r(x + k * 0.44)} ${r(y + k * 0.02)} ${r(x + k * 0.3)} ${r(y + k * 0.03)}H${r(x - k * 0.34)}Q${r(x - k * 0.46)} ${r(y)} ${r(x - k * 0.5)} ${r(y - k * 0.16)}Z`
  s.light.occluder(d)
  s.fill(d, s.across(mix(colour, '#FFD9C0', 0.2), colour, mix(colour, '#1B3158', 0.5)))
  s.fill(
    polygon([
      [x - k * 0.5, y - k * 0.17],
      [x + k * 0.55, y - k * 0.21],
      [x + k * 0.53, y - k * 0.15],
      [x - k * 0.49, y - k * 0.115],
    ]),
    s.c('#EADBD6'),
  )
  s.fill(lens(x - k * 0.1, y + k * 0.035, k * 0.5, k * 0.012), s.c('#E4ECF4'), 0.55)
}

/** A three-masted ship under square sails. @param at middle of its waterline @param length px. */
export function tallShip(s: Sketch, [x, y]: Point, length: number): void {
  const k = length
  s.fill(lens(x, y + k * 0.02, k * 0.56, k * 0.025), s.c('#142A52'), 0.5)
  s.fill(
    `M${r(x - k * 0.46)} ${r(y - k * 0.17)}L${r(x - k * 0.3)} ${r(y - k * 0.11)}H${r(x + k * 0.3)}L${r(x + k * 0.5)} ${r(y - k * 0.18)}Q${r(x + k * 0.42)} ${r(y + k * 0.02)} ${r(x + k * 0.28)} ${r(y + k * 0.02)}H${r(x - k * 0.36)}Q${r(x - k * 0.44)} ${r(y)} ${r(x - k * 0.46)} ${r(y - k * 0.17)}Z`,
    s.across('#A2604F', '#7A4A52', '#4A3A55'),
  )
  s.fill(
    polygon([
      [x - k * 0.45, y - k * 0.1],
      [x - k * 0.3, y - k * 0.06],
      [x + k * 0.3, y - k * 0.06],
      [x + k * 0.46, y - k * 0.11],
      [x + k * 0.45, y - k * 0.085],
      [x + k * 0.3, y - k * 0.035],
      [x - k * 0.3, y - k * 0.035],
      [x - k * 0.45, y - k * 0.075],
    ]),
    s.c('#E5CDBE'),
    0.8,
  )
  const masts: readonly (readonly [number, number])[] = [
    [-0.24, 0.66],
    [0.02, 0.78],
    [0.25, 0.64],
  ]
  for (const [at, high] of masts) {
    s.stroke(
      line([
        [x + k * at, y - k * 0.1],
        [x + k * at, y - k * (high + 0.06)],
      ]),
      s.c('#4A4058'),
      k * 0.014,
    )
    for (let i = 0; i < 3; i++) {
      const top = y - k * (high - i * 0.2 * (high / 0.78))
      const half = k * (0.06 + 0.024 * i)
      const drop = k * 0.165 * (high / 0.78)
      s.fill(
        `M${r(x + k * at - half)} ${r(top)}L${r(x + k * at + half)} ${r(top)}Q${r(x + k * at + half * 1.5)} ${r(top + drop * 0.6)} ${r(x + k * at + half * 1.15)} ${r(top + drop)}Q${r(x + k * at)} ${r(top + drop * 0.82)} ${r(x + k * at - half * 1.05)} ${r(top + drop)}Q${r(x + k * at - half * 0.6)} ${r(top + drop * 0.5)} ${r(x + k * at - half)} ${r(top)}Z`,
        s.across('#F3DCD2', '#C9CADB', '#93A3C6'),
      )
    }
  }
  s.stroke(
    line([
      [x + k * 0.44, y - k * 0.16],
      [x + k * 0.66, y - k * 0.26],
    ]),
    s.c('#4A4058'),
    k * 0.012,
  )
  s.fill(
    polygon([
      [x + k * 0.29, y - k * 0.52],
      [x + k * 0.62, y - k * 0.25],
      [x + k * 0.33, y - k * 0.2],
    ]),
    s.across('#E4D3D0', '#9FADCB'),
  )
  s.fill(ellipse(x - k * 0.43, y - k * 0.2, k * 0.018, k * 0.024), s.c('#FFC46B'))
}

/** A gull as two wings. @param span px. */
export function gull(s: Sketch, [x, y]: Point, span: number): void {
  const k = span / 2
  s.fill(
    `M${r(x - k)} ${r(y - k * 0.3)}Q${r(x - k * 0.45)} ${r(y - k * 0.52)} ${r(x)} ${r(y)}Q${r(x + k * 0.45)} ${r(y - k * 0.52)} ${r(x + k)} ${r(y - k * 0.3)}Q${r(x + k * 0.42)} ${r(y - k * 0.3)} ${r(x + k * 0.06)} ${r(y + k * 0.16)}Q${r(x)} ${r(y + k * 0.24)} ${r(x - k * 0.06)} ${r(y + k * 0.16)}Q${r(x - k * 0.42)} ${r(y - k * 0.3)} ${r(x - k)} ${r(y - k * 0.3)}Z`,
    s.across('#F6ECEA', '#C6D2E4'),
  )
}
