import { mist } from '../../lib/parts/mist.ts'
import { hoverRim, type Lamp } from '../../lib/light.ts'
import { ellipse, type Point } from '../../lib/path.ts'
import type { Picture } from '../../lib/picture.ts'
import { Sketch } from '../../lib/sketch.ts'

export interface Place {
  sketch: Sketch
  /** The lantern that shines on all around it. */
  lamp: Lamp
  /** Further lanterns that burn with it: middle and radius of the halo. */
  more?: readonly (readonly [at: Point, radius: number])[]
  /** Warm light on the ground: middle and half width. */
  pools?: readonly (readonly [at: Point, half: number])[]
  /** Where mist lies while it is locked: middle of its foot, half width, height. */
  veil?: readonly [at: Point, half: number, height: number]
}

/** A task's place in a scene: the drawing, its glow, its light from all its lanterns, the rim, the mist. */
export function place(
  picture: Picture,
  id: string,
  { sketch, lamp, more = [], pools = [], veil }: Place,
): void {
  const body = picture.define((at) => `<g id="${at}">${sketch.markup()}</g>`)
  picture.group(`element ${id}`, `<use href="#${body}"/>`)
  picture.group(`element ${id} glow`, sketch.light.glow(picture))
  picture.group(
    `element ${id} light`,
    pools.map(([at, half]) => ground(picture, at, half)).join('') +
      sketch.light.shine(picture, lamp) +
      more.map(([at, radius]) => flame(picture, at, radius)).join(''),
  )
  picture.group(`element ${id} hover`, hoverRim(picture, body))
  if (veil) {
    const fog = new Sketch(picture, sketch.tone)
    const [[x, y], half, height] = veil
    mist(fog, [x, y - height * 0.42], half * 0.8, height * 0.8, Math.round(x) + 1)
    mist(fog, [x, y], half, height, Math.round(x))
    picture.group(`element ${id} veil`, fog.markup())
  }
}

function flame(picture: Picture, [x, y]: Point, radius: number): string {
  const halo = picture.radial([
    [0, '#F0AC40', 0.7],
    [0.06, '#E89C34', 0.5],
    [0.2, '#DC8A24', 0.28],
    [0.5, '#C06C1A', 0.11],
    [1, '#7A3A24', 0],
  ])
  const core = picture.radial([
    [0, '#FFF6DC', 0.95],
    [0.3, '#FFE2A0', 0.7],
    [1, '#F0AC40', 0],
  ])
  return `<path d="${ellipse(x, y, radius, radius)}" fill="${halo}"/><path d="${ellipse(x, y, radius * 0.11, radius * 0.12)}" fill="${core}"/>`
}

function ground(picture: Picture, [x, y]: Point, half: number): string {
  const fill = picture.radial([
    [0, '#C88A22', 0.85],
    [0.35, '#B0701C', 0.5],
    [0.7, '#7A4A18', 0.18],
    [1, '#5A3416', 0],
  ])
  return `<path d="${ellipse(x, y, half, half * 0.2)}" fill="${fill}"/>`
}
