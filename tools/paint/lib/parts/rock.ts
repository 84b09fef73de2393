import { mix } from '../colour.ts'
import { heightAt, lens, polygon, snowEdge, type Point } from '../path.ts'
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
    const tiers: Span[] = [{ from: 0, to: 0.75 }, { from: 0.42, to: 1.05 }]
    if (spec.steep) tiers.push({ from: 0.68, to: 1.05 })
    tiers.forEach((tier, i) => facets(s, spec, tier, i > 0, random))
    s.fill(polygon([[left, waterline - 5 * unit], [right, waterline - 5 * unit], [right, waterline + 9 * unit], [left, waterline + 9 * unit]]), s.c('#14264A'), 0.55)
  })
  if (spec.snow > 0) snowCap(s, top, spec.snow, random, unit)
  foam(s, left, right, waterline, unit, random)
}

/** The foot of the rock: shallow bites along the water, right to left. */
function shore(left: number, right: number, waterline: number, unit: number, random: Chance): Point[] {
  const points: Point[] = []
  for (let x = right - 6 * unit; x > left + 6 * unit; x -= random.between(14, 34) * unit) points.push([x, waterline + random.between(0, 4) * unit])
  return points
}

function facets(s: Sketch, { top, waterline, unit }: Rock, tier: Span, ledges: boolean, random: Chance): void {
  const left = top[0]?.[0] ?? 0
  const right = top[top.length - 1]?.[0] ?? 0
  const at = (x: number, share: number): number => heightAt(top, x) + (waterline - heightAt(top, x)) * share
  const middle = (left + right) / 2
  for (let x = left - 10 * unit; x < right; ) {
    const width = random.between(24, 31) * random.between(0.55, 2.05) * unit
    const ridge = x + width * random.between(0.35, 0.65)
    const across = Math.min(1, Math.max(0, (ridge - left) / (right - left)))
    const flare = ((ridge - middle) / (right - left)) * random.between(30, 92) * unit * (tier.to - tier.from)
    const start = tier.from + random.between(-0.05, 0.14)
    const end = tier.to + random.between(-0.1, 0.06)
    const bend = random.between(-5, 5) * unit
    const half = (start + end) / 2 + random.between(-0.1, 0.1)
    const foot = ridge + flare
    const mid = ridge + flare * 0.45 + bend
    const lit = mix(mix('#B3A3B4', '#7A7FA6', across), '#6A7099', random.between(0, 0.45))
    const dark = mix(mix('#4A5681', '#26385F', across), '#5B668A', random.between(0, 0.3))
    const shade = s.picture.linear([[0, s.c(lit)], [1, s.c(mix(lit, '#3A4A78', 0.5))]], [0, 0], [0.2, 1])
    s.fill(polygon([[x, at(x, start + 0.06)], [ridge, at(ridge, start)], [mid, at(ridge, half)], [foot, at(ridge, end)], [x + flare * 1.15 - 4 * unit, at(x, end)], [x + flare * 0.4 - bend, at(x, half)]]), shade)
    const far = x + width
    s.fill(polygon([[ridge, at(ridge, start)], [far, at(far, start + 0.08)], [far + flare * 0.5 + bend, at(far, half)], [far + flare * 0.9, at(far, end)], [foot, at(ridge, end)], [mid, at(ridge, half)]]), s.c(dark))
    if (ledges && random.happens(0.8)) ledge(s, [x - 3 * unit, at(x, start + 0.06)], [ridge, at(ridge, start)], [far, at(far, start + 0.08)], unit * random.between(0.6, 1.15))
    x += width * random.between(0.86, 1.06)
  }
}

/** Snow lying where a facet starts. */
function ledge(s: Sketch, a: Point, b: Point, z: Point, unit: number): void {
  const d = `M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${b[0].toFixed(1)} ${(b[1] - 7 * unit).toFixed(1)} ${z[0].toFixed(1)} ${z[1].toFixed(1)}Q${b[0].toFixed(1)} ${(b[1] + 5 * unit).toFixed(1)} ${a[0].toFixed(1)} ${a[1].toFixed(1)}Z`
  s.light.surface(d, 0.7)
  s.fill(d, s.across('#DCDCE8', '#9DB2D4'))
}

function snowCap(s: Sketch, top: readonly Point[], drop: number, random: Chance, unit: number): void {
  const edge = snowEdge(top, drop, random, unit)
  const d = polygon([...top, ...edge.reverse()])
  s.light.surface(d)
  s.fill(d, s.across('#F6D2C8', '#C3D0E4', '#8FA7CD', '#7F99C4'))
}

/** Short white lenses where the water meets the rock. */
export function foam(s: Sketch, left: number, right: number, waterline: number, unit: number, random: Chance): void {
  const count = Math.round((right - left) / (16 * unit))
  for (let i = 0; i < count; i++) {
    const x = random.between(left - 6 * unit, right + 6 * unit)
    s.fill(lens(x, waterline + random.between(0, 5) * unit, random.between(4, 17) * unit, random.between(0.5, 1.2) * unit), s.c('#E4ECF4'), random.between(0.25, 0.65))
  }
}
