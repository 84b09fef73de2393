import { mix } from '../colour.ts'
import { heightAt, lens, polygon, r, smooth, snowEdge, type Point } from '../path.ts'
import { chance, type Chance } from '../random.ts'
import type { Sketch } from '../sketch.ts'

export interface Rock {
  /** The top line, left to right, in px; its ends touch the water. */
  top: readonly Point[]
  waterline: number
  seed: number
  /** Size of a detail: 1 at 1920 wide, 2 at 3840; less when far away. */
  unit: number
  /** Depth of the snow on the top line in px; 0 bare rock. */
  snow: number
  /** Steep rocks get a third row of facets. */
  steep?: boolean
}

interface Span {
  from: number
  to: number
}

/** A rocky island: body, tiers of facets with snow ledges, snow cap, wet line and foam. */
export function rock(s: Sketch, spec: Rock): void {
  const { top, waterline, unit } = spec
  const random = chance(spec.seed)
  const left = top[0]?.[0] ?? 0
  const right = top[top.length - 1]?.[0] ?? 0
  const body = polygon([...top, ...shore(left, right, waterline, unit, random)])
  s.light.surface(body, 0.25)
  s.fill(body, s.across('#8F8CA6', '#626B94', '#4B5882'))
  s.within(`clip-path="${s.picture.clip(body)}"`, () => {
    const tiers: Span[] = [
      { from: 0, to: 0.75 },
      { from: 0.42, to: 1.05 },
    ]
    if (spec.steep) tiers.push({ from: 0.68, to: 1.05 })
    tiers.forEach((tier, i) => facets(s, spec, tier, i > 0, random))
    s.fill(
      polygon([
        [left, waterline - 5 * unit],
        [right, waterline - 5 * unit],
        [right, waterline + 9 * unit],
        [left, waterline + 9 * unit],
      ]),
      s.c('#14264A'),
      0.55,
    )
  })
  if (spec.snow > 0) snowCap(s, spec, random)
  foam(s, left, right, waterline, unit, random)
}

/** The foot of the rock: shallow bites along the water, right to left. */
function shore(left: number, right: number, waterline: number, unit: number, random: Chance): Point[] {
  const points: Point[] = []
  for (let x = right - 6 * unit; x > left + 6 * unit; x -= random.between(14, 34) * unit)
    points.push([x, waterline + random.between(0, 4) * unit])
  return points
}

function facets(
  s: Sketch,
  { top, waterline, unit }: Rock,
  tier: Span,
  ledges: boolean,
  random: Chance,
): void {
  const left = top[0]?.[0] ?? 0
  const right = top[top.length - 1]?.[0] ?? 0
  const at = (x: number, share: number): number => heightAt(top, x) + (waterline - heightAt(top, x)) * share
  const middle = (left + right) / 2
  for (let x = left - 10 * unit; x < right;) {
    const width = random.between(24, 31) * random.between(0.6, 2.3) * unit
    const ridge = x + width * random.between(0.5, 0.74)
    const far = x + width
    const across = Math.min(1, Math.max(0, (ridge - left) / (right - left)))
    const start = tier.from + random.between(-0.08, 0.2)
    const end = tier.to + random.between(-0.16, 0.06)
    const flare = ((ridge - middle) / (right - left)) * random.between(30, 92) * unit * (end - start)
    const bend = random.between(-7, 7) * unit
    const half = (start + end) / 2 + random.between(-0.14, 0.14)
    const foot = ridge + flare + random.between(-5, 5) * unit
    const mid = ridge + flare * 0.45 + bend
    const lit = mix(mix('#B3A3B4', '#7A7FA6', across), '#6A7099', random.between(0, 0.5))
    const dark = mix(mix('#4F5A86', '#304368', across), '#5B668A', random.between(0, 0.6))
    const slant = random.between(-0.08, 0.12)
    const shade = s.picture.linear(
      [
        [0, s.c(lit)],
        [1, s.c(mix(lit, '#3A4A78', 0.55))],
      ],
      [0, 0],
      [0.25, 1],
    )
    s.fill(
      polygon([
        [x, at(x, start + 0.06 + slant)],
        [ridge, at(ridge, start)],
        [mid, at(ridge, half)],
        [foot, at(ridge, end)],
        [x + flare * 1.15 - 4 * unit, at(x, end - slant)],
        [x + flare * 0.4 - bend, at(x, half + slant)],
      ]),
      shade,
    )
    s.fill(
      polygon([
        [ridge, at(ridge, start)],
        [far, at(far, start + 0.1 + Math.abs(slant))],
        [far + flare * 0.5 + bend, at(far, half)],
        [far + flare * 0.9, at(far, end)],
        [foot, at(ridge, end)],
        [mid, at(ridge, half)],
      ]),
      s.c(dark),
    )
    if (ledges && random.happens(0.6))
      ledge(
        s,
        [x - 3 * unit, at(x, start + 0.06 + slant)],
        [ridge, at(ridge, start)],
        [far, at(far, start + 0.1 + Math.abs(slant))],
        unit * random.between(0.5, 1),
      )
    x += width * random.between(0.86, 1.06)
  }
}

