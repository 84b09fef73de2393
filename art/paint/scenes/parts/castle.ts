import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, r, rect, smooth, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift } from '../../lib/parts/drift.ts'
import { masonry } from '../../lib/parts/masonry.ts'
import { pane } from '../../lib/parts/window.ts'

export interface RoundTower {
  /** Middle of the foot. */
  at: Point
  width: number
  /** From the foot to the battlement, px. */
  height: number
  /** Height of the pointed roof; 0 leaves the battlement open. */
  roof: number
  roofColour?: string
  pennant?: string
  windows?: number
  seed: number
}

/** A round tower of the keep: battlement on corbels, pointed roof under snow, narrow windows. */
export function roundTower(s: Sketch, spec: RoundTower): void {
  const {
    at: [x, y],
    width: w,
    height,
    roof,
    seed,
  } = spec
  const top = y - height
  const body = polygon([
    [x - w * 0.54, y],
    [x - w * 0.48, y - height * 0.2],
    [x - w * 0.47, top],
    [x + w * 0.47, top],
    [x + w * 0.48, y - height * 0.2],
    [x + w * 0.54, y],
  ])
  s.light.occluder(body)
  s.light.surface(body, 0.32)
  masonry(s, {
    outline: body,
    box: [x - w * 0.54, top, w * 1.08, height],
    course: Math.max(9, w * 0.15),
    lit: '#C9B4B8',
    dark: '#3F4A7A',
    joint: '#4A5482',
    rough: 0.16,
    seed,
  })
  s.fill(
    body,
    s.picture.linear(
      [
        [0, s.c('#F2CDBE'), 0.3],
        [0.25, s.c('#F2CDBE'), 0.05],
        [0.6, s.c('#14244A'), 0.1],
        [1, s.c('#14244A'), 0.46],
      ],
      [0, 0],
      [1, 0],
    ),
  )
  const count = spec.windows ?? 2
  for (let i = 0; i < count; i++)
    pane(s, {
      at: [
        x - w * 0.04 + (i % 2 ? 0.12 : -0.06) * w,
        top + w * 0.5 + (height - w * 0.8) * (i / Math.max(1, count)),
      ],
      width: Math.max(5, w * 0.13),
      height: Math.max(12, w * 0.32),
      arched: true,
      frame: '#B9AAB2',
    })
  battlement(s, [x, top], w)
  if (roof > 0) pointedRoof(s, [x, top - w * 0.2], w, roof, spec)
}

function battlement(s: Sketch, [x, y]: Point, w: number): void {
  const ring = polygon([
    [x - w * 0.47, y + w * 0.16],
    [x - w * 0.6, y],
    [x - w * 0.6, y - w * 0.2],
    [x + w * 0.6, y - w * 0.2],
    [x + w * 0.6, y],
    [x + w * 0.47, y + w * 0.16],
  ])
  s.light.occluder(ring)
  s.light.surface(ring, 0.4)
  s.fill(ring, s.across('#D6C2BE', '#9A94B0', '#5E6896', '#3A4674'))
  let corbels = ''
  for (let i = 0; i < 6; i++)
    corbels += ellipse(x - w * 0.44 + i * w * 0.176, y + w * 0.05, w * 0.05, w * 0.07)
  s.fill(corbels, s.c('#27325F'), 0.55)
  for (let i = 0; i < 5; i++) {
    const left = x - w * 0.6 + i * w * 0.255
    const tooth = rect(left, y - w * 0.34, w * 0.18, w * 0.15)
    s.light.occluder(tooth)
    s.light.surface(tooth, 0.4)
    s.fill(tooth, s.c(mix('#CDBABC', '#46527F', i / 5)))
    drift(
      s,
      [
        [left - 1, y - w * 0.34],
        [left + w * 0.18 + 1, y - w * 0.34],
      ],
      { up: w * 0.07, drop: w * 0.03, seed: Math.round(left), unit: w / 120 },
    )
  }
}

