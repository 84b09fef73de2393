import { mix } from '../colour.ts'
import { arch, line, polygon, r, rect, type Point } from '../path.ts'
import type { Stop } from '../definitions.ts'
import type { Sketch } from '../sketch.ts'
import { contactShadow, snowBank } from './snow.ts'
import { pane } from './window.ts'

export interface Tower {
  /** Middle of the foot. */
  at: Point
  /** From the foot to the gallery, px. */
  height: number
  /** Width of the foot. */
  foot: number
  /** Colour of painted bands; none: plain white. */
  bands?: string
  cap: string
  /** How many windows up the front. */
  windows?: number
}

const WHITE: readonly [number, string][] = [
  [0, '#E8CFCB'],
  [0.25, '#C3CADA'],
  [0.6, '#8698BD'],
  [1, '#42578A'],
]

/** A lighthouse. Returns the middle of its lantern. */
export function tower(s: Sketch, spec: Tower): Point {
  const {
    at: [x, y],
    height,
    foot,
  } = spec
  const half = (share: number): number => (foot / 2) * (1 - 0.36 * share)
  const slice = (from: number, to: number): string =>
    polygon([
      [x - half(from), y - height * from],
      [x - half(to), y - height * to],
      [x + half(to), y - height * to],
      [x + half(from), y - height * from],
    ])
  const shaded = (tint?: string): string =>
    s.picture.linear(
      WHITE.map(([at, colour]): Stop => [
        at,
        s.c(tint ? mix(tint, mix(colour, '#42578A', 0.15), 0.22 + at * 0.3) : colour),
      ]),
      [0, 0],
      [1, 0],
    )
  contactShadow(s, x + foot * 0.3, y, foot * 0.8, foot * 0.07)
  s.light.occluder(slice(0, 1))
  s.fill(slice(0, 1), shaded())
  if (spec.bands) for (const from of [0.14, 0.46, 0.78]) s.fill(slice(from, from + 0.17), shaded(spec.bands))
  courses(s, spec, half)
  const count = spec.windows ?? 2
  for (let i = 0; i < count; i++)
    pane(s, {
      at: [x + foot * 0.03, y - height * (0.3 + (i * 0.5) / count)],
      width: foot * 0.14,
      height: foot * 0.21,
    })
  s.fill(arch(x - foot * 0.14, y - foot * 0.42, foot * 0.28, foot * 0.42), s.c('#D8C3B8'))
  s.fill(arch(x - foot * 0.11, y - foot * 0.39, foot * 0.22, foot * 0.39), s.across('#6E4048', '#43304A'))
  snowBank(s, x - foot * 0.3, y + foot * 0.04, foot * 0.5, foot * 0.1)
  snowBank(s, x + foot * 0.42, y + foot * 0.05, foot * 0.42, foot * 0.08)
  return lanternHouse(s, [x, y - height], foot * 0.66, spec.cap)
}

/** Faint stone courses on the lit side. */
function courses(s: Sketch, { at: [x, y], height, foot }: Tower, half: (share: number) => number): void {
  let d = ''
  for (let i = 1; i < 14; i++) {
    const share = i / 14
    const from = x - half(share) + ((i * 37) % 11) * foot * 0.02
    d += line([
      [from, y - height * share],
      [from + foot * 0.09, y - height * share],
    ])
  }
  s.stroke(d, s.c('#8C9AC0'), Math.max(1, foot * 0.016), 0.6)
}

/**
 * A lantern house with gallery, panes and cap, to stand on a tower or a roof.
 * @param at middle of its foot @param width of the gallery. Returns the middle of the lantern.
 */
