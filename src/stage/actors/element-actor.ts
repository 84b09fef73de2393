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

/** The picture of an element, its done picture coming over it and then in its place, and the mist before it. */
export class ElementActor extends Actor<ElementModel> {
  #body = new Container()
  #base: Sprite | null = null
  #done: Sprite | null = null
  #hovered: Sprite | null = null
  #veil: Sprite | null = null
  #stand: Texture | null = null

  protected show({ staged, element }: ElementModel): void {
    this.#clear()
    const { picture, done, hovered, veil } = element.layout
    this.#body = new Container()
    const texture = staged.texture(picture)
    if (!texture) this.#stand = paintPlaceholder(element.name, picture.box.width, picture.box.height)
    const shown = texture ?? this.#stand
    this.#base = shown && spriteIn(picture.box, shown)
    if (this.#base) this.#body.addChild(this.#base)
    this.#done = this.#spriteOf(staged, done)
    if (this.#done) this.#body.addChild(this.#done)
    this.#hovered = this.#spriteOf(staged, hovered ?? null)
    if (this.#hovered) this.#body.addChild(this.#hovered)
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
    setAlpha(this.#done, pose.done)
    if (this.#base) this.#base.visible = !this.#done || pose.done < 1
    setAlpha(this.#hovered, pose.hover)
    if (this.#veil) {
      setAlpha(this.#veil, pose.veil)
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

function setAlpha(sprite: Sprite | null, alpha: number): void {
  if (!sprite) return
  sprite.alpha = alpha
  sprite.visible = alpha > 0
}