function pointedRoof(
  s: Sketch,
  [x, y]: Point,
  w: number,
  high: number,
  { roofColour = '#4B5684', pennant, seed }: RoundTower,
): void {
  const cone = `M${r(x - w * 0.48)} ${r(y)}Q${r(x - w * 0.14)} ${r(y - high * 0.52)} ${r(x)} ${r(y - high)}Q${r(x + w * 0.14)} ${r(y - high * 0.52)} ${r(x + w * 0.48)} ${r(y)}Z`
  s.light.occluder(cone)
  s.light.surface(cone, 0.5)
  s.fill(cone, s.across(mix(roofColour, '#F2CDBE', 0.25), roofColour, mix(roofColour, '#14244A', 0.5)))
  let rows = ''
  for (let i = 1; i < 7; i++) {
    const t = i / 7
    const half = w * 0.48 * t ** 1.25
    rows += `M${r(x - half)} ${r(y - high * (1 - t))}Q${r(x)} ${r(y - high * (1 - t) + w * 0.06)} ${r(x + half)} ${r(y - high * (1 - t))}`
  }
  s.stroke(rows, s.c('#1E2B56'), Math.max(1, w * 0.012), 0.5)
  const snow = `M${r(x - w * 0.46)} ${r(y - high * 0.03)}Q${r(x - w * 0.14)} ${r(y - high * 0.54)} ${r(x)} ${r(y - high)}Q${r(x + w * 0.06)} ${r(y - high * 0.7)} ${r(x + w * 0.1)} ${r(y - high * 0.56)}Q${r(x + w * 0.02)} ${r(y - high * 0.6)} ${r(x)} ${r(y - high * 0.4)}Q${r(x - w * 0.1)} ${r(y - high * 0.48)} ${r(x - w * 0.13)} ${r(y - high * 0.2)}Q${r(x - w * 0.24)} ${r(y - high * 0.3)} ${r(x - w * 0.28)} ${r(y - high * 0.08)}Q${r(x - w * 0.36)} ${r(y - high * 0.14)} ${r(x - w * 0.46)} ${r(y - high * 0.03)}Z`
  s.light.surface(snow)
  s.fill(snow, s.across('#EADCE0', '#B4C4DF'))
  s.stroke(`M${r(x)} ${r(y - high)}V${r(y - high - w * 0.36)}`, s.c('#3A4270'), Math.max(1.2, w * 0.03))
  if (pennant) flag(s, [x, y - high - w * 0.34], w * 0.62, pennant, seed)
}

/** A two-tailed pennant in the wind. @param at its upper left corner. */
export function flag(s: Sketch, [x, y]: Point, long: number, colour: string, seed: number): void {
  const wave = seed % 2 ? 1 : -1
  const edge = (down: number): Point[] => [
    [x, y + down],
    [x + long * 0.3, y + down - wave * long * 0.06],
    [x + long * 0.62, y + down + wave * long * 0.05],
    [x + long, y + down * 0.7 + long * 0.03],
  ]
  const d = `${smooth(edge(0))}L${r(x + long * 0.8)} ${r(y + long * 0.15)}${smooth(edge(long * 0.28).toReversed()).replace(/^M/, 'L')}Z`
  s.light.occluder(d)
  s.light.surface(d, 0.5)
  s.fill(d, s.across(mix(colour, '#FFD9C0', 0.2), colour, mix(colour, '#1B2A56', 0.35)))
}

/** A wall with battlements between towers. */
export function curtainWall(
  s: Sketch,
  {
    left,
    right,
    foot,
    height,
    seed,
  }: { left: number; right: number; foot: number; height: number; seed: number },
): void {
  const top = foot - height
  const tooth = Math.max(10, height * 0.14)
  const points: Point[] = [[left, foot]]
  for (let x = left, high = true; x < right; x += tooth, high = !high) {
    const edge = top + (high ? 0 : tooth * 0.8)
    points.push([x, edge], [Math.min(right, x + tooth), edge])
  }
  const wall = polygon([...points, [right, foot]])
  s.light.occluder(wall)
  s.light.surface(wall, 0.25)
  masonry(s, {
    outline: wall,
    box: [left, top, right - left, height],
    course: Math.max(9, tooth * 0.9),
    lit: '#B5A6B4',
    dark: '#48527F',
    joint: '#424C7C',
    rough: 0.2,
    seed,
  })
  for (let x = left; x < right - tooth; x += tooth * 2)
    drift(
      s,
      [
        [x - 1, top],
        [x + tooth + 1, top],
      ],
      { up: tooth * 0.4, drop: tooth * 0.16, seed: seed + Math.round(x), unit: tooth / 26 },
    )
  s.fill(rect(left, top + tooth * 0.8, right - left, tooth * 0.35), s.c('#14244A'), 0.2)
}
