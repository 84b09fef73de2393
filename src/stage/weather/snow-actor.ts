import { Sprite } from 'pixi.js'
import { Actor } from '../actors/actor.ts'
import type { StagedScene } from '../actors/staged-scene.ts'
import { camera } from '../runtime.ts'
import { flakesOf, seeFlake, type Flake } from './snow.ts'
import { weatherArt } from './weather-art.ts'

interface SnowModel {
  staged: StagedScene
  flakes: number
}

const SEED = 7
/** Snow has long been falling when the player arrives (s). */
const AHEAD = 16

/** A flake and the sprite that shows it. */
interface Falling {
  flake: Flake
  sprite: Sprite
}

/** Falls on the screen, not on the world: it does not move with the map. */
export class Snow extends Actor<SnowModel> {
  #falling: Falling[] = []
  /** Written anew for each flake. */
  readonly #seen = { x: 0, y: 0, opacity: 0 }

  protected show({ flakes }: SnowModel): void {
    for (const child of this.removeChildren()) child.destroy()
    const texture = weatherArt().flake
    this.#falling = flakesOf(SEED, flakes).map((flake) => {
      const sprite = new Sprite({ texture, anchor: 0.5, scale: flake.size / texture.width })
      return { flake, sprite: this.addChild(sprite) }
    })
  }

  step(time: number): void {
    if (!this.model) return
    this.alpha = this.model.staged.alpha
    const seconds = AHEAD + time / 1000
    const { screen } = camera
    for (const { flake, sprite } of this.#falling) {
      const { x, y, opacity } = seeFlake(flake, seconds, screen, this.#seen)
      sprite.position.set(x, y)
      sprite.alpha = opacity
    }
  }
}
