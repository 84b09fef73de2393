import { chance } from './random.ts'
import { ellipse, lens, r, type Point } from './path.ts'
import type { Definitions, Stop } from './definitions.ts'

type Trace =
  | { kind: 'occluder'; d: string }
  | { kind: 'surface'; d: string; take: number }
  | { kind: 'window'; d: string; at: Point; size: number }
  | { kind: 'lantern'; d: string; at: Point; size: number }

/** The lantern of an island and the water under it, in world px. */
export interface Lamp {
  at: Point
  /** Half the island's width, about. */
  radius: number
  /** y where the island meets the water; no pool and no path without it. */
  waterline?: number
}

const OUT = '#000000'
const WINDOW = ['#ECAC4C', '#DC8A34', '#B85A26'] as const
const ON_SNOW: readonly Stop[] = [
  [0, '#A87A20'],
  [0.16, '#A06E1C'],
  [0.42, '#80561A'],
  [0.72, '#3D280F'],
  [1, '#000000'],
]
const HALO: readonly Stop[] = [
  [0, '#F0AC40', 0.75],
  [0.05, '#E89C34', 0.55],
  [0.16, '#DC8A24', 0.34],
  [0.4, '#C06C1A', 0.17],
  [0.7, '#96501C', 0.07],
  [1, '#7A3A24', 0],
]

/**
 * Remembers, in drawing order, what glows, what takes light and what stands in the way; replayed on black it gives the
 * additive pictures of one and the same drawing. Black adds nothing, so a house hides the windows behind it.
 */
export class LightRecorder {
  private readonly traces: Trace[] = []

  /** The silhouette of a thing: hides the light of everything drawn before it. */
  occluder(d: string): void {
    this.traces.push({ kind: 'occluder', d })
  }

  /** Something that the lantern shines on. @param take 1 snow and roofs, 0.35 pines, 0.25 rock. */
  surface(d: string, take = 1): void {
    this.traces.push({ kind: 'surface', d, take })
  }

  /** A pane that is lit from inside. @param size its width in px, for the halo. */
  window(d: string, at: Point, size: number): void {
    this.traces.push({ kind: 'window', d, at, size })
  }

  /** The panes of the lantern itself: dark until the thing is done. */
  lantern(d: string, at: Point, size: number): void {
    this.traces.push({ kind: 'lantern', d, at, size })
  }

  /** Additive: the windows, their small halos and, under every third, a streak on the water. */
  glow(picture: Definitions, waterline?: number): string {
    const panes = this.traces.filter((trace) => trace.kind === 'window')
    const streaks =
      waterline === undefined
        ? []
        : panes.flatMap(({ at, size }, i) => (i % 3 ? [] : [streak([at[0], waterline], size, i)]))
    return [this.replay(picture, OUT), ...streaks].join('\n')
  }

  /** Additive: the lantern burning, its light on what it reaches, its pool and path on the water, and the windows:
   * it stands alone, without the glow. */
  shine(picture: Definitions, { at, radius, waterline }: Lamp): string {
    const reach = picture.radialAt(ON_SNOW, at, radius * 1.15)
    const halo = picture.radialAt(HALO, at, radius)
    const core = picture.radial([
      [0, '#FFF6DC', 0.95],
      [0.3, '#FFE2A0', 0.7],
      [1, '#F0AC40', 0],
    ])
    const k = radius * 0.045
    return [
      waterline === undefined ? '' : pool(picture, [at[0], waterline], radius),
      this.replay(picture, reach),
      `<path d="${ellipse(at[0], at[1], radius, radius)}" fill="${halo}"/>`,
      `<path d="${ellipse(at[0], at[1], k * 1.9, k * 2.1)}" fill="${core}"/>`,
      `<path d="${ellipse(at[0], at[1], radius * 0.3, radius * 0.006)}" fill="${core}" opacity=".6"/>`,
    ].join('\n')
  }

