import type { Sprite } from 'pixi.js'
import type { SceneElement } from '#shared/scene/description.ts'
import type { Box, Placed } from '#shared/scene/layout.ts'
import { standIns } from '../art/stand-ins.ts'
import { isStill } from '../runtime.ts'
import { Actor, spriteIn } from './actor.ts'
import type { ElementModel } from './element-actor.ts'
import { breath, LIFT } from './element-pose.ts'
import type { StagedScene } from './staged-scene.ts'

/** How strong the slow glow of an open place becomes. */
const BREATH_ALPHA = 0.5
/** A rim at its full strength burns out to white on snow. */
const RIM_ALPHA = 0.7
/** Share of the rim that mist swallows. */
const MIST_DIMS = 0.35

/** All that is added as light over an element. Every scene draws these together: one blend mode, one draw. */
export class ElementLight extends Actor<ElementModel> {
  #glow: Sprite | null = null
  #light: Sprite | null = null
  #hover: Sprite | null = null
  #breath: Sprite | null = null

  protected show({ staged, element }: ElementModel): void {
    for (const child of this.removeChildren()) child.destroy()
    const { glow, light, hover } = element.layout
    this.#glow = this.#add(glow)
    this.#light = this.#add(light)
    this.#hover = this.#add(hover)
    this.#breath = element.isBlinking ? this.#addAt(staged, element) : null
  }

  step(time: number): void {
    const model = this.model
    if (!model) return
    const { staged, element, index } = model
    const pose = staged.pose(element)
    this.position.set(pose.shakeX, (-LIFT / staged.seenFrom.scale) * pose.hover)
    const { glow, light, hover } = element.layout
    setLevel(this.#glow, pose.glow * staged.share(glow))
    setLevel(this.#light, pose.light * staged.share(light))
    setLevel(this.#hover, RIM_ALPHA * pose.hover * staged.share(hover) * (1 - MIST_DIMS * pose.veil))
    if (!this.#breath) return
    const breathing = isStill() ? 0 : breath(time, index)
    setLevel(this.#breath, BREATH_ALPHA * breathing + (this.#hover ? 0 : 0.35 * pose.hover))
  }

  #add(placed: Placed | null): Sprite | null {
    const texture = this.take(placed)
    if (!placed || !texture) return null
    const sprite = spriteIn(placed.box, texture)
    sprite.blendMode = 'add'
    this.addChild(sprite)
    return sprite
  }

  /** Breathes with its own glow where that is drawn, else with a light at its lamp. */
  #addAt(staged: StagedScene, { layout }: SceneElement): Sprite | null {
    const drawn = this.take(layout.glow)
    if (!drawn && layout.glow && staged.isComing(layout.glow)) return null
    const box = layout.glow && drawn ? layout.glow.box : around(layout.lamp, layout.picture.box.width * 0.5)
    const sprite = spriteIn(box, drawn ?? standIns().light)
    sprite.blendMode = 'add'
    this.addChild(sprite)
    return sprite
  }
}

function around({ x, y }: { x: number; y: number }, radius: number): Box {
  return { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }
}

/** What gives no light is not drawn at all. */
function setLevel(sprite: Sprite | null, level: number): void {
  if (!sprite) return
  sprite.alpha = level
  sprite.visible = level > 0.004
}