/** Snow lying where a facet starts. */
function ledge(s: Sketch, a: Point, b: Point, z: Point, unit: number): void {
  const d = `M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${b[0].toFixed(1)} ${(b[1] - 4.5 * unit).toFixed(1)} ${z[0].toFixed(1)} ${z[1].toFixed(1)}Q${b[0].toFixed(1)} ${(b[1] + 3.5 * unit).toFixed(1)} ${a[0].toFixed(1)} ${a[1].toFixed(1)}Z`
  s.light.surface(d, 0.7)
  s.fill(d, s.across('#DCDCE8', '#9DB2D4'))
}

function snowCap(s: Sketch, { top, snow, unit, waterline }: Rock, random: Chance): void {
  const dry = top.filter(([, y]) => y < waterline - 14 * unit)
  if (dry.length < 2) return
  const edge = snowEdge(dry, snow, random, unit).map(([x, y]): Point => [
    x,
    Math.min(y, waterline - 6 * unit),
  ])
  const d = polygon([...dry, ...edge.reverse()])
  s.light.surface(d)
  s.fill(d, s.across('#F6D2C8', '#C3D0E4', '#8FA7CD', '#7F99C4'))
}

/** A row of boulders along the water, snow on each. @param size height of a middling one, px. */
export function boulders(
  s: Sketch,
  left: number,
  right: number,
  waterline: number,
  size: number,
  seed: number,
): void {
  const random = chance(seed)
  for (let x = left; x < right;) {
    const h = size * (random.happens(0.3) ? random.between(0.85, 1.3) : random.between(0.3, 0.75))
    const w = h * random.between(1.25, 2.6)
    const across = (x - left) / Math.max(1, right - left)
    const foot = waterline + h * random.between(0, 0.1)
    const shoulder: Point = [x + w * random.between(0.1, 0.2), foot - h * random.between(0.55, 0.75)]
    const crest: Point = [x + w * random.between(0.34, 0.5), foot - h]
    const back: Point = [x + w * random.between(0.68, 0.82), foot - h * random.between(0.72, 0.95)]
    const end: Point = [x + w, foot - h * random.between(0.1, 0.3)]
    const whole = polygon([[x, foot], shoulder, crest, back, end, [x + w * 0.98, foot]])
    const split: Point = [x + w * random.between(0.5, 0.62), foot]
    s.light.surface(whole, 0.25)
    s.fill(whole, s.c(mix(mix('#4F5A86', '#304368', across), '#5B668A', random.between(0, 0.5))))
    const lit = mix(mix('#A396AC', '#7A7FA6', across), '#626B94', random.between(0, 0.5))
    s.fill(
      polygon([[x, foot], shoulder, crest, [crest[0] + w * 0.12, foot - h * 0.5], split]),
      s.picture.linear(
        [
          [0, s.c(lit)],
          [1, s.c(mix(lit, '#3A4A78', 0.55))],
        ],
        [0, 0],
        [0.25, 1],
      ),
    )
    const cap = `${smooth([
      [shoulder[0] - w * 0.04, shoulder[1] + h * 0.06],
      [crest[0] - w * 0.06, crest[1] - h * 0.06],
      [back[0], back[1] - h * 0.08],
      [end[0] - w * 0.02, end[1] - h * 0.05],
    ])}L${r(back[0] - w * 0.02)} ${r(back[1] + h * 0.13)}L${r(crest[0] + w * 0.05)} ${r(crest[1] + h * 0.1)}L${r(crest[0] - w * 0.1)} ${r(crest[1] + h * 0.24)}Z`
    s.light.surface(cap)
    s.fill(cap, s.across('#E9D5D4', '#A9BAD8', '#8AA3CC'))
    s.fill(
      polygon([
        [x, foot],
        [x + w, foot],
        [x + w, foot - h * 0.1],
        [x, foot - h * 0.1],
      ]),
      s.c('#14264A'),
      0.45,
    )
    x += w * random.between(0.6, 1.0) + (random.happens(0.12) ? size * random.between(0.6, 1.8) : 0)
  }
  foam(s, left, right, waterline, size / 26, random)
}

/** Short white lenses where the water meets the rock. */
export function foam(
  s: Sketch,
  left: number,
  right: number,
  waterline: number,
  unit: number,
  random: Chance,
): void {
  const count = Math.round((right - left) / (16 * unit))
  for (let i = 0; i < count; i++) {
    const x = random.between(left - 6 * unit, right + 6 * unit)
    s.fill(
      lens(
        x,
        waterline + random.between(0, 5) * unit,
        random.between(4, 17) * unit,
        random.between(0.5, 1.2) * unit,
      ),
      s.c('#E4ECF4'),
      random.between(0.25, 0.65),
    )
  }
}
