import { mix } from '../../lib/colour.ts'
import { ellipse, r, type Point } from '../../lib/path.ts'
import { Picture } from '../../lib/picture.ts'
import { Sketch } from '../../lib/sketch.ts'

export const WIDTH = 960
export const HEIGHT = 600

const WARM = '#FFB45C'
const NIGHT = '#10244C'

export interface Form {
  /** Where this thing's light comes from; the picture's own side when left out. */
  from?: Side
  /** Width in px of the lit edge; 0 for none. */
  rim?: number
  /** 0 flat to 1 strong: how much lighter and darker the two sides are. */
  depth?: number
  /** Share of the lamp's warmth that falls on it; 0 behind glass or far away. */
  warmth?: number
}

export type Side = 'left' | 'right' | 'top' | 'below'

/** The way the light travels, as a vector of the picture. */
const RAYS: Record<Side, Point> = { left: [1, 0.35], right: [-1, 0.35], top: [0.25, 1], below: [0.25, -1] }

/** A placed thing sees the picture from its own corner: how it is turned, scaled, mirrored, and where the lamp is then. */
interface Placing {
  lamp: Point
  scale: number
  bend: (ray: Point) => Point
}

/** One card picture while it is drawn: things are given a colour, the spot gives them form from its one lamp. */
export class Spot extends Sketch {
  declare readonly picture: Picture
  readonly lamp: Point
  readonly reach: number
  readonly side: Side
  private placing: Placing

  /** @param lamp where the warm light burns @param reach px until its warmth is gone. */
  constructor(lamp: Point, reach = 520, side: Side = lamp[0] < WIDTH / 2 ? 'left' : 'right') {
    super(new Picture(WIDTH, HEIGHT), { air: 0, dusk: 0, x: 0.5 })
    this.lamp = lamp
    this.reach = reach
    this.side = side
    this.placing = { lamp, scale: 1, bend: (ray) => ray }
  }

  /** A lit body: light side, shadow side, the lamp's warmth on it and a bright edge towards the lamp. */
  form(d: string, own: string, { from = this.side, rim = 3, depth = 0.5, warmth = 1 }: Form = {}): this {
    const [a, b] = this.ends(from)
    const paint = this.picture.linear(
      [
        [0, mix(own, '#FFE3C2', depth * 0.36)],
        [0.4, own],
        [1, mix(own, NIGHT, depth)],
      ],
      a,
      b,
    )
    this.fill(d, paint)
    if (warmth > 0) this.fill(d, this.warm(), warmth)
    if (rim > 0) this.rim(d, rim, from)
    return this
  }

  /** The edge that looks towards the light, inside the shape. */
  rim(d: string, width: number, from: Side = this.side, colour = '#FFE2B0', strength = 0.75): this {
    const [a, b] = this.ends(from)
    const paint = this.picture.linear(
      [
        [0, colour, strength],
        [0.38, colour, 0],
        [1, colour, 0],
      ],
      a,
      b,
    )
    return this.inside(d, () => this.stroke(d, paint, width * 2))
  }

  /** A soft darker part inside a shape. */
  shade(d: string, part: string, opacity = 0.35, colour = NIGHT): this {
    return this.inside(d, () => this.fill(part, colour, opacity))
  }

  /** Draws inside the shape only. */
  inside(d: string, draw: () => void): this {
    return this.within(`clip-path="${this.picture.clip(d)}"`, draw)
  }

  /** Draws moved, turned (degrees) and scaled; a negative `flip` mirrors left and right. The light stays where it is. */
  placed([x, y]: Point, turn: number, scale: number, draw: () => void, flip: 1 | -1 = 1): this {
    const outer = this.placing
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const back = ([vx, vy]: Point): Point => [flip * (vx * cos + vy * sin), vy * cos - vx * sin]
    const [lx, ly] = back([outer.lamp[0] - x, outer.lamp[1] - y])
    this.placing = {
      lamp: [lx / scale, ly / scale],
      scale: outer.scale * scale,
      bend: (ray) => back(outer.bend(ray)),
    }
    this.within(
      `transform="translate(${r(x)} ${r(y)}) rotate(${r(turn)}) scale(${flip * scale} ${scale})"`,
      draw,
    )
    this.placing = outer
    return this
  }

  /** Light in the air. */
  glow([x, y]: Point, radius: number, strength = 0.8, colour = WARM): this {
    const paint = this.picture.radial([
      [0, mix(colour, '#FFF3D6', 0.45), strength],
      [0.12, colour, strength * 0.62],
      [0.34, colour, strength * 0.3],
      [0.64, mix(colour, '#F2703F', 0.4), strength * 0.1],
      [1, mix(colour, '#F2703F', 0.6), 0],
    ])
    return this.fill(ellipse(x, y, radius, radius), paint)
  }

  /** Light lying on a surface. */
  pool([x, y]: Point, half: number, height: number, strength = 0.5, colour = WARM): this {
    const paint = this.picture.radial([
      [0, colour, strength],
      [0.45, colour, strength * 0.45],
      [1, colour, 0],
    ])
    return this.fill(ellipse(x, y, half, height), paint)
  }

  /** Contact shadow. */
  shadow([x, y]: Point, half: number, height: number, strength = 0.6): this {
    const paint = this.picture.radial([
      [0, '#071630', strength],
      [0.6, '#071630', strength * 0.62],
      [1, '#071630', 0],
    ])
    return this.fill(ellipse(x, y, half, height), paint)
  }

  /** Darker corners, then the file. */
  finish(file: string): void {
    const corners = this.picture.radialAt(
      [
        [0, '#071833', 0],
        [0.58, '#071833', 0],
        [1, '#071833', 0.62],
      ],
      [WIDTH / 2, HEIGHT * 0.48],
      640,
      0.8,
    )
    this.fill(`M0 0H${WIDTH}V${HEIGHT}H0Z`, corners)
    this.picture.group('picture', this.markup())
    this.picture.write(file)
  }

  private warm(): string {
    return this.picture.radialAt(
      [
        [0, WARM, 0.62],
        [0.3, WARM, 0.36],
        [0.65, '#F2883F', 0.12],
        [1, '#F2703F', 0],
      ],
      this.placing.lamp,
      this.reach / this.placing.scale,
    )
  }

  /** Where a gradient across a thing's box begins and ends, in shares of the box. */
  private ends(from: Side): readonly [Point, Point] {
    const [vx, vy] = this.placing.bend(RAYS[from])
    const k = 2 * Math.max(Math.abs(vx), Math.abs(vy))
    const round = (v: number): number => Math.round(v * 100) / 100
    return [
      [round(0.5 - vx / k), round(0.5 - vy / k)],
      [round(0.5 + vx / k), round(0.5 + vy / k)],
    ]
  }
}