export function lanternHouse(s: Sketch, [x, y]: Point, width: number, cap: string): Point {
  const w = width
  const gallery = polygon([
    [x - w * 0.5, y + w * 0.14],
    [x - w * 0.7, y - w * 0.04],
    [x - w * 0.7, y - w * 0.14],
    [x + w * 0.7, y - w * 0.14],
    [x + w * 0.7, y - w * 0.04],
    [x + w * 0.5, y + w * 0.14],
  ])
  s.light.occluder(gallery)
  s.fill(gallery, s.across('#5E5F80', '#3A4468', '#2B3659'))
  const snow = polygon([
    [x - w * 0.72, y - w * 0.12],
    [x - w * 0.68, y - w * 0.2],
    [x + w * 0.68, y - w * 0.19],
    [x + w * 0.72, y - w * 0.12],
  ])
  s.light.surface(snow)
  s.fill(snow, s.across('#F3E2E0', '#A9BBD9'))
  const [bottom, top] = [y - w * 0.18, y - w * 0.98]
  const glass = rect(x - w * 0.36, top, w * 0.72, bottom - top)
  s.fill(glass, s.across('#A9B6D2', '#6E86B4', '#3D5386'))
  s.light.lantern(glass, [x, (bottom + top) / 2], w * 0.5)
  let bars = ''
  for (const at of [-0.36, -0.12, 0.12, 0.36])
    bars += rect(x + w * at - w * 0.018, top, w * 0.036, bottom - top)
  s.fill(bars, s.c('#3A4468'))
  let rails = line([
    [x - w * 0.68, y - w * 0.5],
    [x + w * 0.68, y - w * 0.5],
  ])
  for (let i = 0; i < 7; i++) {
    const at = x - w * 0.68 + (w * 1.36 * i) / 6
    rails += line([
      [at, y - w * 0.14],
      [at, y - w * 0.5],
    ])
  }
  s.stroke(rails, s.c('#39456C'), Math.max(1, w * 0.035))
  const roof = `M${r(x - w * 0.5)} ${r(top)}C${r(x - w * 0.46)} ${r(top - w * 0.34)} ${r(x - w * 0.14)} ${r(top - w * 0.4)} ${r(x)} ${r(top - w * 0.66)}C${r(x + w * 0.14)} ${r(top - w * 0.4)} ${r(x + w * 0.46)} ${r(top - w * 0.34)} ${r(x + w * 0.5)} ${r(top)}Z`
  s.light.occluder(roof)
  s.light.surface(roof, 0.5)
  s.fill(
    roof,
    s.picture.linear(
      [
        [0, s.c(mix(cap, '#FFD9C0', 0.2))],
        [0.55, s.c(cap)],
        [1, s.c(mix(cap, '#1B3158', 0.55))],
      ],
      [0, 0],
      [1, 0.1],
    ),
  )
  const drift = `M${r(x - w * 0.46)} ${r(top - w * 0.12)}C${r(x - w * 0.42)} ${r(top - w * 0.34)} ${r(x - w * 0.13)} ${r(top - w * 0.42)} ${r(x)} ${r(top - w * 0.64)}C${r(x + w * 0.03)} ${r(top - w * 0.4)} ${r(x - w * 0.02)} ${r(top - w * 0.34)} ${r(x - w * 0.1)} ${r(top - w * 0.26)}C${r(x - w * 0.2)} ${r(top - w * 0.34)} ${r(x - w * 0.28)} ${r(top - w * 0.1)} ${r(x - w * 0.46)} ${r(top - w * 0.12)}Z`
  s.light.surface(drift)
  s.fill(drift, s.c('#EDE3E6'))
  s.stroke(
    line([
      [x, top - w * 0.64],
      [x, top - w * 0.98],
    ]),
    s.c('#39456C'),
    Math.max(1, w * 0.05),
  )
  s.fill(
    `M${r(x - w * 0.06)} ${r(top - w * 0.9)}a${r(w * 0.06)} ${r(w * 0.06)} 0 1 1 ${r(w * 0.12)} 0a${r(w * 0.06)} ${r(w * 0.06)} 0 1 1 ${r(-w * 0.12)} 0Z`,
    s.c('#D9A860'),
  )
  return [x, (bottom + top) / 2]
}
