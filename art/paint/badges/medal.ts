import { join } from 'node:path'
import { mix } from '../lib/colour.ts'
import { ellipse, lens, type Point } from '../lib/path.ts'
import { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'

/** Side of a badge, px. */
const SIZE = 240
const MIDDLE = SIZE / 2
const WINDOW = 93
/** y of the waterline behind every symbol. */
export const WATER = 158

/** A sky from its zenith to the horizon, and the water below it from there to the rim. */
export interface Hour {
  sky: readonly [string, string, string]
  water: readonly [string, string]
}

export const HOURS = {
  dusk: { sky: ['#142E5A', '#46649A', '#E3AE9C'], water: ['#6E7FA8', '#0E2748'] },
  dawn: { sky: ['#3A5F92', '#9C9CBC', '#F8CD9A'], water: ['#8C92B0', '#16345C'] },
  night: { sky: ['#0A1836', '#152C59', '#35548A'], water: ['#2A4674', '#081730'] },
  deep: { sky: ['#2F7F87', '#17525F', '#0E3A4C'], water: ['#0D3344', '#061D2C'] },
} as const satisfies Record<string, Hour>

/** One badge: a round brass window onto the isles. The symbol is drawn in it by `draw`, inside 40 to 200 both ways. */
export class Medal extends Sketch {
  readonly canvas: Picture

  constructor() {
    const canvas = new Picture(SIZE, SIZE)
    super(canvas, { air: 0, dusk: 0.06, x: 0.3 })
    this.canvas = canvas
  }

  /** Warm light around a point. */
  glow([x, y]: Point, radius: number, strength = 0.9): this {
    const paint = this.canvas.radialAt(
      [
        [0, '#FFE2A6', strength],
        [0.18, '#FFC26A', strength * 0.62],
        [0.48, '#F2943F', strength * 0.24],
        [1, '#F2703F', 0],
      ],
      [x, y],
      radius,
    )
    return this.fill(ellipse(x, y, radius, radius), paint)
  }

  /** A light on the water below a lamp. */
  path(x: number, width: number, from = WATER): this {
    for (let row = 0; row < 5; row += 1)
      this.fill(lens(x, from + 5 + row * 8, width * (0.5 + row * 0.22), 1.9), '#FFC978', 0.75 - row * 0.13)
    return this
  }

  /** A body in three tones, lit from the left. */
  body(d: string, colour: string, lift = 0.3): this {
    return this.fill(d, this.across(mix(colour, '#FFD9B0', lift), colour, mix(colour, '#0E2148', 0.55)))
  }

  dot([x, y]: Point, radius: number, paint: string, opacity = 1): this {
    return this.fill(ellipse(x, y, radius, radius), paint, opacity)
  }

  /** A star of four points. */
  star([x, y]: Point, radius: number, paint: string, opacity = 1): this {
    const k = radius * 0.16
    const d = `M${x} ${y - radius}Q${x + k} ${y - k} ${x + radius} ${y}Q${x + k} ${y + k} ${x} ${y + radius}Q${x - k} ${y + k} ${x - radius} ${y}Q${x - k} ${y - k} ${x} ${y - radius}Z`
    return this.fill(d, paint, opacity)
  }
}

/** Draws a badge into its brass and writes it. @param hasWater nothing but the sky where it is false */
export function writeBadge(
  name: string,
  hour: Hour,
  draw: (medal: Medal) => void,
  { hasWater = true }: { hasWater?: boolean } = {},
): void {
  const medal = new Medal()
  const { canvas } = medal
  const round = (radius: number) => ellipse(MIDDLE, MIDDLE, radius, radius)
  const brass = (...stops: readonly [string, string, string]) =>
    canvas.linearAt(
      [
        [0, stops[0]],
        [0.46, stops[1]],
        [1, stops[2]],
      ],
      [52, 28],
      [196, 214],
    )
  medal.fill(round(116), brass('#FBE0A6', '#BC8540', '#5B3A1E'))
  medal.fill(round(110.5), brass('#8A5A2B', '#D9A65C', '#F0CB88'))
  medal.fill(round(107), brass('#EBC27A', '#B07A38', '#74491F'))
  for (let index = 0; index < 12; index += 1) {
    const angle = (index / 12) * Math.PI * 2 + Math.PI / 12
    const at: Point = [MIDDLE + Math.cos(angle) * 101, MIDDLE + Math.sin(angle) * 101]
    medal.dot([at[0] + 0.8, at[1] + 1], 3, '#4A2D15', 0.55).dot(at, 2.8, '#D9A65C')
    medal.dot([at[0] - 0.8, at[1] - 0.9], 1.2, '#FFF0CC', 0.9)
  }
  medal.fill(round(96), brass('#3A2414', '#6B4420', '#E0B36A'))
  medal.within(`clip-path="${canvas.clip(round(WINDOW))}"`, () => {
    const [zenith, middle, horizon] = hour.sky
    const bottom = hasWater ? WATER : 214
    medal.fill(
      round(WINDOW),
      canvas.linearAt(
        [
          [0, zenith],
          [0.55, middle],
          [1, horizon],
        ],
        [MIDDLE, 27],
        [MIDDLE, bottom],
      ),
    )
    if (hasWater) water(medal, hour)
    draw(medal)
    const shade = canvas.radialAt(
      [
        [0, '#061226', 0],
        [0.78, '#061226', 0],
        [1, '#061226', 0.62],
      ],
      [MIDDLE - 5, MIDDLE - 7],
      WINDOW + 8,
    )
    medal.fill(round(WINDOW), shade)
  })
  medal.fill('M52 92Q72 44 126 38Q84 54 66 98Q58 102 52 92Z', '#FFFFFF', 0.13)
  canvas.group(name, medal.markup())
  canvas.write(join('scenes/lantern-isles/badges', `${name}.svg`))
}

function water(medal: Medal, { water: [near, far] }: Hour): void {
  const { canvas } = medal
  const paint = canvas.linearAt(
    [
      [0, near],
      [1, far],
    ],
    [MIDDLE, WATER],
    [MIDDLE, 216],
  )
  medal.fill(`M20 ${WATER}H220V220H20Z`, paint)
  for (const [x, y, width] of [
    [74, 168, 22],
    [166, 172, 26],
    [104, 183, 30],
    [150, 192, 34],
    [88, 201, 30],
  ] as const) {
    medal.fill(lens(x, y, width, 1.3), mix(near, '#FFFFFF', 0.28), 0.42)
  }
}
