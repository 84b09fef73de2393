import { Sprite } from 'pixi.js'
import { camera } from '../runtime.ts'
import { flakesOf, seeFlake, type Flake } from '../weather/snow.ts'
import { Actor } from './actor.ts'
import type { StagedScene } from './staged-scene.ts'

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

  protected show({ staged, flakes }: SnowModel): void {
    for (const child of this.removeChildren()) child.destroy()
    const pictures = staged.weatherArt.flakes
    this.#falling = flakesOf(SEED, flakes).flatMap((flake, index) => {
      const texture = pictures[index % pictures.length]
      if (!texture) return []
      const sprite = new Sprite({ texture, anchor: 0.5, scale: flake.size / texture.width })
      return { flake, sprite }
    })
    for (const { sprite } of this.#falling) this.addChild(sprite)
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
