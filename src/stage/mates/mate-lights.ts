import { Sprite, type Texture } from 'pixi.js'
import type { SceneElement } from '#shared/scene/description.ts'
import type { Point } from '#shared/scene/layout.ts'
import { Actor } from '../actors/actor.ts'
import type { StagedScene } from '../actors/staged-scene.ts'
import { paint } from '../art/painted.ts'
import { isStill } from '../runtime.ts'
import { lightPlaces, sway } from './light-places.ts'

interface MateLightsModel {
  staged: StagedScene
  elements: readonly SceneElement[]
}

/** Width of a light: in units of the scene, and in CSS px at least, however small the scene stands. */
const WIDTH = 44
const LEAST_PX = 22
const TEXTURE_PX = 64

/** A light for each teammate who plays, at the place where that is. */
export class MateLights extends Actor<MateLightsModel> {
  #lights: { sprite: Sprite; home: Point }[] = []

  protected show({ elements }: MateLightsModel): void {
    for (const child of this.removeChildren()) child.destroy()
    this.#lights = elements.flatMap(({ mates = 0, layout }) =>
      lightPlaces(layout.picture.box, mates).map((home) => {
        const sprite = new Sprite({ texture: lightTexture(), anchor: 0.5 })
        return { sprite: this.addChild(sprite), home }
      }),
    )
    this.step(0)
  }

  step(time: number): void {
    const scale = this.model?.staged.seenFrom.scale ?? 1
    const width = Math.max(WIDTH, LEAST_PX / scale)
    const isResting = isStill()
    this.#lights.forEach(({ sprite, home }, index) => {
      sprite.scale.set(width / TEXTURE_PX)
      sprite.position.set(home.x, home.y + (isResting ? 0 : sway(time, index)))
    })
  }
}

let painted: Texture | null = null

/** Painted once and kept for the life of the tab. A dark rim, so that it is seen on snow; another colour than that of lamps. */
function lightTexture(): Texture {
  painted ??= paint(TEXTURE_PX, TEXTURE_PX, (brush) => {
    const middle = TEXTURE_PX / 2
    const light = brush.createRadialGradient(middle, middle, 0, middle, middle, middle)
    const stops: [number, string][] = [
      [0, '#ffffff'],
      [0.2, '#eafff6'],
      [0.36, '#7deec4'],
      [0.44, '#0b3a3a'],
      [0.52, 'rgb(11 58 58 / 0.75)'],
      [0.56, 'rgb(125 238 196 / 0.5)'],
      [1, 'rgb(125 238 196 / 0)'],
    ]
    for (const [at, colour] of stops) light.addColorStop(at, colour)
    brush.fillStyle = light
    brush.fillRect(0, 0, TEXTURE_PX, TEXTURE_PX)
  })
  return painted
}
