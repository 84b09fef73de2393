import { Sprite } from 'pixi.js'
import { Actor } from '../actors/actor.ts'
import type { StagedScene } from '../actors/staged-scene.ts'
import { camera } from '../runtime.ts'
import { bubblesOf, seeBubble, type Bubble } from './bubbles.ts'
import { weatherArt } from './weather-art.ts'

interface BubblesModel {
  staged: StagedScene
  bubbles: number
}

const SEED = 5
/** They have long been rising when the player arrives (s). */
const AHEAD = 13

/** A bubble and the sprite that shows it. */
interface Rising {
  bubble: Bubble
  sprite: Sprite
}

/** Rise on the screen, as snow falls on it. */
export class Bubbles extends Actor<BubblesModel> {
  #rising: Rising[] = []
  /** Written anew for each bubble. */
  readonly #seen = { x: 0, y: 0, size: 0, opacity: 0 }

  protected show({ bubbles }: BubblesModel): void {
    for (const child of this.removeChildren()) child.destroy()
    const texture = weatherArt().bubble
    this.#rising = bubblesOf(SEED, bubbles).map((bubble) => ({
      bubble,
      sprite: this.addChild(new Sprite({ texture, anchor: 0.5 })),
    }))
  }

  step(time: number): void {
    if (!this.model) return
    this.alpha = this.model.staged.alpha
    const seconds = AHEAD + time / 1000
    const { screen } = camera
    for (const { bubble, sprite } of this.#rising) {
      const { x, y, size, opacity } = seeBubble(bubble, seconds, screen, this.#seen)
      sprite.position.set(x, y)
      sprite.scale.set(size / sprite.texture.width)
      sprite.alpha = opacity
    }
  }
}
