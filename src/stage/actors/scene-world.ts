import { Container } from 'pixi.js'
import { camera } from '../runtime.ts'
import type { StagedScene } from './staged-scene.ts'

/** The world of one scene: one render group, so that a pan is one matrix and not a thousand. */
export class SceneWorld extends Container {
  #model: StagedScene | null = null

  constructor() {
    super({ isRenderGroup: true, eventMode: 'none' })
  }

  get model(): StagedScene | null {
    return this.#model
  }

  set model(model: StagedScene | null) {
    this.#model = model
    model?.actors.add(this)
    if (model) this.once('added', () => model.arrive())
  }

  step(): void {
    const model = this.#model
    if (!model) return
    const { x, y, scale } = model.seenFrom
    const { width, height } = camera.screen
    this.scale.set(scale)
    this.position.set(width / 2 - x * scale, height / 2 - y * scale)
    this.alpha = model.alpha
  }

  override destroy(): void {
    const model = this.#model
    this.#model = null
    super.destroy({ children: true })
    model?.dispose()
  }
}
