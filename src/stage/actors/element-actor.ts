import { Container, type Sprite, type Texture } from 'pixi.js'
import type { SceneElement } from '#shared/scene/description.ts'
import type { Placed } from '#shared/scene/layout.ts'
import { paintPlaceholder } from '../art/painted.ts'
import { Actor, spriteIn } from './actor.ts'
import { LIFT } from './element-pose.ts'
import type { StagedScene } from './staged-scene.ts'

export interface ElementModel {
  staged: StagedScene
  element: SceneElement
  /** In reading order. */
  index: number
}

/** The picture of an element, its done picture over it, and the mist before it. */
export class ElementActor extends Actor<ElementModel> {
  #body = new Container()
  #done: Sprite | null = null
  #veil: Sprite | null = null
  #stand: Texture | null = null

  protected show({ staged, element }: ElementModel): void {
    this.#clear()
    const { picture, done, veil } = element.layout
    this.#body = new Container()
    const texture = staged.texture(picture)
    if (!texture) this.#stand = paintPlaceholder(element.name, picture.box.width, picture.box.height)
    const shown = texture ?? this.#stand
    if (shown) this.#body.addChild(spriteIn(picture.box, shown))
    this.#done = this.#spriteOf(staged, done)
    if (this.#done) this.#body.addChild(this.#done)
    this.addChild(this.#body)
    this.#veil = this.#spriteOf(staged, veil)
    if (this.#veil) this.addChild(this.#veil)
  }

  step(time: number): void {
    const model = this.model
    if (!model) return
    const { staged, element, index } = model
    const pose = staged.pose(element)
    this.#body.position.set(pose.shakeX, (-LIFT / staged.seenFrom.scale) * pose.hover)
    if (this.#done) {
      this.#done.alpha = pose.done
      this.#done.visible = pose.done > 0
    }
    if (this.#veil) {
      this.#veil.alpha = pose.veil
      this.#veil.visible = pose.veil > 0
      this.#veil.x = (element.layout.veil?.box.x ?? 0) + Math.sin(time / 5200 + index) * 14
    }
  }

  override destroy(): void {
    super.destroy()
    this.#stand?.destroy(true)
  }

  #clear(): void {
    for (const child of this.removeChildren()) child.destroy({ children: true })
    this.#stand?.destroy(true)
    this.#stand = null
  }

  #spriteOf(staged: StagedScene, placed: Placed | null): Sprite | null {
    const texture = placed && staged.texture(placed)
    return placed && texture ? spriteIn(placed.box, texture) : null
  }
}
