import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hoverRim, type Lamp } from './light.ts'
import { r, type Point } from './path.ts'
import type { Sketch } from './sketch.ts'

/** [offset 0..1, colour, opacity 0..1 (1 when left out)] */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

export interface ElementParts {
  sketch: Sketch
  lamp?: Lamp
  /** y where windows throw streaks on the water; none on land. */
  waterline?: number
  veil?: Sketch
  unit?: number
}

/** The whole drawing: shared definitions and the named top-level groups in drawing order. */
export class Picture {
  readonly width: number
  readonly height: number
  private readonly ids = new Map<string, string>()
  private readonly groups: string[] = []

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  /** Keeps a definition once; equal ones share an id. `body` gets the id to put into its markup. */
  define(body: (id: string) => string): string {
    const content = body('@')
    const known = this.ids.get(content)
    if (known) return known
    const id = `d${this.ids.size}`
    this.ids.set(content, id)
    return id
  }

  /** A gradient over the shape's own box; `from` and `to` in shares of it (light from the left by default). */
  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [1, 0.28]): string {
    return this.paint(
      (id) =>
        `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopMarkup(stops)}</linearGradient>`,
    )
  }

  /** A gradient between two points of the picture. */
  linearAt(stops: readonly Stop[], from: Point, to: Point): string {
    return this.paint(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${r(from[0])}" y1="${r(from[1])}" x2="${r(to[0])}" y2="${r(to[1])}">${stopMarkup(stops)}</linearGradient>`,
    )
  }

  /** A round gradient over the shape's own box. */
  radial(stops: readonly Stop[]): string {
    return this.paint((id) => `<radialGradient id="${id}">${stopMarkup(stops)}</radialGradient>`)
  }

  /** A round gradient around a point of the picture; `squash` flattens it. */
  radialAt(stops: readonly Stop[], [cx, cy]: Point, radius: number, squash = 1): string {
    const flat =
      squash === 1 ? '' : ` gradientTransform="translate(0 ${r(cy * (1 - squash))}) scale(1 ${squash})"`
    return this.paint(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${r(cx)}" cy="${r(cy)}" r="${r(radius)}"${flat}>${stopMarkup(stops)}</radialGradient>`,
    )
  }

  /** A blur; give `x` and `y` in px. Keep what is blurred 64 px away from the picture's edge. */
  blur(x: number, y = x): string {
    return this.paint(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`,
    )
  }

  clip(d: string): string {
    return this.paint((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  }

  private paint(body: (id: string) => string): string {
    return `url(#${this.define(body)})`
  }

  /** Adds a top-level group as the intake wants it, e.g. `element harbour glow`. @param period px after which a strip repeats. */
  group(name: string, markup: string, period?: number): void {
    this.groups.push(
      `<g id="${name}"${period === undefined ? '' : ` data-period="${period}"`}>\n${markup}\n</g>`,
    )
  }

  /**
   * An element with all its pictures: the drawing once, and what light and mist add to it.
   * @param lamp the lantern; without it there is no `light`. @param unit 2 in a picture 3840 wide, for the rim.
   */
  element(id: string, { sketch, lamp, waterline, veil, unit = 1 }: ElementParts): void {
    const body = this.define((at) => `<g id="${at}">${sketch.markup()}</g>`)
    this.group(`element ${id}`, `<use href="#${body}"/>`)
    this.group(`element ${id} glow`, sketch.light.glow(this, waterline))
    if (lamp) this.group(`element ${id} light`, sketch.light.shine(this, lamp))
    this.group(`element ${id} hover`, hoverRim(this, body, unit))
    if (veil) this.group(`element ${id} veil`, veil.markup())
  }

  markup(groups: readonly string[] = this.groups): string {
    const defs = this.definitionsFor(groups)
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n<defs>\n${defs.join('\n')}\n</defs>\n${groups.join('\n')}\n</svg>\n`
  }

  /** Those that the groups use, and those that these use. */
  private definitionsFor(groups: readonly string[]): string[] {
    const defs = new Map(
      [...this.ids].map(([content, id]) => [id, content.replaceAll('id="@"', `id="${id}"`)]),
    )
    const needed = new Set<string>()
    const open = [...groups]
    for (let markup = open.pop(); markup !== undefined; markup = open.pop()) {
      for (const [, id = ''] of markup.matchAll(/#(d\d+)/g)) {
        if (needed.has(id)) continue
        needed.add(id)
        open.push(defs.get(id) ?? '')
      }
    }
    return [...defs].filter(([id]) => needed.has(id)).map(([, markup]) => markup)
  }

  write(file: string): void {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, this.markup())
  }

  /** One file for every group, numbered from the lowest: `09 element lamp glow.svg`. Earlier ones are taken away. */
  writeLayers(folder: string): void {
    mkdirSync(folder, { recursive: true })
    for (const file of readdirSync(folder)) if (/^\d\d .*\.svg$/.test(file)) rmSync(join(folder, file))
    for (const [index, group] of this.groups.entries()) {
      const name = /^<g id="([^"]*)"/.exec(group)?.[1] ?? ''
      writeFileSync(join(folder, `${String(index + 1).padStart(2, '0')} ${name}.svg`), this.markup([group]))
    }
  }
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}
