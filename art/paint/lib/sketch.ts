import { c, type Tone } from './colour.ts'
import { LightRecorder } from './light.ts'
import { r } from './path.ts'
import type { Definitions } from './definitions.ts'

/**
 * One thing being drawn: its shapes in order, its place in air and dusk, and what the light will need to know of it.
 * Parts draw into it and register their windows, lit surfaces and silhouettes.
 */
export class Sketch {
  readonly picture: Definitions
  readonly tone: Tone
  readonly light = new LightRecorder()
  private readonly shapes: string[] = []

  constructor(picture: Definitions, tone: Tone) {
    this.picture = picture
    this.tone = tone
  }

  /** A thing's own colour as it looks here. */
  c(own: string): string {
    return c(own, this.tone)
  }

  fill(d: string, paint: string, opacity = 1): this {
    this.shapes.push(`<path d="${d}" fill="${paint}"${opacity === 1 ? '' : ` opacity="${r2(opacity)}"`}/>`)
    return this
  }

  stroke(d: string, paint: string, width: number, opacity = 1): this {
    const see = opacity === 1 ? '' : ` opacity="${r2(opacity)}"`
    this.shapes.push(
      `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${r(width)}" stroke-linecap="round"${see}/>`,
    )
    return this
  }

  /** Shapes drawn by `draw`, inside `attributes` (a clip, a filter, an opacity). */
  within(attributes: string, draw: () => void): this {
    this.shapes.push(`<g ${attributes}>`)
    draw()
    this.shapes.push('</g>')
    return this
  }

  /** Left to right over the shape, in own colours. */
  across(...own: readonly [string, string, ...string[]]): string {
    return this.picture.linear(own.map((colour, i) => [r2(i / (own.length - 1)), this.c(colour)] as const))
  }

  /** Top to bottom over the shape, in own colours. */
  down(...own: readonly [string, string, ...string[]]): string {
    return this.picture.linear(
      own.map((colour, i) => [r2(i / (own.length - 1)), this.c(colour)] as const),
      [0, 0],
      [0, 1],
    )
  }

  markup(): string {
    return this.shapes.join('\n')
  }
}

function r2(v: number): number {
  return Math.round(v * 100) / 100
}
