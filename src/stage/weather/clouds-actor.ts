import { Sprite } from 'pixi.js'
import { Actor } from '../actors/actor.ts'
import type { StagedScene } from '../actors/staged-scene.ts'
import type { Size } from '../geometry.ts'
import { CLOUD_COUNT, seeCloud } from './clouds.ts'
import { weatherArt } from './weather-art.ts'

interface CloudsModel {
  staged: StagedScene
  size: Size
}

const SEED = 20
/** Far away: they hardly follow the camera. */
const DEPTH = 0.2

export class Clouds extends Actor<CloudsModel> {
  #drifting: Sprite[] = []

  protected show(): void {
    for (const child of this.removeChildren()) child.destroy()
    const { clouds } = weatherArt()
    this.#drifting = []
    for (let index = 0; index < CLOUD_COUNT; index += 1) {
      const texture = clouds[index % clouds.length]
      if (texture) this.#drifting.push(this.addChild(new Sprite(texture)))
    }
  }

  step(time: number): void {
    const model = this.model
    if (!model) return
    const { staged, size } = model
    this.x = (staged.seenFrom.x - size.width / 2) * (1 - DEPTH)
    this.#drifting.forEach((cloud, index) => {
      const { x, y, width, opacity } = seeCloud(SEED, index, time / 1000, size)
      cloud.position.set(x, y)
      cloud.scale.set(width / cloud.texture.width)
      cloud.alpha = opacity
    })
  }
}
