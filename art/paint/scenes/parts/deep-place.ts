import { hoverRim, type Lamp } from '../../lib/light.ts'
import { ellipse, r, type Point } from '../../lib/path.ts'
import type { Picture } from '../../lib/picture.ts'
import type { Sketch } from '../../lib/sketch.ts'

export interface DeepPlace {
  sketch: Sketch
  lamp: Lamp
  /** Further lamps that burn with it: middle and radius of the halo. */
  more?: readonly (readonly [at: Point, radius: number])[]
  /** How it has settled: degrees, and the point it leans about. */
  lean?: readonly [degrees: number, about: Point]
}

/** A place under water: its drawing and its lights, all leaning as one. */
export function deepPlace(picture: Picture, id: string, { sketch, lamp, more = [], lean }: DeepPlace): void {
  const leaning = (markup: string): string =>
    lean ? `<g transform="rotate(${lean[0]} ${r(lean[1][0])} ${r(lean[1][1])})">${markup}</g>` : markup
  const body = picture.define((at) => `<g id="${at}">${leaning(sketch.markup())}</g>`)
  picture.group(`element ${id}`, `<use href="#${body}"/>`)
  picture.group(`element ${id} glow`, leaning(sketch.light.glow(picture)))
  picture.group(
    `element ${id} light`,
    leaning(
      sketch.light.shine(picture, lamp) + more.map(([at, radius]) => halo(picture, at, radius)).join(''),
    ),
  )
  picture.group(`element ${id} hover`, hoverRim(picture, body))
}

function halo(picture: Picture, [x, y]: Point, radius: number): string {
  const fill = picture.radial([
    [0, '#F0AC40', 0.6],
    [0.2, '#DC8A24', 0.28],
    [0.5, '#C06C1A', 0.11],
    [1, '#7A3A24', 0],
  ])
  return `<path d="${ellipse(x, y, radius, radius)}" fill="${fill}"/>`
}
