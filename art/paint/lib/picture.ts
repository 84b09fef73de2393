import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Definitions } from './definitions.ts'
import { hoverRim, type Lamp } from './light.ts'
import type { Sketch } from './sketch.ts'

export interface ElementParts {
  sketch: Sketch
  lamp?: Lamp
  /** y where windows throw streaks on the water; none on land. */
  waterline?: number
  veil?: Sketch
  unit?: number
}

/** The whole drawing: shared definitions and the named top-level groups in drawing order. */
export class Picture extends Definitions {
  readonly width: number
  readonly height: number
  private readonly groups: string[] = []

  constructor(width: number, height: number) {
    super()
    this.width = width
    this.height = height
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
