import { Sprite } from 'pixi.js'
import { camera } from '../runtime.ts'
import { seeFlake } from '../weather/snow.ts'
import { Actor } from './actor.ts'
import type { StagedScene } from './staged-scene.ts'

interface SnowModel {
  staged: StagedScene
  flakes: number
}

const SEED = 7
/** Snow has long been falling when the player arrives (s). */
const AHEAD = 16

/** Falls on the screen, not on the world: it does not move with the map. */
export class Snow extends Actor<SnowModel> {
  protected show({ staged, flakes }: SnowModel): void {
    for (const child of this.removeChildren()) child.destroy()
    const pictures = staged.weatherArt.flakes
    for (let index = 0; index < flakes; index += 1) {
      const texture = pictures[index % pictures.length]
      if (texture) this.addChild(new Sprite({ texture, anchor: 0.5 }))
    }
  }

  step(time: number): void {
    if (!this.model) return
    this.alpha = this.model.staged.alpha
    const seconds = AHEAD + time / 1000
    for (const [index, flake] of this.children.entries()) {
      const { x, y, size, opacity } = seeFlake(SEED, index, seconds, camera.screen)
      flake.position.set(x, y)
      flake.alpha = opacity
      if (flake instanceof Sprite) flake.scale.set(size / flake.texture.width)
    }
  }
}