  /** @param lit paint of what takes the lantern's light; `OUT` while it does not burn. */
  private replay(picture: Definitions, lit: string): string {
    const pane = picture.linear(
      WINDOW.map((colour, i) => [i / 2, colour] as const),
      [0, 0],
      [0, 1],
    )
    const halo = picture.radial([
      [0, '#DC8A34', 0.5],
      [0.35, '#B8682A', 0.22],
      [1, '#7A3A24', 0],
    ])
    return this.traces
      .map((trace) => {
        if (trace.kind === 'window' || (trace.kind === 'lantern' && lit !== OUT)) {
          const around = ellipse(trace.at[0], trace.at[1], trace.size * 2.1, trace.size * 2.1)
          return `<path d="${around}" fill="${halo}"/><path d="${trace.d}" fill="${pane}"/>`
        }
        const black = `<path d="${trace.d}"/>`
        if (trace.kind !== 'surface' || lit === OUT) return black
        return trace.take === 1
          ? `<path d="${trace.d}" fill="${lit}"/>`
          : `${black}<path d="${trace.d}" fill="${lit}" opacity="${trace.take}"/>`
      })
      .join('')
  }
}

function streak([x, y]: Point, size: number, seed: number): string {
  const random = chance(seed * 31 + 7)
  let lenses = ''
  for (let dy = 10; dy < 90; dy += random.between(9, 15)) {
    const fade = 1 - dy / 95
    lenses += `<path d="${lens(x + random.between(-3, 3), y + dy, size * random.between(0.4, 0.9), 1.3)}" opacity="${r(fade * 0.7)}"/>`
  }
  return `<g fill="#B87030">${lenses}</g>`
}

/** The light on the water: a wide pool and a path of lenses that grows towards us. */
function pool(picture: Definitions, [x, y]: Point, radius: number): string {
  const random = chance(Math.round(x + y))
  const fill = picture.radial([
    [0, '#B8742A', 0.5],
    [0.45, '#96501C', 0.24],
    [1, '#7A3A24', 0],
  ])
  const length = radius * 0.72
  let lenses = ''
  for (let dy = 6; dy < length; dy += random.between(7, 13) * (0.6 + dy / length)) {
    const t = dy / length
    const half = radius * 0.055 * (1 + 1.35 * t)
    for (let i = 0; i < 2; i++) {
      const cx = x + random.between(-1, 1) * half * 1.2
      lenses += `<path d="${lens(cx, y + dy, half * random.between(0.35, 1), 1.2 + 2 * t)}" opacity="${Math.round(80 * (1 - t) ** 1.1) / 100}"/>`
    }
  }
  return `<path d="${ellipse(x, y + radius * 0.22, radius * 0.95, radius * 0.36)}" fill="${fill}"/><g fill="#D8923C">${lenses}</g>`
}

/** Additive: a soft line of light all around the silhouette, half inside and half outside. `art` is the id of a definition that holds the drawing. */
export function hoverRim(picture: Definitions, art: string, unit = 1): string {
  // Closed first, so that a lattice has one outline: in rows, then in columns, which is the same in a tenth of the time. Then b(1 - b) of its blur is brightest where it ends, and fades to both sides.
  const filter = picture.define(
    (id) =>
      `<filter id="${id}" x="-6%" y="-6%" width="112%" height="112%">${close(r(6 * unit))}<feGaussianBlur stdDeviation="${r(2 * unit)}" result="b"/><feComposite in="b" in2="b" operator="arithmetic" k1="-4" k2="4" result="edge"/><feFlood flood-color="#FFDDA4" flood-opacity=".85"/><feComposite in2="edge" operator="in"/></filter>`,
  )
  return `<g filter="url(#${filter})"><use href="#${art}"/></g>`
}

/** Each a square, drawn as a row and a column. */
function close(radius: string): string {
  const first = `<feMorphology in="SourceAlpha" operator="dilate" radius="${radius} 0"/>`
  const rest = [`dilate" radius="0 ${radius}`, `erode" radius="${radius} 0`, `erode" radius="0 ${radius}`]
  return first + rest.map((one) => `<feMorphology operator="${one}"/>`).join('')
}
