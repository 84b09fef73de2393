import { Container, type Sprite, type Texture } from 'pixi.js'
import type { SceneElement } from '#shared/scene/description.ts'
import type { Box, Placed } from '#shared/scene/layout.ts'
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

/**
 * The picture of an element, its done picture coming over it and then in its place, and the mist before it. Until the
 * picture has come, its part of the poster stands there.
 */
export class ElementActor extends Actor<ElementModel> {
  #body = new Container()
  #base: Sprite | null = null
  #patch: Sprite | null = null
  #done: Sprite | null = null
  #hovered: Sprite | null = null
  #veil: Sprite | null = null
  #stand: Texture | null = null

  protected show({ staged, element }: ElementModel): void {
    this.#clear()
    const { picture, done, hovered, veil } = element.layout
    this.#body = new Container()
    const texture = this.take(picture)
    if (!texture || staged.share(picture) < 1) this.#patch = this.#cutPatch(staged, picture.box)
    if (!texture && !staged.isComing(picture))
      this.#stand = paintPlaceholder(element.name, picture.box.width, picture.box.height)
    const shown = texture ?? this.#stand
    this.#base = shown && spriteIn(picture.box, shown)
    this.#done = this.#spriteOf(done)
    this.#hovered = this.#spriteOf(hovered)
    for (const sprite of [this.#patch, this.#base, this.#done, this.#hovered])
      if (sprite) this.#body.addChild(sprite)
    this.addChild(this.#body)
    this.#veil = this.#spriteOf(veil)
    if (this.#veil) this.addChild(this.#veil)
  }

  step(time: number): void {
    const model = this.model
    if (!model) return
    const { staged, element, index } = model
    const pose = staged.pose(element)
    this.#body.position.set(pose.shakeX, (-LIFT / staged.seenFrom.scale) * pose.hover)
    const { picture, done, hovered, veil } = element.layout
    const come = this.#base ? staged.share(picture) : 0
    const doneShare = this.#done ? pose.done * staged.share(done) : 0
    // The poster behind shows the same: only where that fades, or the place rises off it, is there need of its part.
    const need = Math.max(1 - staged.posterShare, pose.hover)
    setAlpha(this.#patch, need * (1 - Math.max(come, doneShare)))
    setAlpha(this.#done, doneShare)
    setAlpha(this.#base, doneShare < 1 ? come : 0)
    setAlpha(this.#hovered, pose.hover * staged.share(hovered))
    if (this.#veil) {
      setAlpha(this.#veil, pose.veil * staged.share(veil))
      this.#veil.x = (veil?.box.x ?? 0) + Math.sin(time / 5200 + index) * 14
    }
  }

  override destroy(): void {
    this.#clear()
    super.destroy()
  }

  #clear(): void {
    // Its texture is its own; the poster is not.
    this.#patch?.destroy({ texture: true })
    this.#patch = null
    this.hasPoster = false
    for (const child of this.removeChildren()) child.destroy({ children: true })
    this.#stand?.destroy(true)
    this.#stand = null
  }

  #cutPatch(staged: StagedScene, box: Box): Sprite | null {
    const cut = staged.cutPoster(box)
    this.hasPoster = cut !== null
    return cut && spriteIn(cut.box, cut.texture)
  }

  #spriteOf(placed: Placed | null | undefined): Sprite | null {
    const texture = this.take(placed)
    return placed && texture ? spriteIn(placed.box, texture) : null
  }
}

function setAlpha(sprite: Sprite | null, alpha: number): void {
  if (!sprite) return
  sprite.alpha = alpha
  sprite.visible = alpha > 0
}
